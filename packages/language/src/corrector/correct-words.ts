import { type EditKind, listPlaces, type Place } from './list-candidates.ts'
import { type LineToken, readTokens } from './read-tokens.ts'
import { type CorrectorWeights, scoreCandidates } from './score-candidates.ts'

/** Words of a line and what was meant by them. Words that were left out, or are too many, are empty. */
export type Correction = {
	kind: EditKind
	/** The number of the word that it begins at. */
	at: number
	start: number
	end: number
	written: string
	meant: string
	/** How likely it is that this was meant. */
	probability: number
	/** What the slips of a misspelling cost, in quarters. */
	cost: number
}

/** From which probability an edit of a kind is made, and from which one the place is named. */
export type CorrectorBounds = Readonly<
	Record<Exclude<EditKind, 'keep'>, { edit: number; doubt: number }>
>

/** When a correction is made. */
export type CorrectorRules = {
	bounds: CorrectorBounds
	/** Whether a correction is out of the question, however likely the model finds it. */
	isBarred: (correction: Correction, line: string) => boolean
}

/** A line with its sure mistakes corrected. */
export type CorrectedWords = {
	text: string
	/** What was done, in order; each by its place in the line as it was read then. */
	edits: Correction[]
	/** Places of the corrected line where something is probably wrong. */
	doubts: Correction[]
}

/** More edits than these are no repair of a line. */
const mostEdits = 10

/**
 * Makes the surest edits of a line, then reads it anew, since an edit changes what its neighbours are judged by; at last lists the places
 * where something else is probably meant.
 */
export function correctWords(
	line: string,
	weights: CorrectorWeights,
	{ bounds, isBarred }: CorrectorRules,
): CorrectedWords {
	const edits: Correction[] = []
	let text = line
	for (;;) {
		const found = findCorrections(text, weights).filter((one) => !isBarred(one, text))
		const sure = found.filter(({ kind, probability }) => probability >= boundOf(bounds, kind).edit)
		const chosen = chooseApart(sure).slice(0, mostEdits - edits.length)
		if (chosen.length === 0)
			return {
				text,
				edits,
				doubts: found.filter(({ kind, probability }) => probability >= boundOf(bounds, kind).doubt),
			}
		edits.push(...chosen)
		text = chosen.sort((one, other) => other.start - one.start).reduce(applyCorrection, text)
	}
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

function boundOf(bounds: CorrectorBounds, kind: EditKind): { edit: number; doubt: number } {
	return kind === 'keep' ? { edit: 2, doubt: 2 } : bounds[kind]
}

/** Lists the likeliest correction of each place of a line. */
function findCorrections(line: string, weights: CorrectorWeights): Correction[] {
	const tokens = readTokens(line)
	return listPlaces(tokens).flatMap((place) => {
		const likely = findLikeliest(tokens, place, weights)
		return likely === null ? [] : [toCorrection({ line, tokens }, place, likely)]
	})
}

type Likely = { index: number; probability: number }

const leastOdds = 0.05

function findLikeliest(
	tokens: readonly LineToken[],
	place: Place,
	weights: CorrectorWeights,
): Likely | null {
	const shares = scoreCandidates(weights, { tokens, place })
	let index = 1
	for (let other = 2; other < shares.length; other++)
		if ((shares[other] ?? 0) > (shares[index] ?? 0)) index = other
	const probability = shares[index] ?? 0
	return probability < leastOdds ? null : { index, probability }
}

function toCorrection(
	{ line, tokens }: { line: string; tokens: readonly LineToken[] },
	{ at, length, candidates }: Place,
	{ index, probability }: Likely,
): Correction {
	const { kind, put, cost } = candidates[index] ?? { kind: 'keep', put: [], cost: 0 }
	const start = tokens[at]?.start ?? 0
	const end = length === 0 ? start : (tokens[at + length - 1]?.end ?? start)
	const written = line.slice(start, end)
	return {
		kind,
		at,
		start,
		end,
		written,
		meant: inCaseOf(written, put.join(' ')),
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
function applyCorrection(line: string, { start, end, written, meant }: Correction): string {
	const [front, rest] = [line.slice(0, start), line.slice(end)]
	if (meant !== '') return start === end ? `${front}${meant} ${rest}` : front + meant + rest
	const joined = front + rest.trimStart()
	return /^\p{Lu}/u.test(written) && front === ''
		? joined.charAt(0).toUpperCase() + joined.slice(1)
		: joined
}
