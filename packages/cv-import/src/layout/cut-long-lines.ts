import { maxPassageLength } from '@app/cv'
import { sliceSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/**
 * The most characters that are read in one go; no field of a CV holds more. Rules about a line may take time that
 * grows with the square of its length, so this limit keeps the time in proportion to the size of the file.
 */
export const longestText = maxPassageLength

/**
 * Returns lines of at most `longestText` characters: a longer line is cut into several, at a space if there is one.
 */
export function cutLongLines(lines: readonly Line[]): Line[] {
	return lines.flatMap((line) => (line.printed.text.length <= longestText ? line : cut(line)))
}

function cut(line: Line): Line[] {
	const { text } = line.printed
	const parts: Line[] = []
	for (let start = 0; start < text.length; ) {
		const end = endOfPart(text, start)
		const printed = sliceSpan(line.printed, start, end)
		const isFirst = start === 0
		const span = isFirst ? sliceSpan(line.span, 0, end) : printed
		const gapBefore = isFirst ? line.gapBefore : line.sizePt
		parts.push({ ...line, printed, span, gapBefore, isBullet: isFirst && line.isBullet })
		start = end
	}
	return parts.filter(({ printed }) => printed.text.trim() !== '')
}

function endOfPart(text: string, start: number): number {
	const end = start + longestText
	if (end >= text.length) return text.length
	const space = text.lastIndexOf(' ', end - 1)
	return space > start + longestText / 2 ? space + 1 : end
}
