import { isListedWord } from '../spelling/known-word.ts'
import type { PlaceInLine } from './candidate-clues.ts'
import { type EditKind, listPlaces, type Place } from './list-candidates.ts'
import { type LineToken, readTokens } from './read-tokens.ts'
import { type CorrectorWeights, scoreCandidates } from './score-candidates.ts'
import { viewLine } from './view-line.ts'

/** Words of a line and what was meant by them. Words that were left out, or are too many, are empty. */
export type Correction = {
	kind: EditKind
	/** The number of the word that it begins at. */
	at: number
	start: number
	end: number
	written: string
	meant: string
	/** What else may well have been meant, if it wasn't this. */
	others: readonly string[]
	/** How likely it is that this was meant. */
	probability: number
	/** What the slips of a misspelling cost, in quarters. */
	cost: number
}

/**
 * From which probability an edit of a kind is made, and from which one the place is named; and the lower ones for lines that have other
 * mistakes.
 */
export type CorrectorBounds = Readonly<
	Record<
		Exclude<EditKind, 'keep'>,
		{ edit: number; editBesides: number; doubt: number; doubtBesides: number }
	>
>

/** When a correction is made. */
export type CorrectorRules = {
	bounds: CorrectorBounds
	/** Whether a correction is out of the question, however likely the model finds it. */
	isBarred: (correction: Correction, line: string) => boolean
	/** Whether the wording of a line tells by itself that it has mistakes. */
	looksMessy: (line: string) => boolean
}

/** A line with its sure mistakes corrected. */
export type CorrectedWords = {
	text: string
	/** What was done, in order; each by its place in the line as it was read then. */
	edits: Correction[]
	/** Places of the corrected line where something is probably wrong. */
	doubts: Correction[]
	/** How many mistakes are probably left at other places. */
	expected: number
}

/** More edits than these are no repair of a line. */
const mostEdits = 10

/**
 * Makes the surest edits of a line, then reads it anew, since an edit changes what its neighbours are judged by; at last lists the places
 * where something else is probably meant. A line that is known to be messy, or had a sure mistake, probably has others.
 */
export function correctWords(
	line: string,
	weights: CorrectorWeights,
	{ bounds, isBarred, looksMessy }: CorrectorRules,
): CorrectedWords {
	const edits: Correction[] = []
	let text = line
	let isMessy = looksMessy(line)
	for (;;) {
		const found = findCorrections(text, weights).filter((one) => !isBarred(one, text))
		isMessy ||= edits.length > 0 || sumUp(found) >= fewestOfMessy
		const sure = found.filter((one) => {
			const { edit, editBesides } = boundOf(bounds, one)
			return one.probability >= (isMessy ? editBesides : edit)
		})
		const chosen = chooseApart(sure).slice(0, mostEdits - edits.length)
		if (chosen.length === 0) return { text, edits, ...nameDoubts(found, bounds, isMessy) }
		// From the end, so that the places of the others stay where they are.
		const fromEnd = chosen.sort((one, other) => other.start - one.start)
		edits.push(...fromEnd)
		text = fromEnd.reduce(applyCorrection, text)
	}
}

/** A line in which so many mistakes are expected has some. */
const fewestOfMessy = 2

/** In a line in which so many mistakes are expected, the likeliest places are named although none is sure. */
const fewestOfUnnamed = 2.2
const mostUnsure = 2
const leastUnsure = 0.4

// In the order of the line.
function listLikeliest(found: readonly Correction[]): Correction[] {
	return found
		.filter(({ probability }) => probability >= leastUnsure)
		.toSorted((one, other) => other.probability - one.probability)
		.slice(0, mostUnsure)
		.sort((one, other) => one.start - other.start)
}

const sumUp = (found: readonly Correction[]) =>
	found.reduce((sum, { probability }) => sum + probability, 0)

