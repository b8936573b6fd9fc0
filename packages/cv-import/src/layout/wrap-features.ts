import { hashFeature } from '../classifier/hash-feature.ts'
import { kindShares, phraseKinds } from '../classifier/phrase-model.ts'
import { fold } from '../lexicon/fold.ts'
import { findDates } from '../text/find-dates.ts'
import type { Span } from '../text/span.ts'
import { firstWordWidth, type Line } from './line.ts'

/** How many places the weights of wraps have for each answer; features that meet in one place share it. */
export const wrapPlaces = 8_192

/** Whether a line goes on with words above it is asked of one cell of the line above at a time. */
export type WrapQuestion = {
	/** The line above, and all words that were put together with it. */
	last: Line
	whole: Span
	isBullet: boolean
	/** Whether the line above goes on with another already. */
	hasWrapped: boolean
	/** The cell that may go on, which of its line it is, and the right edge that it may run to, in points. */
	cell: { span: Span; x: number; right: number; isLast: boolean; isOnly: boolean }
	limit: number
	next: Line
	following: Line | undefined
	/** What the rules say. */
	byRules: boolean
	around: WrapSurroundings
}

/** The properties that all lines of a section share. */
export type WrapSurroundings = {
	/** Whether most lines begin in lower case, so that lower case is no sign of a wrap. */
	areSmall: boolean
	isList: boolean
	/** The gap between the closest lines, in sizes of their letters. */
	pitch: number
	/** The share of lines beginning in lower case, among the lines below one with room left. */
	smallUnderRoom: number
	/** How many lines begin with the same word as this one. */
	beginAlike: (line: Line) => number
	/** The right edge of the lines around each line, in points. */
	rightAround: (line: Line) => number
}

/** Returns the feature indices of a line and the words above it. */
export function wrapFeatures(question: WrapQuestion): number[] {
	const known = describe(question)
	const { slack, local, start, end, align, gap, rules, bullet, cell } = known
	const names = [
		'any',
		...Object.entries(known).map(([name, value]) => `${name} ${value}`),
		`1 ${slack} ${start}`,
		`2 ${slack} ${end}`,
		`3 ${slack} ${start} ${end}`,
		`4 ${local} ${start}`,
		`5 ${local} ${end}`,
		`6 ${slack} ${local}`,
		`7 ${rules} ${slack} ${start}`,
		`8 ${rules} ${end}`,
		`9 ${align} ${gap}`,
		`10 ${align} ${bullet} ${slack}`,
		`11 ${start} ${end}`,
		`12 ${cell} ${align} ${start}`,
		`13 ${cell} ${slack}`,
		`14 ${rules} ${known.dates}`,
		`15 ${known.style} ${start}`,
		`16 ${known.open} ${slack}`,
		`17 ${known.small} ${start}`,
		`18 ${known.list} ${slack} ${start}`,
		`19 ${known.gapRatio} ${slack}`,
		`20 ${known.dates} ${start}`,
		`21 ${known.following} ${align}`,
		`22 ${known.words} ${known.nextWords}`,
		`23 ${rules} ${known.next}`,
		`24 ${known.kind} ${start}`,
		`25 ${rules} ${cell} ${known.open}`,
		`26 ${known.room} ${start} ${slack}`,
		`27 ${known.alike} ${start}`,
		`28 ${known.alike} ${rules}`,
		`29 ${known.next} ${start} ${slack}`,
		`30 ${known.label} ${start} ${end}`,
		`31 ${known.label} ${known.alike}`,
		`32 ${known.dates} ${cell}`,
		`33 ${known.dates} ${slack} ${align}`,
	]
	return [...new Set(names)].map((name) => hashFeature(name, wrapPlaces))
}

/** Texts are looked at to this many characters. */
const longest = 400

