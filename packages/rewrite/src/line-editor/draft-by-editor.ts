import { audit } from '@app/claims'
import { inBritishSpelling, withoutStop } from '@app/language'
import { analyseLine, findTriggers } from '@app/language/analysis'
import { readVerb } from '@app/language/corrector'
import { comparableWords } from '../comparable-words.ts'
import { correctLine } from '../correct/correct-line.ts'
import type { Tense } from '../engine/clause.ts'
import { opensWell } from '../engine/rewrite-line.ts'
import { correctUntilStable, findRemainingFaults } from '../gain/remaining-faults.ts'
import { findRefusal } from '../output-gate.ts'
import type { Change } from '../suggestion.ts'
import { rewriteWords } from '../word-lists.ts'
import { areSafeEdits } from './are-safe-edits.ts'
import { holdsTogether } from './holds-together.ts'
import { keepsEssentials } from './keeps-essentials.ts'
import { keepsJoints, keepsParticles, keepsPrepositions } from './keeps-joints.ts'
import { keepsMeaning } from './keeps-meaning.ts'
import { listWordings, type Wording } from './list-wordings.ts'
import { lookAgain, type ReadBullet } from './look-again.ts'
import { countLost, wordingFeatures } from './wording-features.ts'
import { wordingWeights } from './wording-weights.ts'

/** How the editor prints a line: in one statement, or in several bullets. */
export type EditorDraft = { after: string; changes: Change[]; bullets: readonly string[] }

/** A line to be edited: as it was written, and with its mistakes corrected. */
export type LineToPrint = { before: string; corrected: string; tense: Tense }

/**
 * Why a wording isn't offered: it is unlikely or no better, tells nothing that was done, runs parts of the line together, is refused by the output gate,
 * has mistakes, or claims more than the line.
 */
type WordingFault =
	| 'unlikely'
	| 'no-gain'
	| 'no-statement'
	| 'run-together'
	| 'refused'
	| 'mistakes'
	| 'claims'

/** No wording is made of a line whose likeliest one is less likely than this for each word, by the logarithm. */
const leastPerWord = -0.5
/** So many wordings are read once more at most. */
const mostRead = 2

/** Returns the likeliest wording of the line editor that may be offered; `null` if there is none. */
export function draftByEditor(line: LineToPrint): EditorDraft | null {
	let left = mostRead
	for (const wording of listWordings(line.corrected, line.tense === 'base')) {
		if (findEditFault(line, wording) !== null) continue
		const draft = offerWording(line, wording)
		if (typeof draft !== 'string') return draft
		left--
		if (left === 0) return null
	}
	return null
}

/** Returns the offer of a wording, or the first reason against it. */
function offerWording(line: LineToPrint, wording: Wording): EditorDraft | WordingFault {
	const fault = findEditFault(line, wording)
	if (fault !== null) return fault
	// Reading again takes longer than all else, so it is left out where even a bullet that is surely right would be refused.
	if (
		rateWording(wordingFeatures(wording, wording.bullets.map(readAsRight))) < wordingWeights.least
	)
		return 'unlikely'
	const read = wording.bullets.map((bullet) => lookAgain(bullet, line.tense === 'base'))
	const bullets = read.map(({ text }) => correctUntilStable(text)).filter((text) => text !== null)
	const isStable = bullets.length === wording.bullets.length
	if (!isStable || !bullets.every((bullet) => isClean(bullet, line.tense))) return 'mistakes'
	const draft = toDraft(line.before, bullets)
	const supported = wording.edits.flatMap(({ words, word }) => [words, word.replace(/^=/, '')])
	const sources = { before: line.before, others: [line.corrected], supported }
	if (findRefusal(draft.after, sources) !== null) return 'refused'
	if (!claimsNothingNew(wording, bullets)) return 'claims'
	return rateWording(wordingFeatures(wording, read)) < wordingWeights.least ? 'unlikely' : draft
}

const readAsRight = (text: string): ReadBullet => ({ text, perWord: 0, worst: 0 })

/** Log-odds that a reader would print a wording. */
function rateWording(features: readonly number[]): number {
	return features.reduce((sum, value, at) => sum + value * (wordingWeights.weights[at] ?? 0), 0)
}

