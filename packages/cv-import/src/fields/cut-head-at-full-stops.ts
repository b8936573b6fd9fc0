import type { FoundDateRange } from '@app/language'
import type { Passage } from '../layout/join-lines.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, type Span, sliceSpan, splitSpan, trimSpan } from '../text/span.ts'

/** A head of an entry is shorter than this before its dates, in characters. */
const longestHead = 90

/**
 * Splits off the head of an entry whose parts end in full stops from the text behind it: "First Bus, Bradford.
 * Driver. 02/2017 – Present. Drive six routes." A tab separates the parts of the head, as between cells.
 */
export function cutHeadAtFullStops(passage: Passage): Passage[] {
	const { span } = passage
	const ranges = findDates(span.text)
	const last = ranges.find((found) => endsHead(span.text, found))
	const range = ranges.find((found) => found.isRange || found.current) ?? last
	if (range === undefined || range.start > longestHead) return [passage]
	if (range.start === 0)
		return range.isRange || range.current ? cutAfterDates(passage, range) : [passage]
	const stop = /^\)?\.(?:\s+|$)/.exec(span.text.slice(range.end)) ?? (range === last ? [''] : null)
	if (stop === null || !isOfNames(span.text.slice(0, range.start))) return [passage]
	const head = sliceSpan(span, 0, range.end + stop[0].replace(/\..*/s, '').length)
	const said = trimSpan(sliceSpan(span, range.end + stop[0].length))
	const cells = joinSpans(cellsOfHead(head, range.start), '\t')
	const rest = said.text === '' ? [] : [{ ...passage, span: said }]
	return [{ ...passage, span: cells }, ...rest]
}

// A full stop within the dates cuts a month short, and parts no names.
function cellsOfHead(head: Span, datesAt: number): Span[] {
	const before = sliceSpan(head, 0, datesAt)
	const names = splitSpan(before, /(?<=\p{L}{3}\)?)\.\s+(?=[\p{Lu}\d]|$)/gu)
	const named = names.filter(({ text }) => text.trim() !== '')
	const last = named.at(-1)
	if (last === undefined || /\.\s+$/.test(before.text)) return [...named, sliceSpan(head, datesAt)]
	return [...named.slice(0, -1), sliceSpan(head, before.text.lastIndexOf(last.text))]
}

const mostWordsOfPart = 6

// Where a colon or a dash follows the dates, the head ends at the full stop after its last name, and the rest is running text.
function cutAfterDates(passage: Passage, { end }: FoundDateRange): Passage[] {
	const { span } = passage
	if (!/^\s*[:–—-]\s/.test(span.text.slice(end))) return [passage]
	const parts = splitSpan(span, /(?<=\p{L}{3}["”»)]?)\.\s+(?=[\p{Lu}\d])/gu)
	const said = parts.findIndex((part, at) => at > 0 && !isNameOfHead(part.text))
	const named = parts.slice(0, said === -1 ? parts.length : said)
	const [last] = named.slice(-1)
	if (parts.length === 1 || last === undefined) return [passage]
	const from = span.text.indexOf(last.text) + last.text.length
	const head = { ...passage, span: sliceSpan(span, 0, from) }
	const rest = trimSpan(sliceSpan(span, from), /[\s.]/)
	return rest.text === '' ? [head] : [head, { ...passage, span: rest }]
}

function isNameOfHead(text: string): boolean {
	return text.split(/\s+/).length <= mostWordsOfPart && isOfNames(text)
}

// A head ends at its dates: last of all and after a full stop, or after a comma and before a full stop and a new sentence.
function endsHead(text: string, { start, end }: FoundDateRange): boolean {
	const [before, after] = [text.slice(0, start), text.slice(end)]
	const isLast = /\.\s+$/.test(before) && /^\.?\s*$/.test(after)
	return isLast || (/,\s+$/.test(before) && /^\.\s+\p{Lu}/u.test(after))
}

// Most words of a head begin with a capital letter; most words of a sentence don't.
function isOfNames(text: string): boolean {
	const words = text.match(/[\p{L}’'-]{2,}/gu) ?? []
	return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
}
