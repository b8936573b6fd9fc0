import { type EntrySlot, slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'

/** The values in a row of labels and values: "City: Leeds | Country: United Kingdom". */
export type LabelledRow = Partial<Record<EntrySlot, Span>>

/** The values of a row that holds nothing but two or more known labels with their values; `null` for other words. */
export function readLabelledRow(span: Span): LabelledRow | null {
	const cells = splitSpan(span, /\s*[|·•]\s*/g)
	const row: LabelledRow = {}
	for (const cell of cells) {
		const colon = cell.text.indexOf(':')
		const slot = colon === -1 ? null : slotOfEntryLabel(cell.text.slice(0, colon))
		if (slot === null) return null
		const value = trimSpan(sliceSpan(cell, colon + 1))
		const before = row[slot]
		row[slot] = before === undefined ? value : joinSpans([before, value], ', ')
	}
	return cells.length > 1 ? row : null
}

/** The fields that a single labelled line below the head of an entry may give: “Position held: Marketer”. */
const saidAlone: readonly EntrySlot[] = ['title', 'employer', 'field', 'school']
/** A value that is longer, in characters, is no name. */
const longestValue = 80

/** The value of a line that is nothing but a known label and a name; `null` for other lines. */
export function readLabelledLine(span: Span): LabelledRow | null {
	const colon = span.text.indexOf(':')
	const slot = colon <= 0 ? null : slotOfEntryLabel(span.text.slice(0, colon))
	if (slot === null || !saidAlone.includes(slot)) return null
	const value = trimSpan(sliceSpan(span, colon + 1))
	const isName = value.text !== '' && value.text.length <= longestValue && !/[.]$/.test(value.text)
	return isName ? { [slot]: value } : null
}
