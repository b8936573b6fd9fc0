import type { Passage } from '../layout/join-lines.ts'
import type { Line } from '../layout/line.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { findDates } from '../text/find-dates.ts'
import { describesAction } from './describes-action.ts'
import { isDescriptionLabel } from './description-labels.ts'
import { dateOfHeader, type EntryDate, findEntryDate, withoutDate } from './entry-date.ts'

/** A passage of a section with the clues that tell a header from the text below it. */
export type Row = { passage: Passage; date: EntryDate | null; isBody: boolean; style: string }

/** A line that heads an entry is shorter than this, in characters. */
const longestHead = 110

/** Finds the dates of each passage, and whether the passage can head an entry. */
export function readRows(passages: readonly Passage[]): Row[] {
	const hasPlainHeads = passages.some(
		(passage) => !passage.isBullet && dateOfHeader(passage) !== null,
	)
	const hasPlainLines = passages.some((passage) => !passage.isBullet)
	if (areDatedPoints(passages)) return passages.map(toRowOfPoint)
	const bodyX = indentOfBody(passages)
	const rows = passages.map((passage): Row => {
		const { text } = passage.span
		const isPoint = passage.isBullet && !endsInPeriodCell(text)
		const mayHead = passage.isRemark !== true && (!isPoint || (!hasPlainHeads && !hasPlainLines))
		const isDeed = describesAction(text) && !endsInPeriodCell(text) && !endsInDateCell(passage)
		const canHead = mayHead && !isDescriptionLabel(text) && !isDeed && !isLabelledList(text)
		const isSet = isAboutDate(passage) || hasDateSetApart(passage) || isDatedCourse(passage)
		const isDated = !isProse(passage) || isSet
		const isIndented = bodyX !== null && Math.abs(passage.line.x - bodyX) < 3
		const date = canHead && isDated && !isIndented ? dateOfHeader(passage) : null
		const isBody = date === null && (!canHead || isProse(passage) || isIndented)
		return { passage, date, isBody, style: describeStyle(passage.line) }
	})
	return headUnderDates(rows)
}

/** The least share of points with dates in a list whose points are entries. */
const leastDatedPoints = 0.6

// Whether a list has only bullets, most of which have a period, or a year beside a school or an award.
function areDatedPoints(passages: readonly Passage[]): boolean {
	const points = passages.filter((passage) => passage.isBullet && mayBeEntry(passage))
	const dated = points.filter(({ span: { text } }) => !describesAction(text) && namesPeriod(text))
	const others = passages.filter((passage) => !points.includes(passage))
	return (
		points.length > 0 &&
		others.every((passage) => !passage.isBullet && isDatedOrLabel(passage)) &&
		dated.length >= points.length * leastDatedPoints
	)
}

function mayBeEntry(passage: Passage): boolean {
	return passage.span.text.length <= longestHead || isDatedCourse(passage)
}

// Whether a line without a bullet fits a list whose bullets are entries: it is a further entry that begins with its
// dates, or a label that ends in a colon.
function isDatedOrLabel(passage: Passage): boolean {
	const { text } = passage.span
	return /:$/.test(text) || (findDates(text)[0]?.start === 0 && dateOfHeader(passage) !== null)
}

function namesPeriod(text: string): boolean {
	const dates = findDates(text)
	const [first = ''] = text.split(/,\s/)
	const isJob = first !== text && jobScore(first) > 0
	return (
		dates.some(({ isRange, current }) => isRange || current) ||
		(dates.length > 0 && (isJob || isCourse(text)))
	)
}

function toRowOfPoint(passage: Passage): Row {
	const date = dateOfHeader(passage) ?? findEntryDate(passage.span)
	return { passage, date, isBody: false, style: describeStyle(passage.line) }
}

// Finds dates alone on a line below the description of the entry before. The next line then holds the words of their
// head, however it is set.
function headUnderDates(rows: readonly Row[]): Row[] {
	const named: Row[] = []
	const heads = new Set<Row>()
	for (const row of rows) {
		const [before, dates] = [named.at(-2), named.at(-1)]
		const hasHeadAbove =
			before !== undefined && !before.isBody && before.date === null && !heads.has(before)
		const isHead =
			row.isBody && mayName(row) && dates !== undefined && isOnlyDate(dates) && !hasHeadAbove
		const own = isHead ? { ...row, isBody: false } : row
		if (dates !== undefined && isOnlyDate(dates) && !hasHeadAbove) heads.add(own)
		named.push(own)
	}
	return named
}

/** Whether a line is nothing but the dates of an entry. */
export function isOnlyDate({ passage: { span }, date }: Row): boolean {
	return date !== null && !/[\p{L}\d]/u.test(withoutDate(span, date).text.replace(remark, ''))
}

/** A word on the dates, such as how they were spent. */
const remark = /\([^()]{1,40}\)/g

function mayName({ passage }: Row): boolean {
	const { text } = passage.span
	return (
		!passage.isBullet && text.length <= longestHead && !/[.!]$/.test(text) && !describesAction(text)
	)
}

// A line that begins with dates or is mostly dates is no running text, even where it begins in lower case.
function isAboutDate({ span }: Passage): boolean {
	const [range] = findDates(span.text)
	if (range === undefined) return false
	const isShort = span.text.length < 130 && !/[.!]$/.test(span.text)
	const isMarked = span.text.length < longestHead && /^\s*[:–—-]\s/.test(span.text.slice(range.end))
	const isFirst = range.start === 0 && (isShort || (range.isRange && isMarked))
	return range.end - range.start > span.text.length * 0.6 || isFirst
}

