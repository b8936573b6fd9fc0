import type { Span } from '@app/language'

// No line says further away whose something is; a passage of thousands of names is not to be read again for each.
const reach = 300

/** The part of a text around a span, and the span in it. */
export function cutContextWindow(text: string, { start, end }: Span): [near: string, span: Span] {
	const from = Math.max(0, start - reach)
	return [text.slice(from, end + reach), { start: start - from, end: end - from }]
}
