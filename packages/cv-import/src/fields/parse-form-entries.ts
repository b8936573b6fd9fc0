import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { type EntrySlot, slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { fold } from '../lexicon/fold.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { describesAction } from './describes-action.ts'
import { type EntryDate, findEntryDate, withoutDate } from './entry-date.ts'
import { joinBrokenDates } from './join-broken-dates.ts'
import { titleVersusEmployer } from './title-versus-employer.ts'

/** A job or a course of a form: the text behind each of its labels. */
export type LabelledEntry = {
	slots: Partial<Record<EntrySlot, Span>>
	body: Passage[]
}

/**
 * Entries that are written as a form, a label and its value on each line; `null` where no labels name dates and whose
 * they are.
 */
export function parseFormEntries(passages: readonly Passage[]): LabelledEntry[] | null {
	const printed = joinBrokenDates(passages)
		.flatMap(cutAtLabels)
		.map((passage) => ({ passage, ...splitLabel(passage.span) }))
	if (printed.filter(isWholeHead).length > 1) return null
	const rows = withUnnamed(withTitles(printed))
	const kinds = new Set(rows.flatMap(({ slot }) => slot ?? []))
	const isNamed = kinds.has('title') || kinds.has('employer') || kinds.has('school')
	const isWhole =
		(kinds.has('title') && kinds.has('employer')) ||
		(kinds.has('school') && kinds.has('qualification'))
	if (!isWhole && !(kinds.has('dates') && isNamed)) return null
	const [first] = rows.flatMap(({ slot }) => slot ?? [])
	const entries: LabelledEntry[] = []
	for (const row of withDates(rows)) addRow(entries, row, first)
	return entries
}

// Whether a line without a label has dates and an award. It then heads an entry of a list, whatever labels stand
// below.
function isWholeHead({ passage, slot }: Row): boolean {
	if (slot !== null || passage.isBullet) return false
	const { name, dates } = withoutDates(passage.span)
	return dates !== null && awardLength(name.text) > 0
}

/** The dates of an entry, if a label names them. */
export function readLabelledDates({ slots }: LabelledEntry): EntryDate | null {
	return slots.dates === undefined ? null : findEntryDate(slots.dates)
}

type Row = { passage: Passage } & Labelled

// The title alone may do without a label, over one for the employer.
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

// Adds the missing label to a name above the label of its counterpart: an employer above a title, a school above a
// course.
function withUnnamed(rows: readonly Row[]): Row[] {
	const given = new Set(rows.map(({ slot }) => slot))
	if (given.has('employer') || given.has('school')) return [...rows]
	const labelled = given.has('title') ? 'title' : 'qualification'
	const slot = labelled === 'title' ? 'employer' : 'school'
	const isBelow = (row: Row | undefined) => row?.slot === labelled && !row.passage.isBullet
	const below = rows.filter(isBelow)
	const above = rows.filter(
		(row, index) => row.slot === null && isBelow(rows[index + 1]) && mayName(row),
	)
	const dated = [...above, ...below].filter(({ value }) => findEntryDate(value) !== null)
	const areDated = given.has('dates') || dated.length >= below.length * mostLabelled
	if (below.length === 0 || !areDated || above.length < below.length * mostLabelled)
		return [...rows]
	return rows.map((row) => (above.includes(row) ? { ...row, slot } : row))
}

/** The least share of the labels that must have a name above them, if those names have no label. */
const mostLabelled = 0.7

function mayName({ value }: Row): boolean {
	const words = withoutDates(value).name
	return (
		/\p{L}/u.test(words.text) &&
		titleVersusEmployer(words.text) <= 0.5 &&
		!describesAction(words.text)
	)
}

// Dates without a label stand beside a name.
function withDates(rows: readonly Row[]): Row[] {
	if (rows.some(({ slot }) => slot === 'dates')) return [...rows]
	return rows.flatMap((row): Row[] => {
		const { name, dates } = row.slot !== null && names.has(row.slot) ? withoutDates(row.value) : {}
		if (name === undefined || dates == null) return [row]
		return [
			{ ...row, value: name },
			{ ...row, slot: 'dates', value: dates },
		]
	})
}

const names: ReadonlySet<EntrySlot> = new Set(['title', 'employer', 'school', 'qualification'])

function withoutDates(span: Span): { name: Span; dates: Span | null } {
	const date = findEntryDate(span)
	return date === null
		? { name: span, dates: null }
		: { name: trimSpan(withoutDate(span, date), /[\s–-]/), dates: date.span }
}

function addRow(entries: LabelledEntry[], row: Row, first: EntrySlot | undefined): void {
	const { passage, slot, value, isEnd } = row
	const open = entries.at(-1)
	// An empty "Role:" in an entry that already has its title only announces duties.
	if (slot !== null && value.text === '' && open?.slots[slot] !== undefined) return
	if (isEnd && open?.slots.dates !== undefined) {
		open.slots.dates = joinSpans([open.slots.dates, value], ' – ')
		return
	}
	if (slot === null) {
		const target = open ?? newEntry(entries)
		target.body.push(passage)
		return
	}
	const before = open?.slots[slot]
	if (open !== undefined && before !== undefined && slot !== first && adds.has(slot)) {
		open.slots[slot] = joinSpans([before, value], ', ')
		return
	}
	const isNext = open === undefined || slot === first || before !== undefined
	const target = isNext && !beneath.has(slot) ? newEntry(entries) : open
	put(target ?? newEntry(entries), slot, { ...passage, span: value, isBullet: row.isPoint })
}

/** The labels that one entry may have several times: a mark and a class. */
const adds: ReadonlySet<EntrySlot> = new Set(['grade', 'location'])

/** The labels that never begin a new entry. */
const beneath: ReadonlySet<EntrySlot> = new Set(['duties', 'about', 'other'])

function newEntry(entries: LabelledEntry[]): LabelledEntry {
	const entry: LabelledEntry = { slots: {}, body: [] }
	entries.push(entry)
	return entry
}

function put({ slots, body }: LabelledEntry, slot: EntrySlot, passage: Passage): void {
	// The reason for leaving, or the pay, doesn't belong in a CV: it stays among the unread words.
	if (slot === 'other') return
	const before = slot === 'about' ? slots.about : undefined
	if (before !== undefined) slots.about = joinSpans([before, passage.span], ', ')
	else if (slot !== 'duties') slots[slot] = passage.span
	else if (passage.span.text !== '') body.push(passage)
}

type Labelled = {
	slot: EntrySlot | null
	value: Span
	isEnd: boolean
	/** The value is a point of a list. */
	isPoint: boolean
}

function splitLabel(span: Span): Labelled {
	const number = enumerator.exec(span.text)?.[0].length ?? 0
	const found = /^([^:\t]{2,100}?)\s*(?::|\t|\s{2})\s*/.exec(span.text.slice(number))
	const unlabelled = { slot: null, value: sliceSpan(span, number), isEnd: false, isPoint: false }
	if (found === null) return unlabelled
	const label = fold(found[1] ?? '')
	const slot =
		slotOfEntryLabel(label) ??
		(found[0].includes(':') ? slotOfEntryLabel(label.split(' ')[0] ?? '') : null)
	if (slot === null) return unlabelled
	const value = trimSpan(
		sliceSpan(span, number + found[0].length),
		slot === 'duties' ? pointMark : /[\s:]/,
	)
	const isPoint =
		slot === 'duties' && /^[\s:]*[-–•➢▪●○◦·*❖]\s/.test(span.text.slice(number + found[0].length))
	return { slot, value, isEnd: slot === 'dates' && endLabel.test(label), isPoint }
}

/** "1)", "(ii)" before an entry of a numbered form. */
const enumerator = /^\s*\(?(?:\d{1,2}|[ivx]{1,4})[.)]\s+/i
const pointMark = /[\s:•➢➤➔→✓✔▪●○◦∙·*❖√-]/

const endLabel =
	/^(?:to|until|till|end|end date|date to|sign off|signed off|finish date|date left|left|bis|a|au|hasta|al|fino a|ate|tot|do)$/

// Several labels on one line are several lines of a form.
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

// The longest end of the words before a colon that is a label: the value of the label before may precede it.
function labelStart(words: string, start: number): number[] {
	const ends = [...words.matchAll(/(?:^|\s)(?=\S)/g)].map((match) => match.index + match[0].length)
	const at = ends.find((end) => slotOfEntryLabel(words.slice(end)) !== null)
	return at === undefined ? [] : [start + at]
}
