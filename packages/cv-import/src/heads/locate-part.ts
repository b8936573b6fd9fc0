import type { Span } from '../text/span.ts'
import type { HeadPart, HeadSlot } from './head-slots.ts'
import type { Head } from './head-words.ts'

/** The words of a head that a span of it covers, as a part that says `slot`; `null` where it covers none. */
export function locatePart(head: Head, span: Span, slot: HeadSlot): HeadPart | null {
	const [first, last] = [span.pieces[0], span.pieces.at(-1)]
	if (first === undefined || last === undefined) return null
	const start = locate(head, { item: first.item, offset: first.offset })
	const end = locate(head, {
		item: last.item,
		offset: last.offset + Math.max(0, last.end - last.start - 1),
	})
	if (start === null || end === null) return null
	const within = head.words.flatMap((word, at) => {
		const isAfter = word.row > start.row || (word.row === start.row && word.end > start.at)
		const isBefore = word.row < end.row || (word.row === end.row && word.start <= end.at)
		return isAfter && isBefore ? at : []
	})
	const [from] = within
	const to = within.at(-1)
	return from === undefined || to === undefined ? null : { from, to: to + 1, slot }
}

type Letter = Pick<Span['pieces'][number], 'item' | 'offset'>

function locate({ rows }: Head, { item, offset }: Letter): { row: number; at: number } | null {
	for (const [row, { pieces }] of rows.entries()) {
		const piece = pieces.find(
			(one) =>
				one.item === item && offset >= one.offset && offset < one.offset + one.end - one.start,
		)
		if (piece !== undefined) return { row, at: piece.start + offset - piece.offset }
	}
	return null
}