// What can be told of the edits alone.
function findEditFault(line: LineToPrint, wording: Wording): WordingFault | null {
	const { from, edits, probability } = wording
	if (Math.log(probability) / edits.length < leastPerWord) return 'unlikely'
	if (!wording.bullets.every((bullet, at) => opensAsAct(bullet, at, line.tense)))
		return 'no-statement'
	if (isPolish(line, wording) || onlySupplies(wording)) return 'no-gain'
	if (countLost(wording) > 0) return 'claims'
	if (closesTwice(line, wording)) return 'run-together'
	if (!keepsJoints(from, edits) || !keepsParticles(from, edits)) return 'run-together'
	return keepsPrepositions(from, edits) && keepsMeaning(from, edits, line.tense) ? null : 'claims'
}

/** Only longer statements are better in several bullets. */
const longStatement = 25

// A statement without a mistake needs no other small words; only the parts of a long one are better as bullets.
function isPolish({ before, corrected }: LineToPrint, { bullets, from }: Wording): boolean {
	const isCorrect = comparableWords(before) === comparableWords(corrected)
	const isStatement = opensWell(corrected, 'past') || opensWell(corrected, 'base')
	return isCorrect && isStatement && (bullets.length === 1 || from.tokens.length < longStatement)
}

const supplied = new Set(rewriteWords.words('light-verbs'))

// A verb that suits any work before a list tells no more than the list.
function onlySupplies({ bullets, edits }: Wording): boolean {
	const [{ words = '' } = {}] = edits
	const lemma = readVerb(words.split(' ')[0] ?? '')?.forms.lemma ?? ''
	const isElse = edits
		.slice(1)
		.some(
			({ word, words: put }) =>
				word !== 'cut' && (word !== 'keep' || (put !== '' && put !== 'and')),
		)
	return bullets.length === 1 && supplied.has(lemma) && !isElse
}

// An "and" that is put in closes a list that has one already.
function closesTwice({ before }: LineToPrint, { bullets }: Wording): boolean {
	const count = (text: string) => text.split(/ and /i).length - 1
	return bullets.some((bullet) => count(bullet) > 1) && count(bullets.join('. ')) > count(before)
}

// A job that goes on begins with what is done in it; what has come of it may follow.
function opensAsAct(bullet: string, at: number, tense: Tense): boolean {
	return opensWell(bullet, tense) || (tense === 'base' && at > 0 && opensWell(bullet, 'past'))
}

function toDraft(before: string, bullets: readonly string[]): EditorDraft {
	const [only = ''] = bullets
	const after = bullets.length === 1 ? only : `${bullets.map(withoutStop).join('. ')}.`
	return {
		after,
		changes: [{ kind: 'phrase', before, after }],
		bullets: bullets.length === 1 ? [] : bullets,
	}
}

const kindsOfFault: ReadonlySet<string> = new Set([
	'correction',
	'doubt',
	'start',
	'marks',
	'run-on',
	'unclosed',
])
const mostExpected = 1

function isClean(statement: string, tense: Tense): boolean {
	if (correctLine(statement).expected > mostExpected) return false
	if (!holdsTogether(statement)) return false
	return !findRemainingFaults(statement, tense).some((kind) => kindsOfFault.has(kind))
}

/** Whether what was made of a line claims nothing that it doesn't. */
export function isFaithful(wording: Wording, tense: Tense): boolean {
	return (
		keepsMeaning(wording.from, wording.edits, tense) && claimsNothingNew(wording, wording.bullets)
	)
}

// What only forms and small words changed needs no comparison; other bullets claim what their part of the line does. A weakener may be
// about any part.
function claimsNothingNew(
	{ from, edits, sources }: Wording,
	statements: readonly string[],
): boolean {
	if (!keepsEssentials(from, edits, statements)) return false
	if (areSafeEdits(from, edits)) return true
	const isHedged = findTriggers(analyseLine(from.line)).length > 0
	return statements.every((statement, at) => {
		const source = isHedged ? from.line : sources[at]
		return (
			source !== undefined && audit(inBritishSpelling(source), statement).verdict === 'faithful'
		)
	})
}