function describe(question: WrapQuestion): Record<Known, string> {
	const { last, next, cell, around, isBullet, limit, following } = question
	const above = cell.span.text.slice(-longest)
	const below = next.span.text.slice(0, longest)
	const width = firstWordWidth(next) + 0.25 * last.sizePt
	const room = (edge: number) => bucket((edge - cell.right - width) / last.sizePt, roomSteps)
	const words = below.split(/\s+/)
	const lastWord = /\S+$/.exec(above)?.[0] ?? ''
	return {
		slack: room(limit),
		local: cell.isLast ? room(around.rightAround(last)) : 'inner',
		nextSlack: bucket((next.columnRight - next.right) / next.sizePt, roomSteps),
		start: startOf(below),
		end: endOf(above),
		open: `${isOpen(question.whole.text, '(', ')')} ${opensQuote(question.whole.text)} ${/^[^(]*\)/.test(below)}`,
		align: alignment(question),
		gap: bucket(next.gapBefore / next.sizePt, gapSteps),
		gapRatio: bucket(next.gapBefore / next.sizePt / around.pitch, ratioSteps),
		style: styleChange(question),
		rules: String(question.byRules),
		bullet: `${isBullet} ${next.isBullet} ${following?.isBullet ?? 'none'}`,
		cell: `${cell.isOnly} ${cell.isLast}`,
		dates: datesOf(above, below),
		small: String(around.areSmall),
		room: bucket(around.smallUnderRoom, shareSteps),
		alike: bucket(around.beginAlike(next), alikeSteps),
		list: String(around.isList),
		wrapped: String(question.hasWrapped),
		justified: String(/\S {2}\S.*\S {2}\S/.test(last.span.text)),
		words: bucket(above.split(/\s+/).length, wordSteps),
		nextWords: bucket(words.length, wordSteps),
		next: `${/[@]|www|https?:/.test(below)} ${/:\s/.test(below.slice(0, 40))} ${/,/.test(below)} ${/[.;]$/.test(below)}`,
		label: String(/^\p{L}[\p{L} ./&-]{1,24}\s?:(?:\s|$)/u.test(below)),
		kind: kindOf(below),
		following: followingOf(question),
		first: fold(words[0] ?? '').slice(0, 12),
		last: fold(lastWord).slice(0, 12),
		page: String(next.page === last.page),
	}
}

type Known =
	| 'slack'
	| 'local'
	| 'nextSlack'
	| 'start'
	| 'end'
	| 'open'
	| 'align'
	| 'gap'
	| 'gapRatio'
	| 'style'
	| 'rules'
	| 'bullet'
	| 'cell'
	| 'dates'
	| 'small'
	| 'room'
	| 'alike'
	| 'list'
	| 'wrapped'
	| 'justified'
	| 'words'
	| 'nextWords'
	| 'next'
	| 'label'
	| 'kind'
	| 'following'
	| 'first'
	| 'last'
	| 'page'

const roomSteps = [-2, -0.3, 0.3, 1.5, 4, 9, 18]
const gapSteps = [0.9, 1.1, 1.25, 1.4, 1.6, 1.9, 2.4]
const ratioSteps = [0.95, 1.05, 1.15, 1.3, 1.6, 2]
const shareSteps = [0.02, 0.1, 0.25, 0.5]
const alikeSteps = [2, 3, 5]
const wordSteps = [2, 3, 5, 8, 13]

function bucket(value: number, steps: readonly number[]): string {
	const at = steps.findIndex((step) => value < step)
	return String(at === -1 ? steps.length : at)
}

