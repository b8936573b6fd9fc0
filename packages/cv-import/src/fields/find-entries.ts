import {
	clearlyNamesOrganisation,
	tellsWhatWasDone,
	titleLogOdds,
} from '../classifier/phrase-log-odds.ts'
import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { isRowOfLabels } from '../lexicon/entry-labels.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { isPlace } from '../lexicon/place-names.ts'
import { isDuration } from '../text/find-dates.ts'
import { type Span, sliceSpan, trimSpan } from '../text/span.ts'
import { namesCertificate } from './certificates-among-courses.ts'
import { cutHeadAtFullStops } from './cut-head-at-full-stops.ts'
import { cutRemarkAfterDates } from './cut-remark-after-dates.ts'
import type { Entry } from './entry.ts'
import { withoutDate } from './entry-date.ts'
import { isMostlyNames, type Row, readRows } from './entry-rows.ts'
import { expandTwoDigitYears } from './expand-two-digit-years.ts'
import { findEntryStarts } from './find-entry-starts.ts'
import { groupRolesByEmployer } from './group-roles-by-employer.ts'
import { joinBrokenDates } from './join-broken-dates.ts'
import { type LabelledRow, readLabelledLine, readLabelledRow } from './labelled-row.ts'
import { stripEntryNameBullets } from './strip-entry-name-bullets.ts'

const separators = /[\t|]|\s[–—-]\s/
const maxHeaderLines = 5

/** Cuts a section into its entries: each begins with a header around its dates. */
export function findEntries(passages: readonly Passage[]): Entry[] {
	const worded = passages
		.filter(({ span }) => !isDuration(span.text) && !isRowOfLabels(span.text))
		.map((passage) => ({ ...passage, span: trimSpan(passage.span) }))
	const cut = joinBrokenDates(stripEntryNameBullets(worded))
		.flatMap(cutRemarkAfterDates)
		.flatMap(cutHeadAtFullStops)
	const rows = readRows(cut)
	const marked = rows.flatMap((row, at) => (row.passage.isMarkedHead === true ? at : []))
	const starts = marked.length > 0 ? marked : findEntryStarts(rows)
	if (starts.length === 0 || (starts[0] ?? 0) > 0) starts.unshift(0)
	const entries = starts.map((start, index) => {
		const [labelled, worded] = takeLabelledRows(rows.slice(start, starts[index + 1]))
		return { ...buildEntry(worded), labelled }
	})
	const dates = expandTwoDigitYears(entries.map(({ date }) => date))
	return groupRolesByEmployer(
		entries
			.map((entry, index) => ({ ...entry, date: dates[index] ?? null }))
			.filter((entry) => entry.header.length > 0 || entry.body.length > 0),
	)
}

function buildEntry(rows: readonly Row[]): Entry {
	const entry: Entry = { header: [], date: null, body: [], standing: 'alone' }
	for (const [index, row] of rows.entries()) {
		const { passage } = row
		const wantsMore =
			entry.body.length === 0 &&
			!row.isBody &&
			entry.header.length < maxHeaderLines &&
			(entry.date === null || isStillHeader(entry, row, rows[index - 1]))
		if (!wantsMore) {
			entry.body.push(passage)
			continue
		}
		const isDated = row.date !== null && entry.date === null
		if (isDated) entry.date = row.date
		const span = isDated && row.date !== null ? withoutDate(passage.span, row.date) : passage.span
		const { head, said } = partSaid(span)
		if (head.text !== '') entry.header.push({ span: head, line: passage.line })
		if (said !== null) entry.body.push({ ...passage, span: said })
	}
	return entry
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

function isStillHeader(entry: Entry, row: Row, before: Row | undefined): boolean {
	const { line, span } = row.passage
	if (row.date !== null || entry.header.length === 0) return row.date === null
	if (saysMore(span.text)) return false
	if (span.text.includes('\t') || isPlace(span.text)) return true
	if (isApprenticed(entry, span.text) || isNextTicket(entry, span.text)) return false
	// A place names neither a post nor an employer.
	const parts = entry.header
		.filter(({ span: part }) => !isPlace(part.text))
		.reduce(
			(sum, { span: part }) =>
				sum + part.text.split(separators).length + (saysTwo(part.text) ? 1 : 0),
			0,
		)
	if (span.text.split(/\s+/).length > 12) return false
	if (parts < 2) return true
	if (entry.header.length === 1 && namesOrganisation(span.text)) return true
	const isMarked = (line.bold || line.italic) && before !== undefined
	return isMarked && entry.header.length < 4
}

function saysMore(text: string): boolean {
	const isSentence = /[.!]$/.test(text) && /\s\p{Ll}+\s/u.test(text) && !isMostlyNames(text)
	return /:$/.test(text) || labelledList.test(text) || isSentence || tellsWhatWasDone(text)
}

// An award inside the entry of a job was won in that job.
function isApprenticed({ header }: Entry, text: string): boolean {
	const [first] = header
	const isJob = jobScore(first?.span.text ?? '') > 0 && awardLength(first?.span.text ?? '') === 0
	return isJob && awardLength(text) > 0
}

// Whether a text is a further award: a certificate below a dated award.
function isNextTicket({ header, date }: Entry, text: string): boolean {
	const [first] = header
	const isAward = first !== undefined && awardLength(first.span.text) > 0
	return date !== null && isAward && namesCertificate(text) && institutionScore(text) === 0
}

// A list with a label, such as clients or tools, describes the job.
const labelledList =
	/^(?:(?:key|main|selected) )?(?:clients|customers|venues|projects|products|brands|tools|systems|subjects|modules|technologies): .*, /i

// A title and an employer with only a comma between them.
function saysTwo(text: string): boolean {
	const comma = text.indexOf(', ')
	if (comma === -1 || separators.test(text)) return false
	const [title, rest] = [text.slice(0, comma), text.slice(comma + 2)]
	const isNamed = namesOrganisation(rest) || clearlyNamesOrganisation(rest.split(', ')[0] ?? rest)
	return (jobScore(title) > 0 || titleLogOdds(title) > 0.5) && jobScore(rest) === 0 && isNamed
}

function namesOrganisation(text: string): boolean {
	return institutionScore(text) > 0 || organisationScore(text) > 0
}
