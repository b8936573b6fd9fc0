type Place = { start: number; end: number }

// No line says further away whose something is; a passage of thousands of names is not to be read again for each.
const reach = 300

/** The part of a text around a place, and the place in it. */
export function cutContextWindow(
	text: string,
	{ start, end }: Place,
): [near: string, place: Place] {
	const from = Math.max(0, start - reach)
	return [text.slice(from, end + reach), { start: start - from, end: end - from }]
}
