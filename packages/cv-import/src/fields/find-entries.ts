import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { isRowOfLabels } from '../lexicon/entry-labels.ts'
import { jobScore } from '../lexicon/job-words.ts'
import { isDuration } from '../text/find-dates.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { cutHeadAtFullStops } from './cut-head-at-full-stops.ts'
import { cutRemarkAfterDates } from './cut-remark-after-dates.ts'
import type { Entry } from './entry.ts'
import { dateOfHeader, type EntryDate, findEntryDate, withoutDate } from './entry-date.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { groupRolesByEmployer } from './group-roles-by-employer.ts'
import { joinBrokenDates } from './join-broken-dates.ts'
import { type LabelledRow, readLabelledLine, readLabelledRow } from './labelled-row.ts'
import type { RowKind } from './row-features.ts'
import { kindsOfRows } from './row-model.ts'
import { stripEntryNameBullets } from './strip-entry-name-bullets.ts'

/** Cuts a section into its entries: each begins with a head, which has its dates. */
export function findEntries(passages: readonly Passage[]): Entry[] {
	const entries = cutAtStarts(rowsOfEntries(passages)).map((rows) => {
		const [labelled, worded] = takeLabelledRows(rows)
		return { ...buildEntry(worded), labelled }
	})
	const dates = expandTwoDigitYears(entries.map(({ date }) => date))
	return groupRolesByEmployer(
		entries
			.map((entry, index) => ({ ...entry, date: dates[index] ?? null }))
			.filter((entry) => entry.header.length > 0 || entry.body.length > 0),
	)
}

/** The rows of a section of entries: broken dates are joined, and heads are cut off what is said behind them. */
export function rowsOfEntries(passages: readonly Passage[]): Passage[] {
	const worded = passages
		.filter(({ span }) => !isDuration(span.text) && !isRowOfLabels(span.text))
		.map((passage) => ({ ...passage, span: trimSpan(passage.span) }))
	return joinBrokenDates(stripEntryNameBullets(worded))
		.flatMap(cutRemarkAfterDates)
		.flatMap(cutHeadAtFullStops)
}

/** A row of an entry, and what it is there. */
type Row = { passage: Passage; kind: RowKind }

function cutAtStarts(passages: readonly Passage[]): Row[][] {
	const entries: Row[][] = []
	for (const [at, kind] of kindsOfRows(passages).entries()) {
		const passage = passages[at]
		if (passage === undefined) continue
		if (kind === 'start' || entries.length === 0) entries.push([])
		entries.at(-1)?.push({ passage, kind })
	}
	return entries
}

// Splits rows into labels with values below the head, which add what the head leaves out, and other rows.
function takeLabelledRows(rows: readonly Row[]): [LabelledRow | undefined, Row[]] {
	const found = rows.map(({ passage }, at) =>
		at === 0 ? null : (readLabelledRow(passage.span) ?? readLabelledLine(passage.span)),
	)
	const labelled = found.filter((row) => row !== null)
	const worded = rows.filter((_, at) => found[at] === null)
	return [labelled.length === 0 ? undefined : Object.assign({}, ...labelled.toReversed()), worded]
}

function buildEntry(rows: readonly Row[]): Entry {
	const [heads, others] = splitHead(rows)
	const dated = findDateOfHead(heads)
	const parts = heads.map((passage) => ({
		passage,
		...partSaid(passage === dated?.passage ? withoutDate(passage.span, dated.date) : passage.span),
	}))
	const said = parts.flatMap((part) =>
		part.said === null ? [] : [{ ...part.passage, span: part.said }],
	)
	return {
		header: parts.flatMap(({ head, passage: { line } }) =>
			head.text === '' ? [] : [{ span: head, line }],
		),
		date: dated?.date ?? null,
		body: [...said, ...others],
		standing: 'alone',
	}
}

// An award within the entry of a job was won in that job.
function splitHead([first, ...others]: readonly Row[]): [Passage[], Passage[]] {
	const all = first === undefined ? [] : [first, ...others]
	const isOfJob = first !== undefined && namesJob(first.passage.span.text)
	const isHead = (row: Row) =>
		row.kind !== 'body' && (row === first || !isOfJob || awardLength(row.passage.span.text) === 0)
	const [heads, body] = [all.filter(isHead), all.filter((row) => !isHead(row))]
	return [heads.map(({ passage }) => passage), body.map(({ passage }) => passage)]
}

function namesJob(text: string): boolean {
	return jobScore(text) > 0 && awardLength(text) === 0
}

// The dates of a head: a period before a single date, and the first before those below it.
function findDateOfHead(heads: readonly Passage[]): { passage: Passage; date: EntryDate } | null {
	const dated = heads.flatMap((passage) => {
		const date = dateOfHeader(passage) ?? findEntryDate(passage.span)
		return date === null ? [] : [{ passage, date }]
	})
	const period = dated.find(({ date: { range } }) => range.isRange || range.current)
	return period ?? dated[0] ?? null
}

/** Whom a post was under is said of it, and no part of its name. */
const under =
	/[,;]?\s+(?=(?:advis[eo]rs?|supervisors?|mentors?|line managers?|reports? to|PI)\s?:\s)/iu

// Several words in lower case after a name and a colon tell what the person did.
function partSaid(span: Span): { head: Span; said: Span | null } {
	const remark = under.exec(span.text)
	if (remark !== null && remark.index > 0)
		return {
			head: sliceSpan(span, 0, remark.index),
			said: trimSpan(sliceSpan(span, remark.index), /[\s,;]/),
		}
	const [colon] = span.text.matchAll(/(?<=\p{L}{2}|\)):\s+(?=\p{Ll}+(?:\s+\S+){3})/gu)
	if (colon === undefined || span.text.includes('\t')) return { head: span, said: null }
	return {
		head: sliceSpan(span, 0, colon.index),
		said: sliceSpan(span, colon.index + colon[0].length),
	}
}
