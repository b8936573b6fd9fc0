import type { Passage } from '../layout/join-lines.ts'
import { fold } from '../lexicon/fold.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { type Slot, slotByLabel } from '../lexicon/slot-labels.ts'
import { joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { type EntryDate, findEntryDate } from './entry-date.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

/** A job or a course of a form: what stands after each of its labels. */
export type LabelledEntry = {
	slots: Partial<Record<Slot, Span>>
	body: Passage[]
}

/**
 * Entries that are written as a form, line by line: "Job title: …", "Employer: …", "Dates: …"; `null` where
 * no labels name dates and whose they are.
 */
export function parseFormEntries(passages: readonly Passage[]): LabelledEntry[] | null {
	const rows = withEmployers(
		withTitles(
			passages.flatMap(cutAtLabels).map((passage) => ({ passage, ...splitLabel(passage.span) })),
		),
	)
	const kinds = new Set(rows.flatMap(({ slot }) => slot ?? []))
	const isNamed = kinds.has('title') || kinds.has('employer') || kinds.has('school')
	const isWhole =
		(kinds.has('title') && kinds.has('employer')) ||
		(kinds.has('school') && kinds.has('qualification'))
	if (!isWhole && !(kinds.has('dates') && isNamed)) return null
	const [first] = rows.flatMap(({ slot }) => slot ?? [])
	const entries: LabelledEntry[] = []
	for (const row of rows) addRow(entries, row, first)
	return entries
}

/** The dates of an entry, if a label names them. */
export function readLabelledDates({ slots }: LabelledEntry): EntryDate | null {
	return slots.dates === undefined ? null : findEntryDate(slots.dates)
}

type Row = { passage: Passage } & Labelled

// "Electrician" over "Company: Highland Electrical": the title alone may do without a label.
function withTitles(rows: readonly Row[]): Row[] {
	if (rows.some(({ slot }) => slot === 'title')) return [...rows]
	const above = rows.filter(
		({ passage, slot }, index) =>
			slot === null &&
			!passage.isBullet &&
			rows[index + 1]?.slot === 'employer' &&
			jobScore(passage.span.text) > 0,
	)
	const employers = rows.filter(({ slot }) => slot === 'employer').length
	if (above.length < employers) return [...rows]
	return rows.map((row) => (above.includes(row) ? { ...row, slot: 'title' } : row))
}

// "1. Maruti Suzuki India Ltd., Manesar" over "Designation: Maintenance Engineer": so may the employer.
function withEmployers(rows: readonly Row[]): Row[] {
	const titles = rows.filter(({ slot }) => slot === 'title').length
	if (rows.some(({ slot }) => slot === 'employer' || slot === 'school')) return [...rows]
	const above = rows.filter(
		({ passage, slot }, index) =>
			slot === null && !passage.isBullet && rows[index + 1]?.slot === 'title',
	)
	const are = above.filter(({ passage }) => titleVersusEmployer(passage.span.text) <= 0)
	if (titles === 0 || are.length < titles) return [...rows]
	return rows.map((row) => {
		if (!are.includes(row)) return row
		const number = /^\s*\d{1,2}[.)]\s+/.exec(row.value.text)?.[0].length ?? 0
		return { ...row, slot: 'employer', value: sliceSpan(row.value, number) }
	})
}

function addRow(entries: LabelledEntry[], row: Row, first: Slot | undefined): void {
	const { passage, slot, value, isEnd } = row
	const open = entries.at(-1)
	if (isEnd && open?.slots.dates !== undefined) {
		open.slots.dates = joinSpans([open.slots.dates, value], ' – ')
		return
	}
	if (slot === null) {
		const target = open ?? newEntry(entries)
		target.body.push(passage)
		return
	}
	const isNext = open === undefined || slot === first || open.slots[slot] !== undefined
	const target = isNext && !beneath.has(slot) ? newEntry(entries) : open
	put(target ?? newEntry(entries), slot, { ...passage, span: value })
}

/** What these labels name begins no entry. */
const beneath: ReadonlySet<Slot> = new Set(['duties', 'about', 'other'])

function newEntry(entries: LabelledEntry[]): LabelledEntry {
	const entry: LabelledEntry = { slots: {}, body: [] }
	entries.push(entry)
	return entry
}

function put({ slots, body }: LabelledEntry, slot: Slot, passage: Passage): void {
	// Why somebody left, or what they earned, is no part of a CV: it stays among the words that nobody read.
	if (slot === 'other') return
	const before = slot === 'about' ? slots.about : undefined
	if (before !== undefined) slots.about = joinSpans([before, passage.span], ', ')
	else if (slot !== 'duties') slots[slot] = passage.span
	else if (passage.span.text !== '') body.push(passage)
}

type Labelled = { slot: Slot | null; value: Span; isEnd: boolean }

function splitLabel(span: Span): Labelled {
	const found = /^([^:\t]{2,60}?)\s*(?::|\t)\s*/.exec(span.text)
	if (found === null) return { slot: null, value: span, isEnd: false }
	const label = fold(found[1] ?? '')
	const slot = slotByLabel.get(label) ?? slotByLabel.get(label.split(' ')[0] ?? '') ?? null
	if (slot === null) return { slot, value: span, isEnd: false }
	const value = trimSpan(sliceSpan(span, found[0].length), /[\s:]/)
	return { slot, value, isEnd: slot === 'dates' && endLabel.test(label) }
}

const endLabel =
	/^(?:to|until|till|end|end date|date to|finish date|date left|left|bis|a|au|hasta|al|fino a|ate|tot|do)$/

// "Company: New Look  Job title: Sales Advisor  Dates: …" on one line is three lines of a form.
function cutAtLabels(passage: Passage): Passage[] {
	const { span } = passage
	const first = span.text.indexOf(':')
	const starts = [...span.text.matchAll(/(?<=\s)(\p{L}[\p{L}' ]{1,24}?)\s*:(?=\s)/gu)].flatMap(
		(match) => (match.index > first ? labelStart(match[1] ?? '', match.index) : []),
	)
	if (starts.length === 0 || splitLabel(span).slot === null) return [passage]
	return [0, ...starts].map((start, index) => ({
		...passage,
		span: trimSpan(sliceSpan(span, start, starts[index]), /[\s|,;]/),
	}))
}

// The longest end of the words before a colon that is a label: "New Look Job title".
function labelStart(words: string, start: number): number[] {
	const ends = [...words.matchAll(/(?:^|\s)(?=\S)/g)].map((match) => match.index + match[0].length)
	const at = ends.find((end) => slotByLabel.has(fold(words.slice(end))))
	return at === undefined ? [] : [start + at]
}
