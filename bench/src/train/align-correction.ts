import { readTokens } from '@app/language/corrector'
import { type NoisyLine, placeKey } from './corrector-noise.ts'

/** Words of a line, and the words that were meant by them. */
type Step = { at: number; length: number; from: number; words: number; cost: number }

const gapCost = 0.75
const joinCost = 0.2

/** Aligns a line of somebody with its correction, word by word, so that each place tells what was meant. */
export function alignCorrection(messy: string, correct: string): NoisyLine {
	const tokens = readTokens(messy)
	const right = readTokens(correct).map(({ lower }) => lower)
	const meant = new Map<string, string>()
	for (const { at, length, from, words } of findSteps(
		tokens.map(({ lower }) => lower),
		right,
	)) {
		const put = right.slice(from, from + words).join(' ')
		const written = tokens
			.slice(at, at + length)
			.map(({ lower }) => lower)
			.join(' ')
		// Of a word that is there twice the second is too many.
		const isTwice = put === '' && length === 1 && tokens[at + 1]?.lower === written
		if (put !== written) meant.set(placeKey(isTwice ? at + 1 : at, length), put)
	}
	return { tokens, meant }
}

// The cheapest way to take one line for the other: one word for one, one for two, two for one, and none for one.
function findSteps(written: readonly string[], right: readonly string[]): Step[] {
	const width = right.length + 1
	const best: (Step & { total: number })[] = []
	for (let at = 0; at <= written.length; at++)
		for (let from = 0; from <= right.length; from++) {
			const before = (length: number, words: number, cost: number) => {
				const last = best[(at - length) * width + from - words]
				return at < length || from < words || last === undefined
					? []
					: [{ at: at - length, length, from: from - words, words, cost, total: last.total + cost }]
			}
			const here = written[at - 1] ?? ''
			const there = right[from - 1] ?? ''
			const ways = [
				...before(1, 1, differenceOf(here, there)),
				...before(1, 0, gapCost),
				...before(0, 1, gapCost),
				...before(1, 2, joinOf(here, [right[from - 2] ?? '', there])),
				...before(2, 1, joinOf(there, [written[at - 2] ?? '', here])),
			]
			best[at * width + from] = ways.sort((one, other) => one.total - other.total)[0] ?? {
				at,
				length: 0,
				from,
				words: 0,
				cost: 0,
				total: 0,
			}
		}
	return listBackwards(best, written.length, right.length)
}

function listBackwards(best: readonly Step[], atEnd: number, rightEnd: number): Step[] {
	const steps: Step[] = []
	let [at, from] = [atEnd, rightEnd]
	for (let step = best[at * (rightEnd + 1) + from]; step !== undefined && at + from > 0; ) {
		steps.unshift(step)
		at = step.at
		from = step.from
		step = best[at * (rightEnd + 1) + from]
	}
	return steps
}

const mostOfJoined = 0.36

// Two words are one, or one is two, only with the same letters, but for a slip; a word beside the same word is one too many or too few.
function joinOf(one: string, two: readonly string[]): number {
	if (two.includes(one)) return Number.POSITIVE_INFINITY
	const difference = differenceOf(one, two.join(''))
	return difference > mostOfJoined ? Number.POSITIVE_INFINITY : joinCost + difference
}

const mostDifference = 1.3

// The share of letters that differ; two words that have little in common are none for each other.
function differenceOf(one: string, other: string): number {
	if (one === other) return 0
	let row = Array.from({ length: other.length + 1 }, (_unused, index) => index)
	for (let at = 1; at <= one.length; at++) {
		const next = [at]
		for (let to = 1; to <= other.length; to++)
			next[to] = Math.min(
				(next[to - 1] ?? 0) + 1,
				(row[to] ?? 0) + 1,
				(row[to - 1] ?? 0) + Number(one.charAt(at - 1) !== other.charAt(to - 1)),
			)
		row = next
	}
	const share = (row[other.length] ?? 0) / Math.max(one.length, other.length, 1)
	return Math.min(mostDifference, 0.1 + share * mostDifference)
}
