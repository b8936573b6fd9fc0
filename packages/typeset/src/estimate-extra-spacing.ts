import type { Part, TypesetSection } from './typeset-input.ts'

/** Characters of a line across the page, and lines on a page, in a usual template. */
const lineLength = 95
const pageLines = 58

/** Up to this share of a page a CV is set as loosely as may be, and from that on as closely as its template does. */
const [loosestAt, closestAt] = [0.4, 0.8]
const mostEase = 1.5
/** Steps, so that pages don't move with every letter that is typed. */
const steps = 8

/**
 * Estimates, by the number of lines, how much further apart the sections and entries of a short CV are than those of
 * a full page, from 1 to 1.5.
 */
export function estimateExtraSpacing(sections: readonly TypesetSection[]): number {
	const lines = sections.flatMap(({ parts }) => [2, ...parts.map((part) => countLines(part))])
	const share = lines.reduce((sum, count) => sum + count, 0) / pageLines
	const left = Math.min(1, Math.max(0, (closestAt - share) / (closestAt - loosestAt)))
	return 1 + (mostEase - 1) * (Math.round(left * steps) / steps)
}

/** The lines of a part of a CV, by an estimate, where a line has `length` characters. */
export function countLines(part: Part, length = lineLength): number {
	const linesOf = (texts: readonly string[]) =>
		texts.reduce((sum, text) => sum + Math.ceil(text.length / length), 0)
	switch (part.kind) {
		case 'entry':
			return 2.5 + linesOf([...part.paragraphs, ...part.points])
		case 'note':
			return 1.3 + linesOf(part.paragraphs)
		case 'group':
			return linesOf([part.items.join(', ')])
		case 'prose':
			return linesOf(part.paragraphs)
		case 'points':
			return linesOf(part.points)
	}
}
