import { isLeftOut } from '../classifier/ablation.ts'
import { type ClassifierWeights, unpackWeights } from '../classifier/softmax-classifier.ts'
import { locateSpan, type Span, splitSpan } from '../text/span.ts'
import type { Line } from './line.ts'
import {
	type WrapQuestion,
	type WrapSurroundings,
	wrapFeatures,
	wrapPlaces,
} from './wrap-features.ts'
import { wrapWeights } from './wrap-weights.ts'

/** How much speaks for a line going on with the words above it: above zero if it does. */
export function wrapLogOdds(question: WrapQuestion): number {
	if (isLeftOut('learned-part')) return question.byRules ? 1 : -1
	weights ??= unpackWeights(wrapWeights)
	return wrapLogOddsUnder(weights, wrapFeatures(question), question.byRules)
}

let weights: ClassifierWeights | null = null

/**
 * The log-odds that must be exceeded to join lines against the rules. Joining two separate texts does more harm than
 * splitting one.
 */
const leastAgainstRules = 1

/** The log-odds from the given weights, for the features at these indices. */
export function wrapLogOddsUnder(
	{ step, values }: ClassifierWeights,
	places: readonly number[],
	byRules: boolean,
): number {
	let sum = 0
	for (const place of places) sum += (values[place] ?? 0) - (values[wrapPlaces + place] ?? 0)
	return sum * step - (byRules ? 0 : leastAgainstRules)
}

/** A cell of a line that may go on below, and the right edge that it may run to, in points. */
export type OpenCell = Pick<WrapQuestion, 'cell' | 'limit'>

const mostCells = 6

/** The cells of a line, from left to right. */
export function listOpenCells(line: Line): OpenCell[] {
	const cells = splitSpan(line.span, /\t/g).map((span) => ({ span, box: edgesOf(span) }))
	if (cells.length > mostCells) return []
	return cells.map(({ span, box }, at) => ({
		cell: {
			span,
			x: cells.length === 1 ? line.textX : box.x,
			right: at === cells.length - 1 ? line.right : box.right,
			isLast: at === cells.length - 1,
			isOnly: cells.length === 1,
		},
		limit: cells[at + 1]?.box.x ?? line.columnRight,
	}))
}

function edgesOf(span: Span): { x: number; right: number } {
	const boxes = locateSpan(span)
	const [first, last] = [boxes[0], boxes.at(-1)]
	return { x: first?.x ?? 0, right: (last?.x ?? 0) + (last?.width ?? 0) }
}

/** This many lines above and below a line show how far its column runs. */
const linesAround = 8
/** Lines whose left edges are nearer than this, in points, stand in one column. */
const oneColumn = 40

/** Computes the properties that all lines of a section share, for the questions to the model. */
export function surroundingsOf(
	lines: readonly Line[],
	known: Pick<WrapSurroundings, 'areSmall' | 'isList' | 'pitch'>,
): WrapSurroundings {
	const counts = new Map<string, number>()
	for (const line of lines) counts.set(firstWord(line), (counts.get(firstWord(line)) ?? 0) + 1)
	const underRoom = lines.filter((_, at) => hasRoom(lines[at - 1]))
	const places = new Map(lines.map((line, at) => [line, at]))
	const rightAround = (line: Line): number => {
		const at = places.get(line) ?? 0
		const near = lines
			.slice(Math.max(0, at - linesAround), at + linesAround + 1)
			.filter(({ page, x }) => page === line.page && Math.abs(x - line.x) < oneColumn)
		return Math.max(...near.map(({ right }) => right))
	}
	return {
		...known,
		rightAround,
		smallUnderRoom: underRoom.filter(beginsSmall).length / Math.max(1, underRoom.length),
		beginAlike: (line) => counts.get(firstWord(line)) ?? 0,
	}
}

/** A line with this much of its column free, in sizes of its letters, was not broken by it. */
const clearRoom = 9

function hasRoom(line: Line | undefined): boolean {
	return line !== undefined && line.columnRight - line.right > clearRoom * line.sizePt
}

function beginsSmall({ span }: Line): boolean {
	return /^\p{Ll}/u.test(span.text)
}

function firstWord({ span }: Line): string {
	return /^\S{3,}/.exec(span.text)?.[0].toLowerCase() ?? ''
}