// Nor is a line running text if a mark parts a period at its start or end from the other words.
function hasDateSetApart({ span: { text } }: Passage): boolean {
	const range = findDates(text).find((found) => found.isRange || found.current)
	if (range === undefined || text.length > longestHead) return false
	if (range.start === 0) return /^\s*[|·•\t]|^\s{2}/.test(text.slice(range.end))
	return range.end === text.length && /[|·•\t]\s*$/.test(text.slice(0, range.start))
}

/** The most characters of a course on one line, from its award to its date. */
const longestCourse = 180

function isDatedCourse({ span: { text } }: Passage): boolean {
	const last = findDates(text).at(-1)
	if (last === undefined || text.length > longestCourse || !isCourse(text)) return false
	return !/[\p{L}\d]/u.test(text.slice(last.end))
}

function isCourse(text: string): boolean {
	return degreeScore(text) + institutionScore(text) > 0 || awardLength(text) > 0
}

// Whether a line ends in a cell with a period. Its other words are then a head, even if one of them may be a verb.
function endsInPeriodCell(text: string): boolean {
	return dateOfLastCell(text)?.isRange === true
}

function endsInDateCell({ span, isBullet }: Passage): boolean {
	return !isBullet && dateOfLastCell(span.text) !== null
}

function dateOfLastCell(text: string) {
	const cell = text.slice(text.lastIndexOf('\t') + 1).replace(/^[\s|•·]+|\s+$/g, '')
	const [range] = text.includes('\t') ? findDates(cell) : []
	return range !== undefined && range.end - range.start === cell.length ? range : null
}

/** A label with a list behind it: “Tools: Word, Excel, Access”. */
const labelled = /^(\p{L}[\p{L} /&-]{1,30}):\s[^:]*,[^:,]*,/u

// Whether a label that no form uses for an entry's fields has several names behind it. The names are then tools or
// tasks.
function isLabelledList(text: string): boolean {
	const [, label] = labelled.exec(text) ?? []
	if (label === undefined || slotOfEntryLabel(label) !== null || findDates(text).length > 0)
		return false
	const namesCourse = degreeScore(label) + institutionScore(text) > 0 || awardLength(label) > 0
	return !namesCourse && jobScore(label) + organisationScore(text) === 0
}

// Many programs draw the marks of a list as pictures: all that is left of them is the indent.
function indentOfBody(passages: readonly Passage[]): number | null {
	const dated = passages.filter((passage) => !passage.isBullet && dateOfHeader(passage) !== null)
	const headXs = indentsOfHeads(dated, passages)
	const plain = passages.filter((passage) => !dated.includes(passage) && !passage.isBullet)
	const indents = plain
		.map(({ line }) => line.x)
		.filter(
			(x) =>
				[...headXs].some((headX) => x > headX + 4 && x < headX + 45) && !headXs.has(Math.round(x)),
		)
	const counts = Map.groupBy(indents, Math.round)
	const [most] = [...counts.entries()].sort((a, b) => b[1].length - a[1].length)
	return headXs.size <= 2 && most !== undefined ? (most[1][0] ?? null) : null
}

/** The least share of the lines at an indent that must have dates, if heads begin there. */
const leastDated = 0.25

// Returns the indents at which heads begin. An indent doesn't count if only one of its many lines has a year.
function indentsOfHeads(dated: readonly Passage[], all: readonly Passage[]): Set<number> {
	const counts = Map.groupBy(dated.map(contentX), Math.round)
	const leftmost = Math.min(...counts.keys())
	const isHead = (x: number, times: number) => {
		const beside = all.filter(({ line, isBullet }) => !isBullet && Math.round(line.x) === x)
		return x === leftmost || times >= beside.length * leastDated
	}
	return new Set([...counts].flatMap(([x, { length }]) => (isHead(x, length) ? x : [])))
}

// In a row that begins with its dates, the words begin in the next cell.
function contentX({ span, line }: Passage): number {
	const [first = ''] = span.text.split('\t')
	const [range] = findDates(first)
	const startsWithDate = range !== undefined && range.end - range.start > first.length - 4
	if (!startsWithDate) return line.x
	const next = span.pieces.find((piece) => piece.start > first.length)
	return next?.item.x ?? line.x
}

/** Whether a passage reads as running text rather than as a title. */
export function isProse({ span, line }: Passage): boolean {
	const words = span.text.split(/\s+/).length
	if (span.text.includes('\t')) return false
	if (/^\p{Ll}/u.test(span.text) && words > 3 && !isMostlyNames(span.text)) return true
	if (span.text.length > longestHead && !line.bold) return true
	if (/[.!]$/.test(span.text) && (words > 7 || (words > 3 && isSentence(span.text)))) return true
	return words > 18
}

// At least half of its words are in lower case, and the last is too long to be an abbreviation.
function isSentence(text: string): boolean {
	const small = text.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0
	const endsInLongWord = /(?<!\p{L})\p{L}{4,}[.!]$/u.test(text)
	return small >= 2 && endsInLongWord && small >= text.split(/\s+/).length / 2
}

/** Whether most words of a text begin with a capital, as names do. */
export function isMostlyNames(text: string): boolean {
	const words = text.match(/[\p{L}’'-]+/gu) ?? []
	return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
}

/** The look of a line and where it begins, in one word. */
export function describeStyle(line: Line): string {
	const isCapitals = /\p{Lu}{3}/u.test(line.span.text) && !/\p{Ll}/u.test(line.span.text)
	const size = Math.round(line.sizePt * 2) / 2
	return [size, line.bold, line.italic, isCapitals, Math.round(line.x / 12)].join(' ')
}
