import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { createLine, type Line } from './line.ts'

/** The lines that a label takes at most. */
const longestLabel = 4
const cellGap = /\t|\s{2}/

/**
 * Returns the lines of a form with each label joined that takes several lines in a narrow column. Text beside the
 * later lines of a label becomes separate lines; lines without such a label stay unchanged.
 */
export function joinLabelLines(lines: readonly Line[]): Line[] {
	const joined: Line[] = []
	for (let index = 0; index < lines.length; index++) {
		const line = lines[index]
		if (line === undefined) continue
		const below = lines.slice(index + 1, index + longestLabel)
		const label = readLabel(line, below)
		if (label === null) {
			joined.push(line)
			continue
		}
		joined.push({ ...line, span: label.whole })
		for (const [at, rest] of label.beside.entries()) {
			const next = below[at]
			if (next !== undefined && rest.text !== '') joined.push(lineBeside(next, rest))
		}
		index += label.beside.length
	}
	return joined
}

function readLabel(line: Line, below: readonly Line[]): { whole: Span; beside: Span[] } | null {
	const { span } = line
	const end = span.text.search(cellGap)
	if (end <= 0) return null
	const isLabel = slotOfEntryLabel(span.text.slice(0, end)) !== null
	const label = [sliceSpan(span, 0, end)]
	const beside: Span[] = []
	for (const next of below) {
		const gap = next.span.text.search(cellGap)
		const cut = gap === -1 ? next.span.text.length : gap
		const words = trimSpan(sliceSpan(next.span, 0, cut))
		// A label below a complete label is the next label.
		if (isLabel && label.length === 1 && slotOfEntryLabel(words.text) !== null) return null
		label.push(words)
		beside.push(trimSpan(sliceSpan(next.span, cut)))
		const whole = joinSpans(label)
		if (slotOfEntryLabel(whole.text) !== null)
			return { whole: joinSpans([whole, trimSpan(sliceSpan(span, end))], '\t'), beside }
	}
	return null
}

function lineBeside(line: Line, rest: Span): Line {
	const { gapBefore, columnRight } = line
	const items = rest.pieces.map(({ item }) => item)
	return { ...createLine(rest, items), gapBefore, columnRight }
}