function startOf(text: string): string {
	const word = /^\S+/.exec(text)?.[0] ?? ''
	if (/^\p{Ll}/u.test(word)) return 'lower'
	if (/^[(["“‘„]/u.test(word)) return /^.\p{Lu}/u.test(word) ? 'opensCapital' : 'opens'
	if (/^[&+/,;)]/.test(word)) return 'joins'
	if (/^\d/.test(word)) return 'figure'
	if (/^\p{Lu}{2}/u.test(word)) return 'capitals'
	if (/^\p{Lu}/u.test(word)) return /^\S+\s+\p{Lu}/u.test(text) ? 'name' : 'capital'
	return 'sign'
}

function endOf(text: string): string {
	const mark = text.at(-1) ?? ''
	return /[\p{L}\d]/u.test(mark) ? endOfWord(text, mark) : endMark(text, mark)
}

function endMark(text: string, mark: string): string {
	if (/[.!?]/.test(mark)) return /\p{Ll}{3}.$/u.test(text) ? 'stop' : 'shortStop'
	if (/[,:;)|•·]/.test(mark)) return mark
	if (/[-–—/&(+→@]/.test(mark)) return /\p{L}[-‐]$/u.test(text) ? 'hyphen' : 'opens'
	return 'sign'
}

function endOfWord(text: string, mark: string): string {
	const word = /\S+$/.exec(text)?.[0] ?? ''
	if (/\d/.test(mark)) return /^(?:19|20)\d\d$/.test(word) ? 'year' : 'figure'
	if (/^\p{Ll}+$/u.test(word)) return word.length <= 3 ? 'small' : 'lower'
	return /^\p{Lu}\p{Ll}+$/u.test(word) ? 'name' : 'other'
}

function isOpen(text: string, opens: string, closes: string): boolean {
	const last = text.slice(-longest)
	return last.lastIndexOf(opens) > last.lastIndexOf(closes)
}

function opensQuote(text: string): boolean {
	const last = text.slice(-longest)
	return isOpen(last, '“', '”') || (last.match(/"/g)?.length ?? 0) % 2 === 1
}

function alignment({ cell, last, next, isBullet }: WrapQuestion): string {
	const isNear = (x: number) => Math.abs(next.x - x) < 2
	const under = isNear(cell.x) ? 'cell' : ''
	const line = isNear(last.x) ? 'line' : ''
	const words = isBullet && isNear(last.textX) ? 'words' : ''
	if (under !== '' || line !== '' || words !== '') return `${under}${line}${words}`
	return next.x < cell.x ? 'left' : 'right'
}

function styleChange({ cell, next, last }: WrapQuestion): string {
	const [end, start] = [cell.span.pieces.at(-1)?.item, next.span.pieces[0]?.item]
	const sizes = bucket(next.sizePt - last.sizePt, [-0.7, -0.1, 0.1, 0.7])
	return `${end?.font === start?.font} ${end?.bold === start?.bold} ${end?.italic === start?.italic} ${sizes}`
}

function datesOf(above: string, below: string): string {
	const [dates, further] = [findDates(above), findDates(below)]
	const end = dates.at(-1)
	const endsIn = end !== undefined && end.end > above.length - 2
	const [first] = further
	const begins = first?.start === 0
	const isAll = begins && first.end > below.length - 2
	const wasAll = endsIn && dates[0]?.start === 0 && dates.length === 1
	return `${dates.length > 0} ${endsIn} ${wasAll} ${end?.isRange === true || end?.current === true} ${further.length > 0} ${begins} ${isAll}`
}

function kindOf(text: string): string {
	if (text.length > 60) return 'long'
	const shares = kindShares(text)
	const best = phraseKinds.reduce((one, other) => (shares[other] > shares[one] ? other : one))
	return shares[best] > 0.5 ? best : 'none'
}

// How the line after it begins: where that one looks like the line above, a point or an entry may have ended.
function followingOf({ following, next, last }: WrapQuestion): string {
	if (following === undefined || following.page !== next.page) return 'none'
	const isAsAbove = Math.abs(following.x - last.x) < 2 && Math.abs(next.x - last.x) >= 2
	const gap = bucket(following.gapBefore / next.gapBefore, [0.9, 1.1])
	return `${isAsAbove} ${gap} ${/^\p{Ll}/u.test(following.span.text)}`
}
