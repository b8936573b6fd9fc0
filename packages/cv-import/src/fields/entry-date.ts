import type { FoundDateRange } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { isGrade } from '../lexicon/grades.ts'
import { lineWords } from '../lexicon/word-lists.ts'
import { findDates } from '../text/find-dates.ts'
import { cutSpan, joinSpans, type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { type ExtractedField, type Field, readAs } from './extracted.ts'
import { findSubjectResults } from './subject-results.ts'

/** The dates of an entry and the words that they were read from. */
export type EntryDate = { range: FoundDateRange; span: Span }

/** The dates of a line that can head an entry; `null` for a year that is part of a sentence. */
export function dateOfHeader({ span, line }: Passage): EntryDate | null {
	const ranges = findDates(span.text)
	const range =
		ranges.find((found) => found.isRange || found.current) ??
		ranges.find((found) => standsAlone(span.text, found))
	if (range === undefined) return null
	if (!range.isRange && !range.current && !standsAlone(span.text, range)) return null
	if (!range.isRange && range.current && !line.bold && !isApart(span.text, range)) return null
	const rest = span.text.length - (range.end - range.start)
	const isHead = isAtEdge(span.text, range) || isBetweenMarks(span.text, range)
	if (rest > 130 || (rest > 60 && !isHead)) return null
	return { range, span: sliceSpan(span, range.start, range.end) }
}

/** The dates in the words after a label such as "Dates:". */
export function findEntryDate(span: Span): EntryDate | null {
	const [range] = findDates(span.text)
	return range === undefined ? null : { range, span: sliceSpan(span, range.start, range.end) }
}

/** The line without its dates and the brackets around them. */
export function withoutDate(span: Span, { range }: EntryDate): Span {
	let { start, end } = range
	while (/[\s([,;:|–—-]/.test(span.text[start - 1] ?? '') && span.text[start - 1] !== '\t') start--
	while (/[\s)\],;:|]/.test(span.text[end] ?? '') && span.text[end] !== '\t') end++
	// One or two words in the brackets of a date describe the date.
	const word = /(?:(?<!\s)\s+)?\((?!\p{Lu}{2})(?:\p{L}+\.?\s*){1,2}$/u.exec(
		span.text.slice(0, range.start),
	)
	if (word !== null && /^\s*\)/.test(span.text.slice(range.end))) start = word.index
	const open = openedBefore(span.text, { start, end })
	if (open !== null) {
		const inside = [sliceSpan(span, open + 1, start), sliceSpan(span, end)]
		return trimSpan(
			joinSpans(
				[sliceSpan(span, 0, open), ...inside].map((part) => trimSpan(part)),
				'\t',
			),
		)
	}
	start = startWithEvent(span.text, start)
	if (start === 0 || end >= span.text.length) return trimSpan(cutSpan(span, start, end))
	// A colon after the dates still joins the words on both sides of them.
	const joint = span.text.slice(range.end, end).includes(':') ? ': ' : '\t'
	return trimSpan(joinSpans([sliceSpan(span, 0, start), sliceSpan(span, end)], joint))
}

// If a bracket closes together with the dates, its other words form a separate part.
function openedBefore(text: string, { start, end }: { start: number; end: number }): number | null {
	const open = text.lastIndexOf('(', start - 1)
	if (open <= 0 || text.slice(open, start).includes(')')) return null
	const isShut = text.slice(start, end).includes(')') && !text.slice(end).includes(')')
	return isShut && start - open > 3 ? open : null
}

const event = new RegExp(
	String.raw`(?:^|[\t,;|·•–—-])\s{0,9}(?:${lineWords('before-date-of-award')})\s*(?::\s*)?(?:(?:in|on|im|en|nel|w)\s*)?$`,
	'iu',
)

// A small word, such as a preposition, between other words and the year.
const preposition = /(?<=\S\s)\p{Ll}{1,3}\s{0,2}$/u

// A word for the event of a date, such as an exam, belongs to the date and not to the course.
function startWithEvent(text: string, start: number): number {
	const found = event.exec(text.slice(0, start)) ?? preposition.exec(text.slice(0, start))
	if (found === null) return start
	return found.index + (found[0].startsWith('\t') ? 1 : 0)
}

type DateFields = {
	startDate?: Field | undefined
	endDate?: Field | undefined
	current?: Field<boolean> | undefined
}

/** The dates of a job or a course, as fields. A single date is where it ended. */
export function periodFields(date: EntryDate | null): DateFields {
	if (date === null) return {}
	const { range, span } = date
	const confidence = range.isAmbiguous || range.hasTwoDigitYear ? 0.75 : 0.95
	const field = (value: string) => (value === '' ? undefined : readAs(value, span, confidence))
	if (!range.isRange && !range.current) return { endDate: field(range.startDate) }
	return {
		startDate: field(range.startDate),
		endDate: field(range.endDate),
		current: range.current ? readAs(true, span, confidence) : undefined,
	}
}

/** The one date of a certificate, an award or a publication: the last one printed. */
export function singleDate(date: EntryDate | null): ExtractedField<string> | undefined {
	if (date === null) return undefined
	const value = date.range.endDate || date.range.startDate
	return value === '' ? undefined : readAs(value, date.span, 0.9)
}

function standsAlone(text: string, { start, end }: FoundDateRange): boolean {
	const before = text.slice(0, start)
	const after = text.slice(end)
	return (
		/(?:^|[\t(|,;•·–—-]\s*|\s\s)$/.test(
			before.replace(/(?<!\s)\s+$/, (gap) => (gap.includes('\t') ? '\t' : '')),
		) || /^\s*(?:$|[\t)|•·])/.test(after)
	)
}

// Whether a date is set apart from the words before it. A date set apart heads a job; within a sentence it says
// something of the job.
function isApart(text: string, { start }: FoundDateRange): boolean {
	return /(?:^|[\t(|,;:•·–—-]\s*|\s\s)$/.test(text.slice(0, start))
}

function isBetweenMarks(text: string, { start, end }: FoundDateRange): boolean {
	return /[|·•\t]\s*$/.test(text.slice(0, start)) && /^\s*[|·•\t]/.test(text.slice(end))
}

function isAtEdge(text: string, { start, end }: FoundDateRange): boolean {
	const before = text.slice(0, start)
	const after = text.slice(end)
	// A place may go on behind the dates in their cell.
	const isCell = /(?:^|\t\s*)$/.test(before) && /^\s*(?:\t|$|,\s)/.test(after)
	// A cell of one word in lower case and the date, before the other words.
	const isEventCell = /(?:^|\t\s*)\p{Ll}{3,12}\s$/u.test(before) && after.startsWith('\t')
	const isRemarkAfter = /^[\s,;)]*(?:\([^()]{1,40}\)|:\s.*)?\s*$/.test(after)
	const isEdge = before.trim().length < 4 || after.trim().length < 4
	const remark = /^[\s,;)]*\([^()]{1,40}\)/.exec(after)?.[0] ?? ''
	const behind = after.slice(remark.length)
	return isCell || isEventCell || isEdge || isRemarkAfter || isGrade(behind) || isResults(behind)
}

// The results of single subjects behind the dates of a course.
function isResults(behind: string): boolean {
	return findSubjectResults(behind.replace(/^[\s,;:–—-]+/u, ''))?.start === 0
}
