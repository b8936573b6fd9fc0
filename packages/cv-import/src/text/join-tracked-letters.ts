import { joinSpans, type Span, sliceSpan, splitSpan } from './span.ts'

/** Joins letters that were set apart for looks ("E D U C AT I O N"), which no reader takes for words. */
export function joinTrackedLetters(line: Span): Span {
	if (!/\S \S \S/.test(line.text)) return line
	const cells = splitSpan(line, /\t/g)
	if (!cells.some((cell) => isTracked(cell.text))) return line
	return joinSpans(
		cells.map((cell) => (isTracked(cell.text) ? joinLetters(cell) : cell)),
		'\t',
	)
}

/** Names and titles are set apart, never whole paragraphs. */
const longestTitle = 400

function isTracked(text: string): boolean {
	if (text.length > longestTitle) return false
	const tokens = text.split(/\s+/).filter(Boolean)
	const letters = tokens.join('').length
	const single = tokens.filter((token) => token.length === 1 && /[\p{L}\d@.]/u.test(token)).length
	return tokens.length >= 4 && letters / tokens.length <= 1.9 && single >= tokens.length * 0.6
}

// Joins spaced letters into words. The gap between words is wider: two spaces, or clearly more than between the
// letters.
function joinLetters(cell: Span): Span {
	const words = splitSpan(cell, /\s{2,}/g)
	if (words.length > 1) return joinSpans(words.map(withoutSpaces), ' ')
	const gaps = measureGaps(cell)
	const usual = [...gaps].map((gap) => gap.width).sort((a, b) => a - b)[Math.floor(gaps.length / 2)]
	const breaks = gaps.filter((gap) => usual !== undefined && gap.width > usual * 1.9 + 0.4)
	const starts = [0, ...breaks.map((gap) => gap.at)]
	return joinSpans(
		starts.map((start, index) => withoutSpaces(sliceSpan(cell, start, starts[index + 1]))),
		' ',
	)
}

function measureGaps(cell: Span): { at: number; width: number }[] {
	return cell.pieces.slice(1).flatMap((piece, index) => {
		const before = cell.pieces[index]?.item
		if (before === undefined || before === piece.item) return []
		return [{ at: piece.start, width: piece.item.x - before.x - before.width }]
	})
}

function withoutSpaces(word: Span): Span {
	return joinSpans(splitSpan(word, /\s+/g), '')
}
