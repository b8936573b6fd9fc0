import type { Passage } from '../layout/join-lines.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, locateSpan, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'

/** Joins a range of dates that a narrow column broke: "Sept 2019 –" over "Present". */
export function joinBrokenDates(passages: readonly Passage[]): Passage[] {
	const joined: Passage[] = []
	for (const passage of passages) {
		const last = joined.at(-1)
		const merged = last === undefined ? null : merge(last, passage)
		if (last === undefined || merged === null) {
			joined.push(passage)
			continue
		}
		joined[joined.length - 1] = { ...last, span: merged.first }
		if (merged.second.text !== '') joined.push({ ...passage, span: merged.second })
	}
	return joined
}

type Merged = { first: Span; second: Span }

function merge(before: Passage, after: Passage): Merged | null {
	const [first, second] = [before.span, after.span]
	const whole =
		mergeBeside(before, after) ??
		mergeColumn(first, second) ??
		mergeEnds(first, second, after.isBullet)
	if (whole !== null) return whole
	// A date that nearly fills its column is parted from the next by little more than a space.
	const cells = splitSpan(first, /\t|(?<=[–—-])\s{2,}/g)
	const [start, ...rest] = splitSpan(second, /\t/g)
	if (start === undefined || start.text.length > 16) return null
	const broken = cells.findIndex((cell) => isBroken(cell.text, start.text))
	const open = cells[broken]
	if (open === undefined) return null
	const dated = cells.with(broken, joinSpans([open, start], ' '))
	const [next, ...others] = rest
	const cell = dated.at(-1)
	if (
		next !== undefined &&
		cell !== undefined &&
		broken < cells.length - 1 &&
		goesOn(before, next)
	) {
		const whole = dated.with(-1, joinSpans([cell, next], ' '))
		return { first: joinSpans(whole, '\t'), second: joinSpans(others, '\t') }
	}
	return { first: joinSpans(dated, '\t'), second: joinSpans(rest, '\t') }
}

// A word or a dash that joins the dates on the lines around it.
const joiner = /^(?:until|till|to|bis|a|au|[–—-])$/i

// Both cells of a head go on in the row below, the second with the rest of its date.
function mergeBeside({ span: above }: Passage, { span: below }: Passage): Merged | null {
	const [cells, rest] = [splitSpan(above, /\t/g), splitSpan(below, /\t/g)]
	const [open, end] = [cells.at(-1), rest.at(-1)]
	if (cells.length !== 2 || rest.length !== 2 || open === undefined || end === undefined)
		return null
	const isAligned = cells.every((cell, index) => {
		const [x, y] = [cell, rest[index]].map((part) => part?.pieces[0]?.item.x ?? 0)
		return Math.abs((x ?? 0) - (y ?? 0)) < 3
	})
	const goesOn = isWholeDate(open.text) && joiner.test(end.text)
	if (!isAligned || !(goesOn || isBroken(open.text, end.text))) return null
	const whole = cells.map((cell, index) => joinSpans([cell, rest[index] ?? cell], ' '))
	return { first: joinSpans(whole, '\t'), second: { text: '', pieces: [] } }
}

// A period that a narrow column of dates broke, with the words beside it on both lines.
function mergeColumn(above: Span, below: Span): Merged | null {
	const open = /^([^–—-]{4,12}?)\s?[–—-]\s+(?=\p{L})/u.exec(above.text)
	const tab = below.text.indexOf('\t')
	if (open === null || tab === -1) return null
	const [end, said] = [sliceSpan(below, 0, tab), trimSpan(sliceSpan(below, tab))]
	if (!isWholeDate(open[1] ?? '') || !isWholeDate(end.text) || isWholeRange(end.text)) return null
	const [start, words] = [sliceSpan(above, 0, open[0].length), sliceSpan(above, open[0].length)]
	const isColumn =
		Math.abs(leftOf(start) - leftOf(end)) < 3 && Math.abs(leftOf(words) - leftOf(said)) < 3
	if (!isColumn) return null
	return { first: joinSpans([joinSpans([trimSpan(start), end]), words], '\t'), second: said }
}

function leftOf(span: Span): number {
	return locateSpan(span)[0]?.x ?? 0
}

/** The rest of a period is shorter, in characters. */
const longestRest = 24

// A line that ends within a period, and nothing but the rest of it on the next.
function mergeEnds(first: Span, second: Span, isPoint: boolean): Merged | null {
	if (second.text.length > longestRest || first.text.includes('\t')) return null
	const both = joinSpans([first, second], ' ')
	// The mark between words and dates may end the line or begin the next.
	const isMarked = /\s[|•·–—-]$/.test(first.text) || (isPoint && findDates(first.text).length === 0)
	if (isMarked && isWholeDate(second.text)) return { first: both, second: { text: '', pieces: [] } }
	// A period that is complete in the second line doesn't begin in the first.
	if (isWholeRange(second.text)) return null
	const range = findDates(both.text).at(-1)
	const crosses = range !== undefined && range.start < first.text.length
	const isRest = crosses && range.isRange && range.end === both.text.length
	const isWhole = findDates(first.text).some(
		({ isRange, start }) => isRange && start === range?.start,
	)
	return isRest && !isWhole ? { first: both, second: { text: '', pieces: [] } } : null
}

// The words beside the dates go on when the line was full and they begin where its last cell did.
function goesOn({ line, span }: Passage, next: Span): boolean {
	const lastCell = splitSpan(span, /\t/g).at(-1)
	const isAligned =
		Math.abs((lastCell?.pieces[0]?.item.x ?? 0) - (next.pieces[0]?.item.x ?? 0)) < 2.5
	const [word = ''] = next.text.split(/\s/)
	return isAligned && line.right + word.length * line.sizePt * 0.45 > line.columnRight - 1
}

function isBroken(open: string, rest: string): boolean {
	if (open.length > 24) return false
	const both = `${open} ${rest}`
	return isWholeDate(open) ? isLoneStart(open) && isWholeRange(both) : isWholeDate(both)
}

function isLoneStart(text: string): boolean {
	const [range] = findDates(text)
	return range?.isRange === false
}

function isWholeRange(text: string): boolean {
	const [range] = findDates(text)
	return range?.isRange === true && range.end - range.start === text.length
}

function isWholeDate(text: string): boolean {
	const [range] = findDates(text)
	return range !== undefined && range.end - range.start === text.length
}
