import type { Line } from '../layout/line.ts'

/** The look of a line and where it begins, in one word. */
export function describeStyle(line: Line): string {
	const isCapitals = /\p{Lu}{3}/u.test(line.span.text) && !/\p{Ll}/u.test(line.span.text)
	const size = Math.round(line.sizePt * 2) / 2
	return [size, line.bold, line.italic, isCapitals, Math.round(line.x / 12)].join(' ')
}
