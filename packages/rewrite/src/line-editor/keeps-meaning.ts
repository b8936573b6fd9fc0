import { findVerb, namesThing } from '@app/language'
import { confusedWith, readVerb } from '@app/language/corrector'
import type { Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { rewriteWords } from '../word-lists.ts'
import { bulletMark, type Edit } from './edit.ts'
import type { EditedFrom } from './print-bullets.ts'
import type { LineWord } from './read-features.ts'
import { putInForm } from './word-forms.ts'

/**
 * Whether the words of an edited line still mean what they meant: no part of a name or code is cut, and no verb is told as the writer's
 * act that was another's, a purpose, or a result that was only asked for.
 */
export function keepsMeaning(
	{ line, tokens }: EditedFrom,
	edits: readonly Edit[],
	tense: Tense,
): boolean {
	const isDuty = readOpening(line)?.kind === 'own'
	if (
		isHalfTold(tokens, edits) ||
		(isDuty && (hangsOnOpening(tokens, edits) || coversAct(tokens, edits)))
	)
		return false
	return tokens.every(
		(token, at) =>
			(edits[at]?.word === 'keep' || !isPartOfName(tokens, at)) &&
			!(tense === 'base' && (isFinished(tokens, edits, at) || isEnded(edits, at))) &&
			!isOfCorrector(token, edits[at]) &&
			!isLostPerson(tokens, edits, at) &&
			(findTold(token, edits[at]) === null ||
				!(
					(isDuty && isResult(token)) ||
					isThing(tokens, edits, at) ||
					isWithinClause(tokens, edits, at) ||
					isDoneTo(tokens, edits, at) ||
					isInOpenClause(tokens, edits, at)
				)),
	)
}

// The word that an edit makes a verb in its tense of; `null` where it makes none.
function findTold({ lower }: LineWord, edit: Edit | undefined): string | null {
	const { word = 'keep' } = edit ?? {}
	if (word === 'past' || word === 'base' || word === 'third') return putInForm(lower, word)
	const other = word.startsWith('=') ? word.slice(1) : ''
	const forms = readVerb(other)?.is ?? []
	return forms.some((form) => /^(?:past|base|thirdPerson)$/.test(form)) ? other : null
}

const isWord = (token: LineWord | undefined) => /[\p{L}\d]/u.test(token?.text ?? '')

// "s47", "gov.uk", "Marks & Spencer": words without a space between them, or with an "&" between capitals.
function isPartOfName(tokens: readonly LineWord[], at: number): boolean {
	const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
	if (token === undefined) return false
	if (token.text === '&')
		return /^\p{Lu}/u.test(before?.text ?? '') && /^\p{Lu}/u.test(next?.text ?? '')
	if (!isWord(token))
		return /^[.@_#+]$/.test(token.text) && touches(before, token) && touches(token, next)
	return [
		[before, tokens[at - 2]],
		[next, tokens[at + 2]],
	].some(([near, far]) => {
		if (!(touches(before, token) && near === before) && !(touches(token, next) && near === next))
			return false
		return (
			isWord(near) ||
			(/^[.@_#+]$/.test(near?.text ?? '') && isWord(far) && touchesEither(near, far))
		)
	})
}

function touches(one: LineWord | undefined, other: LineWord | undefined): boolean {
	return one !== undefined && other !== undefined && one.end === other.start
}

const touchesEither = (one: LineWord | undefined, other: LineWord | undefined) =>
	touches(one, other) || touches(other, one)

const reached = rewriteWords.pattern('verbs-of-reaching', 'whole')

// To have the duty to reach or to change something isn't to have done it.
function isResult({ lower }: LineWord): boolean {
	const lemma = readVerb(lower)?.forms.lemma ?? lower
	const meaning = findVerb(lemma)?.verb.meaning
	return meaning === 'improving' || meaning === 'reducing' || reached.test(lemma)
}

// A word that is taken for another is the corrector's to change, which looks at its place.
function isOfCorrector({ lower }: LineWord, edit: Edit | undefined): boolean {
	return edit?.word.startsWith('=') === true && confusedWith(lower).includes(edit.word.slice(1))
}

// "They moved me": without its person, what was done to the writer is done by others.
function isLostPerson(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const isPerson = /^(?:me|us|myself)$/.test(tokens[at]?.lower ?? '')
	const isAct = readVerb(tokens[at - 1]?.lower ?? '') !== null && edits[at - 1]?.word !== 'cut'
	return isPerson && isAct && edits[at]?.word === 'cut'
}

const ofFigures = /\bby \S*\d|\bfrom \S*\d.* to \S*\d/

// A verb of the first bullet that is put in the past: in a job that goes on this bullet tells what is still done.
function isEnded(edits: readonly Edit[], at: number): boolean {
	const isBehindBullet = edits
		.slice(0, at + 1)
		.some(
			({ mark }, before) =>
				mark === bulletMark && edits.slice(0, before).some(({ word }) => word !== 'cut'),
		)
	return edits[at]?.word === 'past' && !isBehindBullet
}

// A change with its figures is over, also in a job that goes on.
function isFinished(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const token = tokens[at]
	const isCut = (edits[at]?.word ?? 'cut') === 'cut'
	if (token === undefined || isCut || edits[at]?.word === 'past') return false
	if (readVerb(token.lower)?.is.includes('gerund') !== true) return false
	const end = tokens.findIndex(({ text }, after) => after > at && /^[,;.]$/.test(text))
	const rest = tokens.slice(at, end < 0 ? tokens.length : end).map(({ lower }) => lower)
	return ofFigures.test(rest.join(' ')) || (isResult(token) && rest.some((word) => /\d/.test(word)))
}

// "Arranged servicing", "teaching assistants": a gerund that a verb has for its object, or that names a thing with its noun.
function isThing(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
	if (token === undefined || readVerb(token.lower)?.is.includes('gerund') !== true) return false
	const isObject =
		at > 0 &&
		edits[at - 1]?.word !== 'cut' &&
		edits[at]?.mark === '' &&
		edits[at]?.words === '' &&
		isWord(before) &&
		!/^(?:and|or|then|also|but)$/.test(before?.lower ?? '')
	return isObject || (next !== undefined && namesThing(token.lower, next.lower))
}

// "Got the fitters booked", "are looked after": what is finished within a clause is no act of its own.
function isWithinClause(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const forms = readVerb(tokens[at]?.lower ?? '')?.is ?? []
	const isFinishedForm = forms.includes('past') || forms.includes('participle')
	if (!isFinishedForm || forms.includes('base')) return false
	const { mark = '', words = '' } = edits[at] ?? {}
	const before = edits[at - 1]?.word === 'keep' ? (tokens[at - 1]?.lower ?? '') : ','
	return (
		mark === '' &&
		words === '' &&
		isWord(tokens[at - 1]) &&
		before !== ',' &&
		!/^(?:and|or|but|then|also)$/.test(before)
	)
}

const takesOf = rewriteWords.pattern('verbs-before-of', 'whole')

// "Run by volunteers", "supervision of two": what is told is no act, or its object has lost its verb.
function isDoneTo(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const [token, next] = [tokens[at], tokens[at + 1]?.lower ?? '']
	if (token === undefined || edits[at + 1]?.word !== 'keep') return false
	if (next === 'by') return readVerb(token.lower)?.is.includes('gerund') !== true
	const told = readVerb(findTold(token, edits[at]) ?? '')
	return next === 'of' && told !== null && !takesOf.test(told.forms.lemma)
}

const opensClause = /^(?:who|which|whose|where|whom)$/

// Behind "who" or "to" a list goes on with what others do or what something is for.
function isInOpenClause(tokens: readonly LineWord[], edits: readonly Edit[], at: number): boolean {
	const isEnd = ({ text }: LineWord, before: number) =>
		before < at && (/^[.!?;•]$/.test(text) || edits[before]?.mark === bulletMark)
	const start = Math.max(0, tokens.findLastIndex(isEnd))
	return tokens.slice(start, at).some(({ lower }, index) => {
		const place = start + index
		const next = tokens[place + 1]
		const isPurpose = lower === 'to' && readVerb(next?.lower ?? '')?.is.includes('base') === true
		const isAbout = lower === 'that' && readVerb(next?.lower ?? '') !== null
		if (isAbout || opensClause.test(lower)) return true
		return isPurpose && (place + 1 === at || edits[place + 1]?.word === 'keep')
	})
}

const ofManner = rewriteWords.pattern('gerunds-of-manner', 'whole')

// The first of several gerunds in a list is told, and another isn't; or a gerund is told that names a thing.
function isHalfTold(tokens: readonly LineWord[], edits: readonly Edit[]): boolean {
	const first = edits.findIndex(({ word }) => word !== 'cut')
	const opener = tokens[first]
	const isGerund = (token: LineWord) => readVerb(token.lower)?.is.includes('gerund') === true
	if (opener === undefined || !isGerund(opener) || findTold(opener, edits[first]) === null)
		return false
	return tokens.some(
		(token, at) =>
			at > first &&
			edits[at]?.word === 'keep' &&
			isGerund(token) &&
			!ofManner.test(token.lower) &&
			/^(?:[,;&+/]|and)$/.test(tokens[at - 1]?.lower ?? ''),
	)
}

// "Responsible for checking drawings and for visits": what hung on the words that are cut hangs on nothing.
function hangsOnOpening(tokens: readonly LineWord[], edits: readonly Edit[]): boolean {
	const first = edits.findIndex(({ word }) => word !== 'cut')
	const hung = tokens[first - 1]?.lower ?? ''
	return (
		/^(?:for|to|with|of)$/.test(hung) &&
		tokens.some(
			({ lower }, at) =>
				lower === hung &&
				edits[at]?.word === 'keep' &&
				/^(?:and|,)$/.test(tokens[at - 1]?.lower ?? '') &&
				at > first,
		)
	)
}

// "Responsible for meeting targets": its act is the verb, and needs none before it.
function coversAct(tokens: readonly LineWord[], edits: readonly Edit[]): boolean {
	const first = edits.findIndex(({ word }) => word === 'keep')
	if (readVerb(tokens[first]?.lower ?? '')?.is.includes('gerund') !== true) return false
	const put = edits
		.slice(0, first + 1)
		.flatMap(({ words, word }) => [...words.split(' '), word.startsWith('=') ? word.slice(1) : ''])
	return put.some((one) => readVerb(one) !== null)
}
