import { isAlsoNoun, splitSentences, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { correctLine } from '../correct/correct-line.ts'
import type { Tense } from '../engine/clause.ts'
import { opensThing } from '../engine/opens-thing.ts'
import { readOpening } from '../engine/read-opening.ts'
import { opensWell } from '../engine/rewrite-line.ts'
import { type Segment, splitSegments } from '../engine/split-segments.ts'
import { normaliseSeparators } from '../parallel/normalise-separators.ts'
import { adjunct } from '../parallel/read-pieces.ts'
import { readsAsLearner, readsClean } from './learner-english.ts'
import { areNamed } from './named-doubts.ts'

/**
 * The faults that an editor would still correct in a line: a wrong word (`correction`) or a probably wrong one
 * (`doubt`), a sentence without its capital (`start`), marks of notes (`marks`), two sentences run into one or a
 * first person (`run-on`), a sentence that is no statement in the tense of the job (`fragment`), the wording of a
 * learner of English (`learner`), things in a row without their commas (`row`), a piece separated from the words it
 * belongs to (`hanging`), or a list behind a verb that no "and" closes (`unclosed`).
 */
export const faultKinds = [
	'correction',
	'doubt',
	'start',
	'marks',
	'run-on',
	'fragment',
	'learner',
	'row',
	'hanging',
	'unclosed',
] as const
/** One of {@link faultKinds}. */
export type FaultKind = (typeof faultKinds)[number]

/** Marks of notes and messages. */
const marks =
	/(?<=\p{Ll}) [&+] (?=\p{Ll})|(?<!\p{L})n(?!\p{L})|!|\b[Ee]tc\b|,,|\.\.|\p{L}\p{Ll}\/\p{Ll}{2}|\b(?:[Ss]tuff|lol|whatever else|anything else)\b/u
/** A second full clause behind a comma: "made windows, I also fitted them". */
const runOn =
	/(?:[,;]|\betc\.?|\band also) (?:(?!(?:who|which|that|when|where|while|if|as|because|so)\b)\p{L}+ ){0,2}(?:I|my)\b/u
/** Two clauses with different subjects, separated only by a comma: "reports were written, requests were answered". */
const spliced =
	/\b(?:was|were|is|are) [^.;]*, (?:(?!(?:and|but|or|who|which|that|when|where|while|if|as|because|so|both|all|some|most)\b)\p{L}+ ){1,4}(?:was|were|is|are) /u
/** A statement of a CV has its writer for its subject without saying so. */
const firstPerson = /(?<!\p{L})(?:I|[Ii]d|me|myself|[Ww]e)(?!\p{L})/u
/**
 * "As well as answering enquiries and fetching. Returned documents": the thing fetched stands in the next sentence.
 */
const hanging = /\bas well as \p{L}+ing\b[^.]* and \p{L}+ing(?=[.;]|$)/u

const secondAim = /^\p{Lu}\p{L}+(?:(?! to )[^.])* and to (\p{Ll}.*)$/u

/** "Ran the shop and to order stock": an act behind a "to" that nothing opened. */
function hasSecondAim(line: string): boolean {
	const [, aim = ''] = secondAim.exec(line) ?? []
	return aim !== '' && !opensThing(aim)
}

const tests: Record<FaultKind, (line: string, tense: Tense) => boolean> = {
	correction: (line) => {
		const { text, corrections } = correctLine(line)
		return text !== line || corrections > 0
	},
	doubt: (line) => !areNamed(correctLine(line).doubts),
	start: (line) => splitSentences(line).some((sentence) => withCapital(sentence) !== sentence),
	marks: (line) => marks.test(line) || normaliseSeparators(line).hasGain,
	'run-on': (line) => runOn.test(line) || spliced.test(line) || firstPerson.test(line),
	fragment: (line, tense) => splitSentences(line).some((sentence) => isFragment(sentence, tense)),
	learner: (line) => readsAsLearner(line),
	row: (line) => !readsClean(line) || lacksCommas(line),
	hanging: (line, tense) =>
		hanging.test(line) ||
		hasSecondAim(line) ||
		splitSentences(line).some((sentence) => halfTold.test(sentence) && opensWell(sentence, tense)),
	unclosed: (line, tense) => splitSentences(line).some((sentence) => isUnclosed(sentence, tense)),
}

/** Returns the faults that the engine still finds in a line; empty for a line that may be printed. */
export function findRemainingFaults(line: string, tense: Tense): FaultKind[] {
	return faultKinds.filter((kind) => tests[kind](line, tense))
}

/** The faults that make the meaning of a line unsure. */
const unclear: readonly FaultKind[] = ['correction', 'doubt', 'run-on', 'learner', 'row', 'hanging']

/** Whether the meaning of a line is sure, even if its form is still that of notes. */
export function isReadable(line: string, tense: Tense): boolean {
	return !unclear.some((kind) => tests[kind](line, tense))
}

/** "Met and greeting": the first of two verbs was put in its tense, the second wasn't. */
const halfTold = /^\p{L}+ and \p{L}+ing\b/u
const mostNounsInRow = 4

/** Whether things stand in a row without the commas that would part them. */
export function lacksCommas(line: string): boolean {
	return isRow(line) || listsBareThings(line)
}

// Nouns without a comma or a word between them.
function isRow(line: string): boolean {
	let inRow = 0
	return analyseLine(line).tokens.some(({ tag, text }) => {
		inRow = /^NNS?$/.test(tag) && /^\p{Ll}/u.test(text) ? inRow + 1 : 0
		return inRow > mostNounsInRow
	})
}

/** Whether anything is still wrong with a line. */
export function hasFaults(line: string, tense: Tense): boolean {
	return faultKinds.some((kind) => tests[kind](line, tense))
}

const fewestThings = 3

/** "Shelves tills trolleys": nothing but things in a row, though the first may look like an act. */
export function listsBareThings(line: string): boolean {
	const { tokens } = analyseLine(line)
	const words = tokens.filter(({ tag }) => !/^(?:PUN|CC)$/.test(tag))
	const isThing = ({ tag, index, lower }: (typeof tokens)[number]) =>
		/^NNS?$/.test(tag) || (/s$/.test(lower) && (/^VBZ$/.test(tag) || index === 0))
	const isUnparted = words.some(
		({ lower, index }) => /s$/.test(lower) && /s$/.test(tokens[index + 1]?.lower ?? ''),
	)
	return words.length >= fewestThings && isUnparted && words.every(isThing)
}

const unfinished = /^(?:VBG|VBZ|VBP|VB|MD|IN|TO)$/

// Opens in a gerund, a lead-in or a verb in another form; a plain list of names and a clause with its subject are whole.
function isFragment(sentence: string, tense: Tense): boolean {
	if (opensWell(sentence, tense)) return false
	const { tokens } = analyseLine(sentence)
	if (unfinished.test(tokens[0]?.tag ?? '') || readOpening(sentence) !== null) return true
	return tokens.some(
		({ tag, text }, at) =>
			/^my$/i.test(text) || (/^VB[GD]$/.test(tag) && tokens[at - 1]?.tag === 'PUN'),
	)
}

// Things listed behind a verb end with an "and", or they hang on nothing.
function isUnclosed(sentence: string, tense: Tense): boolean {
	const [first, ...rest] = splitSegments(sentence)
	if (first === undefined || !opensWell(withCapital(first.text), tense)) return false
	let isOpen = false
	const tags = tagsOf(sentence, rest)
	for (const [at, { join, text }] of rest.entries()) {
		if (readOpening(text) !== null) return true
		const isAnd = /and/.test(join)
		if (isTold(text, tense, tags[at])) {
			if (isOpen) return true
		} else if (isOpen || !(adjunct.test(text) || /^\p{L}+ing\b/u.test(text))) isOpen = !isAnd
	}
	return isOpen
}

// The part of speech of the first word of each piece.
function tagsOf(sentence: string, pieces: readonly Segment[]): (string | undefined)[] {
	const { tokens } = analyseLine(sentence)
	let from = 0
	return pieces.map(({ text }) => {
		from = Math.max(from, sentence.indexOf(text, from))
		return tokens.find(({ start }) => start === from)?.tag
	})
}

// A plain verb that is a noun too is the noun in a list, unless more follows and the tagger sees a verb.
function isTold(text: string, tense: Tense, tag: string | undefined): boolean {
	const [word = ''] = text.split(' ', 1)
	if (!opensWell(withCapital(text), tense)) return false
	return tense === 'past' || !isAlsoNoun(word) || (text !== word && /^VBP?$/.test(tag ?? ''))
}

const mostRounds = 3

/** Corrects a line repeatedly until nothing changes; `null` if that doesn't end. */
export function correctUntilStable(line: string): string | null {
	let text = line
	for (let round = 0; round < mostRounds; round++) {
		const next = correctLine(text).text
		if (next === text) return text
		text = next
	}
	return null
}
