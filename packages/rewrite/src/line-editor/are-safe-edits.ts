import { isEditDistanceOne } from '@app/language'
import { analyseLine, findTriggers } from '@app/language/analysis'
import { isKnownWord } from '@app/language/correction'
import { readVerb } from '@app/language/corrector'
import { relateWords } from '@app/language/meaning'
import { openMeaning } from '@app/language/meaning/open'
import { readOpening } from '../engine/read-opening.ts'
import { rewriteWords } from '../word-lists.ts'
import { bulletMark, type Edit, type WordEdit } from './edit.ts'
import type { EditedFrom } from './print-bullets.ts'
import type { LineWord } from './read-features.ts'
import { findForm } from './word-forms.ts'

/**
 * Whether the edits of a line surely claim nothing that it doesn't say: only small words, marks and lead-ins are cut; only these and verbs
 * that suit any work are put in; words change their form. Other edits may be right too, but only their text can tell.
 */
export function areSafeEdits(from: EditedFrom, edits: readonly Edit[]): boolean {
	const line = readSafety(from, edits)
	return edits.every((edit, at) => {
		if (edit.word === 'cut') return mayBeCut(line, at)
		return isSafeWord(line, at) && isSafeAddition(line, at) && isSafeBreak(line, at)
	})
}

/** What decides whether an edit of a line is safe. */
type Safety = {
	tokens: readonly LineWord[]
	edits: readonly Edit[]
	/** Words that weaken what the line says, or say that it wasn't done. */
	isGuarded: readonly boolean[]
	isNegated: readonly boolean[]
	/** Words of a clause that says what somebody or something else does. */
	isOfOthers: readonly boolean[]
	/** Something in the line is smaller than it looks: helped with, planned, watched, done in part or with others. */
	isHedged: boolean
	/** Where the words end that only say that there was work. */
	openingEnd: number
}

function readSafety({ line, tokens }: EditedFrom, edits: readonly Edit[]): Safety {
	const analysed = analyseLine(line)
	const triggers = findTriggers(analysed)
	const negations = triggers.filter(({ effect }) => effect === 'negated')
	const numberAt = (start: number) => analysed.tokens.findLastIndex((one) => one.start <= start)
	const numbers = tokens.map(({ start }) => numberAt(start))
	const opening = readOpening(line)
	return {
		tokens,
		edits,
		isGuarded: numbers.map((at) => triggers.some(({ from, to }) => from <= at && at < to)),
		isNegated: numbers.map((at) => negations.some(({ reaches }) => reaches.has(at))),
		isOfOthers: numbers.map((at) => {
			const clause = analysed.clauses[analysed.tokens[at]?.clause ?? -1]
			return clause !== undefined && clause.agent !== 'writer'
		}),
		isHedged: triggers.length > negations.length,
		openingEnd: opening?.kind === 'own' ? opening.text.length : 0,
	}
}

const claimsNothing = rewriteWords.pattern('claims-nothing', 'whole')
const mayStandBeforeFigure = rewriteWords.pattern('stands-before-a-figure', 'whole')
const lightVerbs = new Set(rewriteWords.words('light-verbs'))
const isMark = (text: string) => !/[\p{L}\d]/u.test(text)
const hasFigure = (text: string) => /\d/.test(text)

function mayBeCut({ tokens, isGuarded, openingEnd }: Safety, at: number): boolean {
	const token = tokens[at]
	if (token === undefined || isGuarded[at] === true || hasFigure(token.text)) return false
	if (isMark(token.text)) return !isWithinFigure(tokens, at)
	return token.end <= openingEnd || claimsNothing.test(token.lower)
}

// A mark that belongs to a figure or joins two words without a space.
function isWithinFigure(tokens: readonly LineWord[], at: number): boolean {
	const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
	const isGlued = before?.end === token?.start && next?.start === token?.end
	return (
		isGlued ||
		(before?.end === token?.start &&
			hasFigure(before?.text ?? '') &&
			/[+%]/.test(token?.text ?? '')) ||
		(next?.start === token?.end && hasFigure(next?.text ?? ''))
	)
}

function isLightVerb(word: string): boolean {
	const lemma = readVerb(word)?.forms.lemma
	return lemma !== undefined && lightVerbs.has(lemma)
}

const mayBePutIn = (word: string) => claimsNothing.test(word) || isLightVerb(word)

function isSafeAddition(line: Safety, at: number): boolean {
	const { words } = line.edits[at] ?? { words: '' }
	if (words === '') return true
	const list = words.split(' ')
	if (!list.every(mayBePutIn)) return false
	const isBeforeFigure = hasFigure(line.tokens[at]?.text ?? '')
	if (isBeforeFigure && !mayStandBeforeFigure.test(list.at(-1) ?? '')) return false
	const hasVerb = list.some(isLightVerb)
	return !hasVerb || !(line.isHedged || line.isNegated[at] === true || line.isOfOthers[at] === true)
}

const joins = /^(?:[,;:.!?•/&+–—-]|and|also|then|plus|but|or)$/

// A bullet begins behind a mark or an "and", with what the writer did.
function isSafeBreak(
	{ tokens, edits, isHedged, isOfOthers, isNegated }: Safety,
	at: number,
): boolean {
	const isFirst = edits.slice(0, at).every(({ word }) => word === 'cut')
	if (edits[at]?.mark !== bulletMark || isFirst || at >= tokens.length) return true
	if (isHedged || isOfOthers[at] === true || isNegated[at] === true) return false
	const last = edits.findLastIndex(({ word }, before) => before < at && word !== 'cut')
	return tokens.slice(last, at).some(({ lower }) => joins.test(lower))
}

function isSafeWord(line: Safety, at: number): boolean {
	const [token, edit] = [line.tokens[at], line.edits[at]?.word]
	if (token === undefined || edit === undefined || edit === 'keep') return true
	if (edit === 'one' || edit === 'many') return true
	return isOther(edit) ? mayStandFor(line, at, edit.slice(1)) : isSafeForm(line, at)
}

const isOther = (edit: WordEdit): edit is `=${string}` => edit.startsWith('=')

// A verb in another form is the writer's act, which it may not have been in a line that says less.
function isSafeForm(
	{ tokens, edits, isHedged, isOfOthers, isNegated }: Safety,
	at: number,
): boolean {
	if (isHedged || isNegated[at] === true || isOfOthers[at] === true) return false
	if (readVerb(tokens[at]?.lower ?? '')?.is.includes('gerund') !== true) return true
	const start = tokens.findLastIndex(({ text }, before) => before < at && /^[.!?;•]$/.test(text))
	return !tokens
		.slice(start + 1, at)
		.some(({ name }, index) => name.startsWith('g') && edits[start + 1 + index]?.word === 'keep')
}

const sameThing: ReadonlySet<string> = new Set(['same', 'derived', 'listed'])

function mayStandFor(line: Safety, at: number, other: string): boolean {
	const token = line.tokens[at]
	if (token === undefined || hasFigure(token.text + other) || line.isGuarded[at] === true)
		return false
	if (mayBeCut(line, at) && mayBePutIn(other))
		return !isLightVerb(other) || !(line.isHedged || line.isNegated[at] === true)
	if (/^N[AP]$/.test(token.name) || isMark(token.text) || isMark(other)) return false
	if (findForm(token.lower, other) !== null) return isSafeForm(line, at)
	if (!isKnownWord(token.lower) && isEditDistanceOne(token.lower, other)) return true
	return sameThing.has(relateWords(openMeaning(), other, token.lower))
}
