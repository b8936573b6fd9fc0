import { functionWords } from '@app/language'
import { isKnownWord } from '@app/language/correction'
import {
	type Correction,
	type CorrectorBounds,
	type CorrectorRules,
	correctWords,
	readVerb,
} from '@app/language/corrector'
import { openCorrector } from '@app/language/corrector/open'
import { readsAsLearner } from '../gain/learner-english.ts'
import { rewriteWords } from '../word-lists.ts'

/** No edit of such a kind is made, or no place of it named. */
const never = 2

const bound = ([edit, editBesides, doubt, doubtBesides]: readonly [
	number,
	number,
	number,
	number,
]) => ({
	edit,
	editBesides,
	doubt,
	doubtBesides,
})

/**
 * From which probability an edit is made, and in a messy line; from which one its place is named, and in a messy line. Fitted on hands that the
 * model hadn't seen, and on good lines: of these none is changed.
 */
const bounds: CorrectorBounds = {
	spelling: bound([0.9, 0.85, 0.87, 0.3]),
	short: bound([0.8, 0.8, 0.6, 0.4]),
	confused: bound([0.995, 0.96, 0.985, 0.5]),
	owner: bound([0.98, 0.9, 0.98, 0.4]),
	form: bound([0.99, 0.96, 0.985, 0.7]),
	number: bound([0.99, 0.98, 0.99, 0.6]),
	article: bound([never, 0.95, never, 0.75]),
	preposition: bound([0.995, 0.975, 0.99, 0.75]),
	twice: bound([0.9, 0.8, 0.8, 0.5]),
	adverb: bound([never, never, 0.9, 0.6]),
	missing: bound([never, never, never, 0.8]),
	extra: bound([0.97, 0.97, 0.95, 0.6]),
}

/** Slips that cost more than this leave little of the word. */
const dearestSlips = 11
const needNoObject = rewriteWords.pattern('needs-no-object', 'whole', '')

const makesVerb = /is(?:e[ds]?|ing)$/
/** A word that is made of known ones is misspelt only if the model is this sure. */
const sureOfKnown = 0.98

// What the lists know better.
function isBarred(correction: Correction, line: string): boolean {
	const { kind, at, start, end, written, meant } = correction
	if (kind === 'spelling') return isTerm(correction)
	// The tense of the job decides about the verb that opens a line, and “run” is also past.
	if (kind === 'form' && at === 0) return true
	const [before = ''] = wordBefore.exec(line.slice(0, start)) ?? []
	// The apostrophe behind several owners (“two weeks' worth”) is seldom too many.
	if (kind === 'owner' && /s['’]$/.test(written) && !/['’]/.test(meant)) return true
	// “Drew drew” is a name and its verb.
	if (kind === 'twice') return at > 1 && before.trim() !== written
	const [, next = ''] = /^\s+(\p{L}+)/u.exec(line.slice(end)) ?? []
	const pair = `${written} ${meant}`.toLowerCase()
	// Only its writer knows whether one person was meant.
	if (pair === 'him them' || pair === 'her them') return true
	// “There” stays behind verbs that need no object and before small words, and “an” before a vowel that opens no verb.
	if (pair === 'there their')
		return needNoObject.test(before.trim().toLowerCase()) || next === '' || functionWords.has(next)
	return pair === 'an and' && /^[aeiouh]/i.test(next) && readVerb(next.toLowerCase()) === null
}

// Whether a word is a term rather than a misspelling: it names who acts (“contactors”) or what is done again (“relit”), has a capital within, is made of known words, or
// has little in common with what was meant.
function isTerm({ written, meant, cost, probability }: Correction): boolean {
	if (cost > dearestSlips || /\p{Ll}\p{Lu}/u.test(written)) return true
	const lower = written.toLowerCase()
	if (losesSmallWord(lower, meant)) return true
	if (lower.startsWith('re') && readVerb(lower.slice(2)) !== null) return true
	const [, stem = ''] = /^(\p{Ll}{3,}?)(?:e|o)rs?$/u.exec(lower) ?? []
	const namesActor =
		stem !== '' && [stem, `${stem}e`].some((verb) => readVerb(verb)?.is.includes('base'))
	if (namesActor || !isKnownWord(lower)) return namesActor
	return probability < sureOfKnown || makesVerb.test(lower)
}

// Whether a small word would become the end of a longer one: “grands on tour” has nothing to do with a grandson.
function losesSmallWord(written: string, meant: string): boolean {
	const [, last = ''] = written.split(' ')
	return functionWords.has(last) && !functionWords.has(meant.toLowerCase())
}

/** Hardly a good line is as like those of learners. */
const surelyLearner = 0.7

/** When the learned corrector makes an edit, and when it names a place. */
export const correctorRules: CorrectorRules = {
	bounds,
	isBarred,
	looksMessy: (line) => readsAsLearner(line, { strictness: surelyLearner }),
}

/** Words of a line in which something is probably wrong, and what they should perhaps be, the likeliest first. */
export type UnsurePlace = { words: string; choices: readonly string[] }

/** A line as the learned corrector leaves it. */
export type LearnedCorrection = {
	text: string
	corrections: number
	/** Words of the line as it was that are none, whoever wrote it. */
	misspelt: string[]
	/** Places of the line where something is probably wrong. */
	doubts: UnsurePlace[]
	/** How many mistakes are probably left at other places. */
	expected: number
}

/** Of the words of people who write well hardly one is taken for a misspelling with this probability. */
const surelyMisspelt = 0.997

/** Corrects what is surely meant otherwise, and quotes the places where something probably is. */
export function correctByModel(line: string): LearnedCorrection {
	const { text, edits, doubts, expected } = correctWords(line, openCorrector(), correctorRules)
	return {
		text,
		corrections: edits.length,
		misspelt: edits
			.filter(({ kind, probability }) => kind === 'spelling' && probability >= surelyMisspelt)
			.map(({ written }) => written),
		doubts: doubts.map((doubt) => quotePlace(text, doubt)),
		expected,
	}
}

const tellsAlone = 5
const mostChoices = 2
const wordBehind = /^\s*[\p{L}\p{N}'’-]+/u
const wordBefore = /[\p{L}\p{N}'’-]+\s*$/u

function quotePlace(line: string, doubt: Correction): UnsurePlace {
	const { start, end, meant, others } = doubt
	const [from, to] = widen(line, doubt)
	const choices = [meant, ...others].slice(0, mostChoices).map((put) => {
		const gap = put !== '' && start === end ? ' ' : ''
		return (line.slice(from, start) + put + gap + line.slice(end, to)).replace(/\s+/g, ' ').trim()
	})
	const words = line.slice(from, to).trim()
	return { words, choices: choices.filter((choice) => choice !== '' && choice !== words) }
}

// A long word tells where it stands; a short one, or a gap, needs its neighbours.
function widen(line: string, { start, end, written }: Correction): [from: number, to: number] {
	if (written.length >= tellsAlone) return [start, end]
	const [before = ''] = wordBefore.exec(line.slice(0, start)) ?? []
	const [behind = ''] = wordBehind.exec(line.slice(end)) ?? []
	const isBehindEnough = written !== '' && behind !== ''
	return [isBehindEnough ? start : start - before.length, end + behind.length]
}
