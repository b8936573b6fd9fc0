import { hasPeriod } from '../text/find-dates.ts'
import { sliceSpan } from '../text/span.ts'
import type { Line } from './line.ts'

const enumerator = /^\(?(?<number>\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+(?=[\p{L}(])/u
/** The lines that a point of an enumeration takes at most. */
const mostLinesOfPoint = 4
const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']

/**
 * The lines with the numbers of an enumeration taken as the marks of a list. A line with dates or cells is no point of one:
 * such numbers count the entries of a section, and go.
 */
export function markEnumerations(lines: readonly Line[]): Line[] {
	const numbers = lines.map(readNumber)
	const points = new Set<number>()
	const heads = new Set<number>()
	for (const [at, number] of numbers.entries()) {
		const below = numbers.slice(at + 1, at + 1 + mostLinesOfPoint)
		const next = below.findIndex((other) => other !== null)
		if (number === null || next === -1 || below[next] !== number + 1) continue
		const counted = haveDates(lines.slice(at, at + next + 2)) ? heads : points
		counted.add(at).add(at + next + 1)
	}
	return lines.map((line, at) => {
		if (points.has(at)) return { ...withoutNumber(line), isBullet: true }
		return heads.has(at) ? withoutNumber(line) : line
	})
}

function readNumber({ span, isBullet }: Line): number | null {
	const { number } = enumerator.exec(span.text)?.groups ?? {}
	if (number === undefined || isBullet || span.text.includes('\t')) return null
	if (/^\d/.test(number)) return Number(number)
	const place = roman.indexOf(number)
	return place === -1 ? number.charCodeAt(0) - 96 : place + 1
}

// A period may begin on one line and end on the next.
function haveDates(lines: readonly Line[]): boolean {
	const text = lines.map(({ span }) => span.text).join(' ')
	return hasPeriod(text)
}

function withoutNumber(line: Line): Line {
	const mark = enumerator.exec(line.span.text)?.[0].length ?? 0
	const span = sliceSpan(line.span, mark)
	return { ...line, span, textX: span.pieces[0]?.item.x ?? line.textX }
}
