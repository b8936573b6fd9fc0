import type { Span } from '@app/language'

/** Builds a test whether a span shares a character with any of these spans of a text of that length. */
export function createOverlapTest(length: number, spans: readonly Span[]): (span: Span) => boolean {
	const marks = new Uint8Array(length + 1)
	for (const { start, end } of spans) marks.fill(1, start, end)
	const counts = new Uint32Array(length + 2)
	for (const [at, mark] of marks.entries()) counts[at + 1] = (counts[at] ?? 0) + mark
	const before = (at: number) => counts[Math.min(Math.max(at, 0), length)] ?? 0
	return ({ start, end }) => before(end) > before(start)
}
