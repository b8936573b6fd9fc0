import { functionWords } from '@app/language'
import { isKnownWord } from '@app/language/correction'
import {
	type Correction,
	type CorrectorBounds,
	correctWords,
	readVerb,
} from '@app/language/corrector'
import { openCorrector } from '@app/language/corrector/open'
import { rewriteWords } from '../word-lists.ts'

/** No edit of such a kind is made, or no place of it named. */
const never = 2

/**
 * From which probability an edit is made and from which one its place is named, by the kind of mistake. Fitted on lines of one hand beside
 * their corrections that the model hadn't seen: of the edits about 97 in 100 are what was meant, of the places 8 in 10 have a mistake.
 */
const bounds: CorrectorBounds = {
	spelling: { edit: 0.95, doubt: 0.5 },
	short: { edit: 0.8, doubt: 0.6 },
	confused: { edit: 0.95, doubt: 0.8 },
	owner: { edit: 0.95, doubt: 0.85 },
	form: { edit: 0.97, doubt: 0.95 },
	number: { edit: never, doubt: never },
	article: { edit: never, doubt: never },
	preposition: { edit: 0.97, doubt: 0.85 },
	twice: { edit: 0.95, doubt: 0.8 },
}

/** Slips that cost more than this leave little of the word. */
const dearestSlips = 11
const needNoObject = rewriteWords.pattern('needs-no-object', 'whole', '')

const makesVerb = /is(?:e[ds]?|ing)$/
/** A word that is made of known ones is misspelt only if the model is this sure. */
const sureOfKnown = 0.98

// What the lists know better.
function isBarred(correction: Correction, line: string): boolean {
	const { kind, start, end, written, meant } = correction
	if (kind === 'spelling') return isTerm(correction)
	const [before = ''] = wordBefore.exec(line.slice(0, start)) ?? []
	const [, next = ''] = /^\s+(\p{L}+)/u.exec(line.slice(end)) ?? []
	const pair = `${written} ${meant}`.toLowerCase()
	// “There” stays behind verbs that need no object and before small words, and “an” before a vowel that opens no verb.
	if (pair === 'there their')
		return needNoObject.test(before.trim().toLowerCase()) || next === '' || functionWords.has(next)
	return pair === 'an and' && /^[aeiouh]/i.test(next) && readVerb(next.toLowerCase()) === null
}

// Whether a word is a term rather than a misspelling: it names who acts (“contactors”), has a capital within, is made of known words, or
// has little in common with what was meant.
function isTerm({ written, cost, probability }: Correction): boolean {
	if (cost > dearestSlips || /\p{Ll}\p{Lu}/u.test(written)) return true
	const lower = written.toLowerCase()
	const [, stem = ''] = /^(\p{Ll}{3,}?)(?:e|o)rs?$/u.exec(lower) ?? []
	const namesActor =
		stem !== '' && [stem, `${stem}e`].some((verb) => readVerb(verb)?.is.includes('base'))
	if (namesActor || !isKnownWord(lower)) return namesActor
	return probability < sureOfKnown || makesVerb.test(lower)
}

/** A line as the learned corrector leaves it. */
export type LearnedCorrection = {
	text: string
	corrections: number
	/** Words of the line in which something is probably wrong. */
	doubts: string[]
}

/** Corrects what is surely meant otherwise, and quotes the places where something probably is. */
export function correctByModel(line: string): LearnedCorrection {
	const { text, edits, doubts } = correctWords(line, openCorrector(), { bounds, isBarred })
	return { text, corrections: edits.length, doubts: doubts.map((doubt) => quotePlace(text, doubt)) }
}

const tellsAlone = 5
const wordBehind = /^\s*[\p{L}\p{N}'’-]+/u
const wordBefore = /[\p{L}\p{N}'’-]+\s*$/u

// A long word tells where it stands; a short one, or a gap, needs its neighbours.
function quotePlace(line: string, { start, end, written }: Correction): string {
	if (written.length >= tellsAlone) return written
	const [before = ''] = wordBefore.exec(line.slice(0, start)) ?? []
	const [behind = ''] = wordBehind.exec(line.slice(end)) ?? []
	if (written === '') return (before + line.slice(start, end) + behind).trim()
	return behind === '' ? (before + written).trim() : written + behind
}