function nameDoubts(
	found: readonly Correction[],
	bounds: CorrectorBounds,
	isMessy: boolean,
): Pick<CorrectedWords, 'doubts' | 'expected'> {
	const doubts: Correction[] = []
	let expected = 0
	for (const one of found) {
		const { doubt, doubtBesides } = boundOf(bounds, one)
		if (one.probability >= (isMessy ? doubtBesides : doubt)) doubts.push(one)
		else expected += one.probability
	}
	if (doubts.length > 0 || expected < fewestOfUnnamed) return { doubts, expected }
	const likeliest = listLikeliest(found)
	return { doubts: likeliest, expected: expected - sumUp(likeliest) }
}

/** A correction has a say in how places are judged that begin at most so many words from it. */
const reach = 4

// The surest corrections that have no say in one another.
function chooseApart(sure: readonly Correction[]): Correction[] {
	const chosen: Correction[] = []
	for (const one of sure.toSorted((some, other) => other.probability - some.probability))
		if (chosen.every(({ at }) => Math.abs(at - one.at) > reach)) chosen.push(one)
	return chosen
}

// A word that is none (“aswell”) is taken for no other: it is misspelt.
function boundOf(
	bounds: CorrectorBounds,
	{ kind, written }: Correction,
): CorrectorBounds['spelling'] {
	if (kind === 'keep') return never
	const isNoWord =
		kind === 'confused' && !written.includes(' ') && !isListedWord(written.toLowerCase())
	return bounds[isNoWord ? 'spelling' : kind]
}

const never = { edit: 2, editBesides: 2, doubt: 2, doubtBesides: 2 }

/** Lists the likeliest correction of each place of a line. */
export function findCorrections(line: string, weights: CorrectorWeights): Correction[] {
	const tokens = readTokens(line)
	const view = viewLine(tokens)
	return listPlaces(tokens).flatMap((place) => {
		const likely = findLikeliest({ tokens, place, view }, weights)
		return likely === null ? [] : [toCorrection({ line, tokens }, place, likely)]
	})
}

type Likely = { index: number; probability: number; others: readonly number[] }

const leastOdds = 0.05
/** From which probability another candidate is worth a choice. */
const leastOfOthers = 0.1

function findLikeliest(at: PlaceInLine, weights: CorrectorWeights): Likely | null {
	const shares = scoreCandidates(weights, at)
	let index = 1
	for (let other = 2; other < shares.length; other++)
		if ((shares[other] ?? 0) > (shares[index] ?? 0)) index = other
	const probability = shares[index] ?? 0
	if (probability < leastOdds) return null
	const others = [...shares.keys()].filter(
		(other) => other > 0 && other !== index && (shares[other] ?? 0) >= leastOfOthers,
	)
	return { index, probability, others }
}

function toCorrection(
	{ line, tokens }: { line: string; tokens: readonly LineToken[] },
	{ at, length, candidates }: Place,
	{ index, probability, others }: Likely,
): Correction {
	const { kind, put, cost } = candidates[index] ?? { kind: 'keep', put: [], cost: 0 }
	const start = tokens[at]?.start ?? 0
	const end = length === 0 ? start : (tokens[at + length - 1]?.end ?? start)
	const written = line.slice(start, end)
	const show = (words: readonly string[]) => inCaseOf(written, words.join(' '))
	return {
		kind,
		at,
		start,
		end,
		written,
		meant: show(put),
		others: others.map((other) => show(candidates[other]?.put ?? [])),
		probability,
		cost,
	}
}

function inCaseOf(written: string, meant: string): string {
	const shown = meant.replace(/^i(?=$|['’])/, 'I')
	const isRaised = /^\p{Lu}\p{Ll}/u.test(written)
	return isRaised ? shown.charAt(0).toUpperCase() + shown.slice(1) : shown
}

/** Makes one correction in a line. */
export function applyCorrection(line: string, { start, end, written, meant }: Correction): string {
	const [front, rest] = [line.slice(0, start), line.slice(end)]
	if (meant !== '') return start === end ? `${front}${meant} ${rest}` : front + meant + rest
	const joined = front + rest.trimStart()
	return /^\p{Lu}/u.test(written) && front === ''
		? joined.charAt(0).toUpperCase() + joined.slice(1)
		: joined
}
