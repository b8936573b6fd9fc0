import { arePeople } from '@app/language'
import type { Line } from '@app/language/analysis'
import type { PlacedAsk } from '../placed-ask.ts'
import { isOfTrade } from '../question-table.ts'
import type { LineWork } from '../read-line-work.ts'
import type { Trade } from './trade-of-title.ts'

/** The fewest pieces of a line that sums up a job. In a shorter line the question is about the thing itself. */
export const fewestPieces = 4
/** The least number of things of the writer's trade that show that the line is about its main work. */
const fewestOwn = 2

/** Whether a line sums up many things of its writer's trade, so that the line isn't about any single one of them. */
export function sumsUp(work: LineWork): boolean {
	return countPieces(work.line) >= fewestPieces && countOwn(work) >= fewestOwn
}

/**
 * Returns the question about the size of a whole trade's work, if the line sums that work up: the number of people,
 * calls or jobs.
 */
export function askAboutWorkload(work: LineWork): PlacedAsk | null {
	const { trade, line } = work
	if (trade === null || trade.served === '' || countPieces(line) < fewestPieces) return null
	if (countOwn(work) < fewestOwn || isCountedOtherwise(work) || wasLearning.test(line.text))
		return null
	return askServed(trade)
}

function askServed(trade: Trade): PlacedAsk {
	const often = / (?:an?|at a) \p{L}+$/u.exec(trade.fit)?.[0].trim() ?? ''
	return {
		ask: { kind: 'scope', unit: 'count', question: trade.served },
		fit: trade.fit,
		often,
	}
}

// The words for learners, whose share of the work changes from week to week.
const wasLearning = /\b(?:student|apprentice|placements?|work experience)\b/i

/**
 * Returns the question about the size of a trade's work for a line that names something of that trade and nothing that
 * is counted itself; `null` for a line about a single person.
 */
export function askAboutTrade(work: LineWork): PlacedAsk | null {
	const { trade, line } = work
	if (trade === null || trade.served === '' || countOwn(work) === 0) return null
	if (isCountedOtherwise(work) || wasLearning.test(line.text) || isAboutOne(line)) return null
	return askServed(trade)
}

// “Worked one to one with a child”
function isAboutOne({ tokens }: Line): boolean {
	return tokens.some(
		({ lower, tag, index }) =>
			tag === 'NN' && arePeople(`${lower}s`) && /^an?$/.test(tokens[index - 1]?.lower ?? ''),
	)
}

/** Whether a line tells work that isn't counted in the usual way of its trade. */
export function isCountedOtherwise({ trade, line }: LineWork): boolean {
	const text = ` ${line.tokens.map(({ lower }) => lower).join(' ')} `
	return trade?.unless.some((word) => text.includes(` ${word} `)) === true
}

const partingMarks: ReadonlySet<string> = new Set([',', ';', '/', '&', '+', '.'])
const pieceCounts = new WeakMap<Line, number>()

/** The number of pieces that a line has by its marks, counted once: it is asked for each thing of the line. */
export function countPieces(line: Line): number {
	const known = pieceCounts.get(line)
	if (known !== undefined) return known
	const { tokens } = line
	const inner = tokens.slice(0, tokens.at(-1)?.lower === '.' ? -1 : undefined)
	const count = 1 + inner.filter(({ lower }) => partingMarks.has(lower)).length
	pieceCounts.set(line, count)
	return count
}

// Counts the things of the writer's trade in a line, whatever is done with them.
function countOwn({ trade, line: { tokens } }: LineWork): number {
	// Office work is the main work only if it is the first trade of the title.
	const own = (trade?.trades ?? []).filter((one, at) => at === 0 || one !== 'office')
	return tokens.filter(({ lemma, tag, index }) => {
		if (!/^NN|^VBG/.test(tag)) return false
		const pair = `${tokens[index - 1]?.lemma ?? ''} ${lemma}`
		return own.some((one) => isOfTrade(pair, one) || isOfTrade(lemma, one))
	}).length
}
