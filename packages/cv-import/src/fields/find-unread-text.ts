import type { CvSource } from '@app/cv'
import type { TextItem } from '../extracted.ts'
import type { Line } from '../layout/line.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { locateSpan, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { isContactLabel } from './contact-labels.ts'
import { isDescriptionLabel } from './description-labels.ts'

/** Words that only join other words. A reader that has understood those has understood the joiners too. */
const joiners = new RegExp(`^(?:${lineWords('joiners')})[:.]?$`, 'i')

/** The words of the lines that are in no field, so that nothing of a file disappears in silence. */
export function findUnreadText(lines: readonly Line[], used: readonly Span[]): CvSource['unread'] {
	const marks = new Map<TextItem, Set<number>>()
	for (const span of used) for (const piece of span.pieces) mark(marks, piece)
	return lines.flatMap((line) =>
		unreadParts(line.printed, marks).map((part) => ({
			text: part.text.replaceAll('\t', ' '),
			place: locateSpan(part)[0] ?? null,
		})),
	)
}

function mark(marks: Map<TextItem, Set<number>>, piece: Span['pieces'][number]): void {
	const read = marks.get(piece.item) ?? new Set()
	for (let index = 0; index < piece.end - piece.start; index++) read.add(piece.offset + index)
	marks.set(piece.item, read)
}

function unreadParts(line: Span, marks: Map<TextItem, Set<number>>): Span[] {
	const parts: { start: number; end: number }[] = []
	let wasUnread = false
	for (const word of line.text.matchAll(/[^\s]+/g)) {
		const span = sliceSpan(line, word.index, word.index + word[0].length)
		const isUnread = /[\p{L}\d]/u.test(span.text) && !isMarked(span, marks)
		const last = parts.at(-1)
		if (isUnread && wasUnread && last !== undefined) last.end = word.index + word[0].length
		else if (isUnread) parts.push({ start: word.index, end: word.index + word[0].length })
		wasUnread = isUnread
	}
	return parts
		.map(({ start, end }) => trimSpan(sliceSpan(line, start, end), /[\s,;:|–—•·-]/))
		.filter((part) => !isDescriptionLabel(part.text) && !isLabels(part.text))
		.filter((part) => part.text !== '' && !joiners.test(part.text) && !isContactLabel(part.text))
}

// A label, or the labels of a table in a row.
function isLabels(text: string): boolean {
	return (
		slotOfEntryLabel(text) !== null ||
		text.split(/\s+/).every((word) => slotOfEntryLabel(word) !== null)
	)
}

function isMarked(word: Span, marks: Map<TextItem, Set<number>>): boolean {
	return word.pieces.some((piece) => {
		const read = marks.get(piece.item)
		if (read === undefined) return false
		for (let index = 0; index < piece.end - piece.start; index++) {
			if (read.has(piece.offset + index)) return true
		}
		return false
	})
}
