import type { Box } from '@app/cv'
import type { TextItem } from '../extracted.ts'

type Piece = { start: number; end: number; item: TextItem; offset: number }

/** Words that remember where they stand: every part of `text` knows the item that it came from. */
export type Span = { readonly text: string; readonly pieces: readonly Piece[] }

/** The whole text of an item. */
export function toSpan(item: TextItem): Span {
	return { text: item.text, pieces: [{ start: 0, end: item.text.length, item, offset: 0 }] }
}

/** The part of a span from `start` up to, not including, `end`. */
export function sliceSpan(span: Span, start: number, end = span.text.length): Span {
	const pieces = span.pieces.flatMap((piece) => {
		const from = Math.max(piece.start, start)
		const to = Math.min(piece.end, end)
		if (from >= to) return []
		const offset = piece.offset + from - piece.start
		return [{ start: from - start, end: to - start, item: piece.item, offset }]
	})
	return { text: span.text.slice(start, end), pieces }
}

/** Joins spans one after the other, with a separator that has no place on the page. */
export function joinSpans(spans: readonly Span[], separator = ' '): Span {
	const pieces: Piece[] = []
	let text = ''
	for (const [index, span] of spans.entries()) {
		if (index > 0) text += separator
		for (const piece of span.pieces) {
			pieces.push({ ...piece, start: piece.start + text.length, end: piece.end + text.length })
		}
		text += span.text
	}
	return { text, pieces }
}

/** Returns the span without the characters at its two ends that match `edge`; by default without spaces. */
export function trimSpan(span: Span, edge = /[\s\t]/): Span {
	let start = 0
	let end = span.text.length
	while (start < end && edge.test(span.text[start] ?? '')) start++
	while (end > start && edge.test(span.text[end - 1] ?? '')) end--
	return start === 0 && end === span.text.length ? span : sliceSpan(span, start, end)
}

/** The parts of a span between the matches of a global expression, trimmed, without empty ones. */
export function splitSpan(span: Span, separator: RegExp): Span[] {
	const parts: Span[] = []
	let start = 0
	for (const match of span.text.matchAll(separator)) {
		parts.push(sliceSpan(span, start, match.index))
		start = match.index + match[0].length
	}
	parts.push(sliceSpan(span, start))
	return parts.map((part) => trimSpan(part)).filter((part) => part.text !== '')
}

/** The span without the stretch from `start` to `end`. */
export function cutSpan(span: Span, start: number, end: number): Span {
	return joinSpans([sliceSpan(span, 0, start), sliceSpan(span, end)], '')
}

/** The boxes that a span stands in, one for each line it runs over. */
export function locateSpan(span: Span): Box[] {
	const places: (Box & { baseline: number })[] = []
	for (const piece of span.pieces) {
		const box = boxOfPiece(piece)
		const last = places.at(-1)
		const isSameLine =
			last?.page === box.page && Math.abs(last.baseline - box.baseline) < box.height * 0.6
		if (last === undefined || !isSameLine) places.push(box)
		else places[places.length - 1] = unite(last, box)
	}
	return places.map(({ page, x, y, width, height }) => ({
		page,
		x: round(x),
		y: round(y),
		width: round(width),
		height: round(height),
	}))
}

/** The share of letters that are set in bold, from 0 to 1. */
export function boldShare(span: Span): number {
	return measureShare(span, (item) => item.bold)
}

/** The share of letters that are set in italics, from 0 to 1. */
export function italicShare(span: Span): number {
	return measureShare(span, (item) => item.italic)
}

function measureShare(span: Span, has: (item: TextItem) => boolean): number {
	const lengths = span.pieces.map((piece) => piece.end - piece.start)
	const total = lengths.reduce((sum, length) => sum + length, 0)
	const marked = span.pieces.reduce(
		(sum, piece, index) => sum + (has(piece.item) ? (lengths[index] ?? 0) : 0),
		0,
	)
	return total === 0 ? 0 : marked / total
}

function boxOfPiece({ start, end, item, offset }: Piece): Box & { baseline: number } {
	const edges = measureEdges(item)
	const [left = 0, right = 0, total = 0] = [
		edges[offset],
		edges[offset + end - start],
		edges[item.text.length],
	]
	const scale = total === 0 ? 0 : item.width / total
	const { page, y, height, baseline } = item
	const width = (right - left) * scale
	return { page, x: item.x + left * scale, y, width, height, baseline }
}

const knownEdges = new WeakMap<TextItem, Float64Array>()

// Where each letter of an item begins, in rough ems: enough to put a box on the right word. Kept, because a line of many
// words is asked for each of them.
function measureEdges(item: TextItem): Float64Array {
	const known = knownEdges.get(item)
	if (known !== undefined) return known
	const edges = new Float64Array(item.text.length + 1)
	let index = 0
	let width = 0
	for (const character of item.text) {
		width += letterWidth(character)
		for (const _ of character.split('')) edges[++index] = width
	}
	knownEdges.set(item, edges)
	return edges
}

function letterWidth(character: string): number {
	if (/[iljtfr.,;:'|!()\s-]/.test(character)) return 0.3
	if (/[mwMW@—%]/.test(character)) return 0.85
	if (/[A-Z0-9&]/.test(character)) return 0.62
	return 0.52
}

function unite(a: Box & { baseline: number }, b: Box): Box & { baseline: number } {
	const x = Math.min(a.x, b.x)
	const y = Math.min(a.y, b.y)
	const right = Math.max(a.x + a.width, b.x + b.width)
	const bottom = Math.max(a.y + a.height, b.y + b.height)
	return { ...a, x, y, width: right - x, height: bottom - y }
}

function round(value: number): number {
	return Math.round(value * 100) / 100
}
