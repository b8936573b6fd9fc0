import type { Passage } from '../layout/join-lines.ts'
import { fold } from '../lexicon/fold.ts'
import { type Slot, slotByLabel } from '../lexicon/slot-labels.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'

/** A job or a course of a form: what stands after each of its labels. */
export type LabelledEntry = {
	slots: Partial<Record<Slot, Span>>
	body: Passage[]
}

/**
 * Entries that are written as a form, line by line: "Job title: …", "Employer: …", "Dates: …"; `null` where
 * no labels name dates and whose they are.
 */
export function readLabelled(passages: readonly Passage[]): LabelledEntry[] | null {
	const rows = passages.map((passage) => ({ passage, ...labelOf(passage.span) }))
	const kinds = new Set(rows.flatMap(({ slot }) => slot ?? []))
	const isNamed = kinds.has('title') || kinds.has('employer') || kinds.has('school')
	if (!kinds.has('dates') || !isNamed) return null
	const [first] = rows.flatMap(({ slot }) => slot ?? [])
	const entries: LabelledEntry[] = []
	for (const { passage, slot, value } of rows) {
		const open = entries.at(-1)
		if (slot === null) {
			const target = open ?? newEntry(entries)
			target.body.push(passage)
			continue
		}
		const isNext = open === undefined || slot === first || open.slots[slot] !== undefined
		const target = isNext && slot !== 'duties' && slot !== 'other' ? newEntry(entries) : open
		put(target ?? newEntry(entries), slot, { ...passage, span: value })
	}
	return entries
}

function newEntry(entries: LabelledEntry[]): LabelledEntry {
	const entry: LabelledEntry = { slots: {}, body: [] }
	entries.push(entry)
	return entry
}

function put({ slots, body }: LabelledEntry, slot: Slot, passage: Passage): void {
	// Why somebody left, or what they earned, is no part of a CV: it stays among the words that nobody read.
	if (slot === 'other') return
	if (slot !== 'duties') slots[slot] = passage.span
	else if (passage.span.text !== '') body.push(passage)
}

function labelOf(span: Span): { slot: Slot | null; value: Span } {
	const found = /^([^:\t]{2,60}?)\s*(?::|\t)\s*/.exec(span.text)
	if (found === null) return { slot: null, value: span }
	const slot = slotByLabel.get(fold(found[1] ?? '')) ?? null
	return { slot, value: slot === null ? span : trimSpan(sliceSpan(span, found[0].length), /[\s:]/) }
}
