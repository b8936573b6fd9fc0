import { awardLength } from '../lexicon/award-names.ts'
import { isOnlyDate, type Row } from './entry-rows.ts'

/** An entry has at most this many lines before the one with its dates. */
const maxLinesBeforeDate = 3
/** A gap this much larger than usual parts two entries. */
const largerGap = 1.25

/** The rows at which entries begin. */
export function findEntryStarts(rows: readonly Row[]): number[] {
	const context = {
		rows,
		headStyle: rows.find((row) => !row.isBody)?.style ?? '',
		usualGap: medianGap(rows),
		linesBefore: linesBeforeFirstDate(rows),
		datesLead: rows[0] !== undefined && isOnlyDate(rows[0]),
	}
	if (rows.every((row) => row.date === null)) return startsWithoutDates(context)
	const starts: number[] = []
	let afterLast = 0
	for (const [index, row] of rows.entries()) {
		if (row.date !== null) {
			starts.push(bestStart({ ...context, index, afterLast }))
			afterLast = index + 1
		} else if (beginsWithoutDate(context, index) || isNextAward(context, index, starts.at(-1)))
			starts.push(index)
	}
	return [...new Set(starts)].sort((a, b) => a - b)
}

type Context = {
	rows: readonly Row[]
	headStyle: string
	usualGap: number
	/** The number of lines before the dates of the first entry; `null` if it is unknown. */
	linesBefore: number | null
	/** Whether the first entry begins with its dates on a separate line. */
	datesLead: boolean
}

function linesBeforeFirstDate(rows: readonly Row[]): number | null {
	const first = rows.findIndex((row) => row.date !== null)
	return rows.slice(0, first).some((row) => row.isBody) ? null : first
}

type DatedContext = Context & { index: number; afterLast: number }

function bestStart(context: DatedContext): number {
	const { rows, index, afterLast } = context
	const candidates: number[] = []
	for (let start = index; start >= Math.max(afterLast, index - maxLinesBeforeDate); start--) {
		if (rows[start]?.isBody !== false) break
		candidates.push(start)
	}
	const scored = candidates.map((start) => ({ start, score: scoreOfStart(start, context) }))
	return scored.toSorted((a, b) => b.score - a.score)[0]?.start ?? index
}

function scoreOfStart(start: number, context: DatedContext): number {
	const { rows, index, afterLast, headStyle, usualGap, linesBefore, datesLead } = context
	const row = rows[start]
	const before = rows[start - 1]
	const isFirst = start === 0 || start === afterLast
	const isAfterBody = before?.isBody === true || (isFirst && before?.date == null)
	const signs: [boolean, number][] = [
		[row?.style === headStyle, 3],
		[(row?.passage.line.gapBefore ?? 0) > usualGap * largerGap, 2],
		[linesBefore !== null && index - start === linesBefore, 1.5],
		[isAfterBody, 2],
		[datesLead && start === index && row !== undefined && isOnlyDate(row), 3],
	]
	return signs.reduce((sum, [holds, weight]) => sum + (holds ? weight : 0), 0.3 * (start - index))
}

// Whether a title without a date begins an entry, because its style is that of the other titles.
function beginsWithoutDate({ rows, headStyle }: Context, index: number): boolean {
	const row = rows[index]
	if (row === undefined || row.isBody || row.style !== headStyle) return false
	const bodyStyles = rows.filter(({ isBody }) => isBody).map(({ style }) => style)
	const isMarked = bodyStyles.length > 0 && !bodyStyles.includes(headStyle)
	return isMarked && rows[index - 1]?.isBody === true && !hasDateAhead(rows, index)
}

// Whether a row is a further award. After the first award, the others may have no date.
function isNextAward({ rows }: Context, index: number, start: number | undefined): boolean {
	if (start === undefined || !isAward(rows[index]) || hasDateAhead(rows, index)) return false
	return rows.slice(start, index).some(isAward)
}

function hasDateAhead(rows: readonly Row[], index: number): boolean {
	const ahead = rows.slice(index, index + maxLinesBeforeDate + 1)
	const body = ahead.findIndex((row) => row.isBody)
	return ahead.slice(0, body === -1 ? undefined : body).some((row) => row.date !== null)
}

// Without any date, an entry begins after the description of the entry before, after a gap, or in the style of
// titles.
function startsWithoutDates({ rows, headStyle, usualGap }: Context): number[] {
	const isOneStyle = rows.every((row) => row.style === headStyle)
	const areWhole = rows.every((row) => /[,\t|]|\s[–—-]\s/.test(row.passage.span.text))
	const startsWithAward = isAward(rows[0])
	return rows.flatMap((row, index) => {
		const before = rows[index - 1]
		if (before === undefined || (startsWithAward && isAward(row))) return index
		if (row.isBody) return []
		const isApart = row.passage.line.gapBefore > usualGap * largerGap
		const isTitle = !isOneStyle && row.style === headStyle && before.style !== headStyle
		return before.isBody || isApart || isTitle || (isOneStyle && areWhole) ? index : []
	})
}

function isAward(row: Row | undefined): boolean {
	return row !== undefined && !row.isBody && awardLength(row.passage.span.text) > 0
}

function medianGap(rows: readonly Row[]): number {
	const gaps = rows
		.map(({ passage }) => passage.line.gapBefore)
		.filter((gap) => Number.isFinite(gap) && gap > 0)
		.sort((a, b) => a - b)
	return gaps[Math.floor(gaps.length / 2)] ?? 14
}
