import { maxPassageLength } from '@app/cv'
import { sliceSpan } from '../text/span.ts'
import type { Line } from './line.ts'

/**
 * The longest text that is looked at in one go: no field of a CV holds more. Rules about a line may take time that grows
 * with the square of its length, so this bound is what keeps the time of a whole file in proportion to its size.
 */
export const longestText = maxPassageLength

/** Lines of at most `longestText` characters: a longer one becomes several, cut at a space where there is one. */
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
