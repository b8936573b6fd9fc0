import type { Passage } from '../layout/join-lines.ts'
import { findDates } from '../text/find-dates.ts'
import { sliceSpan, trimSpan } from '../text/span.ts'
import { describesAction } from './describes-action.ts'

/** The words before the dates of a head are shorter than this, in characters. */
const longestHead = 90
/** A mark, then a remark in small letters: “; chargehand from 2006”, “(maternity leave in 2022)”, “ and holidays”. */
const remark = /^\)?(?:[\s,;(]*[,;(]|\s(?=(?:and|then|but|with|plus|also)\s))\s*\p{Ll}/u

/** Cuts off a remark in small letters behind the dates that end the head of an entry. */
export function cutRemarkAfterDates(passage: Passage): Passage[] {
	const { span } = passage
	const range = findDates(span.text).find((found) => found.isRange || found.current)
	if (range === undefined || range.start === 0 || range.start > longestHead) return [passage]
	const [before, after] = [span.text.slice(0, range.start), span.text.slice(range.end)]
	if (!remark.test(after) || !isHead(before)) return [passage]
	const said = trimSpan(sliceSpan(span, range.end), /[\s,;()]/)
	return [
		{ ...passage, span: sliceSpan(span, 0, range.end) },
		{ ...passage, span: said, isRemark: true },
	]
}

// A head begins with a name, and a mark parts it from its dates.
function isHead(text: string): boolean {
	return /^\p{Lu}/u.test(text) && /[,;(.|\t–—-]\s*$/.test(text) && !describesAction(text)
}
