import type { Span } from '@app/language'
/** Whether a span shares a character with any of some spans of a text of that length; many are asked for in one go. */
export function measureSpanCoverage(
	length: number,
	spans: readonly Span[],
): (span: Span) => boolean {
	const marks = new Uint8Array(length + 1)
	for (const { start, end } of spans) marks.fill(1, start, end)
	const counts = new Uint32Array(length + 2)
	for (const [at, mark] of marks.entries()) counts[at + 1] = (counts[at] ?? 0) + mark
	const before = (at: number) => counts[Math.min(Math.max(at, 0), length)] ?? 0
	return ({ start, end }) => before(end) > before(start)
}
