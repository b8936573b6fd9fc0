import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { isGrade } from '../lexicon/grades.ts'
import { findDates } from '../text/find-dates.ts'
import { joinSpans, locateSpan, type Span, splitSpan } from '../text/span.ts'
import { longestText } from './cut-long-lines.ts'
import { joinAtLineBreak } from './join-at-line-break.ts'
import { firstWordWidth, type Line } from './line.ts'
import type { WrapQuestion } from './wrap-features.ts'
import { listOpenCells, surroundingsOf, wrapLogOdds } from './wrap-model.ts'

/** A gap of this many sizes of the letters is an empty line. */
export const emptyLine = 1.75

/** One line as a person would count it: a title, a paragraph or a bullet, with its line breaks undone. */
export type Passage = {
	span: Span
	/** The first line, which gives the passage its style and place. */
	line: Line
	lines: Line[]
	isBullet: boolean
	/** A mark stood before it that heads an entry. */
	isMarkedHead?: boolean
	/** It says something of the dates in the head of an entry, and heads none. */
	isRemark?: boolean
}

export type JoinOptions = {
	/** Every word of the CV in lower case. */
	words: ReadonlySet<string>
	/** The lines are names, one each. */
	isList: boolean
	/** The lines are things with their years, one each. */
	isDated: boolean
	/** Within a sentence hardly any word begins with a capital, unlike in German. */
	capitalsAreRare: boolean
}

/** A function that decides whether a line continues the words above it: the result is above zero if it does. */
export type DecideWrap = (question: WrapQuestion) => number

/** A passage that is being put together, and the cell of its first line that the others go on with. */
type OpenPassage = Passage & { openCell: number | null }

/**
 * Joins lines that a program broke because the column was full. The verdict of the rules is one of several hints;
 * `decide` judges each line with each cell above it.
 */
export function joinLines(
	lines: readonly Line[],
	options: JoinOptions,
	decide: DecideWrap = wrapLogOdds,
): Passage[] {
	const areSmall = lines.filter(startsLower).length > lines.length / 2
	const pitch = closestPitch(lines)
	const around = surroundingsOf(lines, { areSmall, isList: options.isList, pitch })
	const leftX = Math.min(...lines.map((line) => line.x))
	const passages: OpenPassage[] = []
	for (const [at, next] of lines.entries()) {
		const open = passages.at(-1)
		const byRules =
			open !== undefined && isWrapByRules(open, next, { ...options, leftX, pitch, areSmall })
		const asked = { next, following: lines[at + 1], around, byRules }
		const cell = open === undefined ? null : chooseCell(open, asked, decide)
		if (open === undefined || cell === null)
			passages.push({
				span: next.span,
				line: next,
				lines: [next],
				isBullet: next.isBullet,
				openCell: null,
			})
		else addTo(open, next, { cell, words: options.words })
	}
	return passages.map(({ openCell: _, ...passage }) => passage)
}

type RuleOptions = JoinOptions & { leftX: number; pitch: number; areSmall: boolean }

function isWrapByRules(open: OpenPassage, next: Line, options: RuleOptions): boolean {
	const { isList, isDated, capitalsAreRare, leftX, pitch, areSmall } = options
	const isNew =
		(isList && isNextName(open, next, areSmall)) ||
		(isDated && endsInYear(open.span.text) && !startsLower(next)) ||
		(capitalsAreRare && next.x > leftX + 5 && beginsPoint(open, next)) ||
		isParagraph(open, next, pitch)
	return !isNew && goesOn(open, next, areSmall)
}

type Asked = Pick<WrapQuestion, 'next' | 'following' | 'around'> & { byRules: boolean }

// Returns the index of the cell above that a line continues, or `null`. The lines after it continue the same cell.
function chooseCell(open: OpenPassage, asked: Asked, decide: DecideWrap): number | null {
	const { next, following, around, byRules } = asked
	const last = open.lines.at(-1) ?? open.line
	if (next.isBullet || next.span.text.includes('\t') || isFull(open, next)) return null
	if (beginsCitation(open, next) || beginsLabel(open, next) || beginsRow(open, next)) return null
	const hasWrapped = open.lines.length > 1
	const judged = listOpenCells(last).map(({ cell, limit }, at) => ({
		at,
		score: decide({
			last,
			whole: open.span,
			isBullet: open.isBullet,
			hasWrapped,
			cell,
			limit,
			next,
			following,
			byRules: byRules && cell.isLast,
			around,
		}),
	}))
	const best = judged.toSorted((a, b) => b.score - a.score)[0]
	if (best === undefined || best.score <= 0) return null
	return hasWrapped ? (open.openCell ?? cellsOf(open).length - 1) : best.at
}

function cellsOf({ span }: Passage): Span[] {
	return splitSpan(span, /\t/g)
}

function addTo(
	open: OpenPassage,
	next: Line,
	{ cell, words }: { cell: number } & Pick<JoinOptions, 'words'>,
): void {
	const cells = cellsOf(open)
	const wrapped = cells[cell]
	const isAtEnd = wrapped === undefined || cell === cells.length - 1
	open.span = isAtEnd
		? joinAtLineBreak(open.span, next.span, words)
		: joinSpans(cells.with(cell, joinAtLineBreak(wrapped, next.span, words)), '\t')
	open.lines.push(next)
	open.openCell = cell
}

/** How much larger than between the lines of one paragraph the gap before the next is. */
const paragraphGap = 1.2

// A capital after a gap larger than that within the paragraph begins another.
function isParagraph({ lines, line }: Passage, next: Line, pitch: number): boolean {
	const last = lines.at(-1) ?? line
	const isSetAlike = Math.abs(next.sizePt - last.sizePt) < 0.1
	return isSetAlike && next.gapBefore > pitch * next.sizePt * paragraphGap && !startsLower(next)
}

/** The gap between the closest lines of one column, in sizes of their letters. */
function closestPitch(lines: readonly Line[]): number {
	const gaps = lines.map(({ gapBefore, sizePt }) => gapBefore / sizePt)
	return Math.min(...gaps.filter((gap) => gap >= 1), emptyLine)
}

/** The words of a text in lower case, to tell a hyphen of a word from one of a line's end. */
export function collectWords(lines: readonly Line[]): Set<string> {
	return new Set(lines.flatMap((line) => line.span.text.toLowerCase().match(/[\p{L}-]+/gu) ?? []))
}

/** Whether every noun begins with a capital, as in German, so that a capital begins no new point. */
export function capitalisesNouns(words: ReadonlySet<string>): boolean {
	const german = ['und', 'der', 'die', 'das', 'mit', 'für', 'von', 'bei', 'zur', 'zum', 'im']
	return german.filter((word) => words.has(word)).length >= 3
}

// The marks of a list may be pictures: in an indented block, a capital after a word that ends no sentence begins a point.
/** Whether a line begins a point of a list whose marks are not to be seen. */
export function beginsPoint({ span, isBullet, line }: Passage, next: Line): boolean {
	if (isBullet || Math.abs(next.x - line.x) > 1) return false
	const endsOpen =
		/(?:[,&(/–-]|\s(?:and|or|of|the|a|an|for|in|on|at|to|with|by|from|as|et|de|und|y|e))$/i
	return (
		/^\p{Lu}\p{Ll}{2,}/u.test(next.span.text) &&
		/[\p{L}\d%)]$/u.test(span.text) &&
		!endsOpen.test(span.text)
	)
}

// After a full stop or a bracket, another line that begins with an author or a number is the next reference.
function beginsCitation({ span, line }: Passage, next: Line): boolean {
	const isAuthor = /^(?:\[\d+\]|\p{Lu}[\p{L}'’-]+,\s\p{Lu}\.)/u
	return (
		isAuthor.test(next.span.text) &&
		isAuthor.test(span.text) &&
		/[.)]$/.test(span.text) &&
		Math.abs(next.x - line.x) < 3
	)
}

// A label that forms have begins anew, and so does any label below another.
function beginsLabel({ span }: Passage, next: Line): boolean {
	const slot = /^(\p{L}[^:,;.]{1,30}?)\s*:(?:\s|$)/u.exec(next.span.text)?.[1]
	if (slot !== undefined && slotOfEntryLabel(slot) !== null) return true
	const label = /^\p{Lu}[^:,;.]{1,30}:\s/u
	return label.test(span.text) && label.test(next.span.text) && !/[,&(/-]$/.test(span.text)
}

// A dated line with as many bars as the line above is the next row of a table.
function beginsRow({ lines }: Passage, next: Line): boolean {
	const bars = (line: Line | undefined) => line?.span.text.match(/\s\|\s/g)?.length ?? 0
	const isDated = findDates(next.span.text).length > 0
	return isDated && bars(next) > 1 && bars(lines.at(-1)) === bars(next)
}

// Whether a line is the next name of a list, because in a narrow column every name fills its line. If most lines
// begin in lower case, lower case is no sign of a wrap.
function isNextName({ span }: Passage, next: Line, areSmall: boolean): boolean {
	return (
		(areSmall ? !/^[&(]/.test(next.span.text) : !startsLower(next)) &&
		!/[,&(/-]$|\s(?:and|und|et|y|of|for)$/.test(span.text) &&
		!/[,;|•·]/.test(span.text)
	)
}

/**
 * Whether a line continues the passage above it, which the width of the column broke. If most lines begin in lower
 * case (`areSmall`), lower case is no sign of a wrap.
 */
export function goesOn(passage: Passage, next: Line, areSmall = false): boolean {
	const last = passage.lines.at(-1) ?? passage.line
	if (next.isBullet || next.span.text.includes('\t') || isFull(passage, next)) return false
	if (continuesCell(last, next)) return true
	return last.span.text.includes('\t')
		? runsOnUnderDates(last, next)
		: goesOnInColumn(passage, next, areSmall)
}

function goesOnInColumn(passage: Passage, next: Line, areSmall: boolean): boolean {
	const last = passage.lines.at(-1) ?? passage.line
	if (looksApart(last, next) || isWayOfContact(next.span.text)) return false
	if (!passage.isBullet && partsEntries(last, next)) return false
	if (startsElsewhere(passage, next) || headsNext(passage, next)) return false
	if ((endsInHyphen(last) && startsLower(next)) || isRestOfRow(last, next)) return true
	if (!wouldHaveFitted(last, next)) return passage.isBullet || !isFullStop(last, next)
	return startsInSentence(last, next, areSmall)
}

// Whether a line in lower case continues an open sentence, if lower case is a sign of that.
function startsInSentence(last: Line, next: Line, areSmall: boolean): boolean {
	if (areSmall && !/^[&(]/.test(next.span.text)) return false
	return startsLower(next) && !/[.:;!?]$/.test(last.span.text) && fillsLine(last)
}

// Whether a line is full enough to have been broken.
function fillsLine({ right, columnRight }: Line): boolean {
	return right > columnRight * 0.6
}

// Whether a line is the rest of the row above. A comma at the end of a row leaves the row open, however much room was
// left.
function isRestOfRow(last: Line, next: Line): boolean {
	const isShort =
		next.span.text.split(/\s+/).length <= mostWordsOfRest && !/[@:]/.test(next.span.text)
	const isOpen = last.span.text.endsWith(',') && last.font === next.font
	return isOpen && isShort && isOfOneBlock(last, next) && findRange(next.span.text) === null
}

const mostWordsOfRest = 8

function isFull({ span }: Passage, next: Line): boolean {
	return span.text.length + next.span.text.length > longestText
}

function looksApart(last: Line, next: Line): boolean {
	if (Math.abs(next.sizePt - last.sizePt) > 0.7) return true
	if (next.page === last.page && next.gapBefore > emptyLine * last.sizePt) return true
	return next.bold !== last.bold && !startsLower(next)
}

// The last cell goes on below itself where it was full.
function continuesCell(last: Line, next: Line): boolean {
	const cell = lastCell(last)
	if (cell === null || Math.abs(cell.x - next.x) > 2.5 || !isOfOneBlock(last, next)) return false
	if (startsLower(next) && fillsLine(last)) return true
	return !wouldHaveFitted(last, next) && (isOpenEnd(last.span.text) || isUndated(last, next))
}

// Whether text below a wide cell continues at the margin, beneath the dates beside that cell.
function runsOnUnderDates(last: Line, next: Line): boolean {
	const cell = lastCell(last)
	if (cell === null || Math.abs(last.x - next.x) > 2.5 || !isOfOneBlock(last, next)) return false
	const isWide = last.right - cell.x > (last.columnRight - last.x) / 2
	return isWide && !wouldHaveFitted(last, next) && isUndated(last, next)
}

type Cell = { text: string; x: number }

/** The last cell of a row; `null` where a line has but one. */
function lastCell({ span }: Line): Cell | null {
	const cells = splitSpan(span, /\t|\s{2,}/g)
	const cell = cells.at(-1)
	const [place] = cell === undefined ? [] : locateSpan(cell)
	if (cell === undefined || place === undefined || cells.length < 2) return null
	return { text: cell.text, x: place.x }
}

function isOfOneBlock(last: Line, next: Line): boolean {
	const isNear = next.gapBefore <= 1.6 * last.sizePt && Math.abs(next.sizePt - last.sizePt) <= 0.7
	return isNear && next.page === last.page
}

// Whether a line adds names to a head. A line with dates, or in another style, begins another entry.
function isUndated(last: Line, next: Line): boolean {
	const cell = lastCell(last)?.text ?? last.span.text
	const isSetAlike = next.bold === last.bold && next.italic === last.italic
	if (!isSetAlike || findRange(cell) !== null || findDates(next.span.text).length > 0) return false
	return isMostlyNames(next.span.text)
}

function isMostlyNames(text: string): boolean {
	const words = text.match(/[\p{L}’'-]+/gu) ?? []
	return words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length / 2
}

function isOpenEnd(text: string): boolean {
	return /(?:[,(&–-]|\s(?:and|of|und|et|y|e|de|en))$/i.test(text)
}

function wouldHaveFitted(last: Line, next: Line): boolean {
	return last.right + firstWordWidth(next) + last.sizePt * 0.25 < last.columnRight - 1
}

// Whether two lines belong to different entries. A line that ends in dates, or has them before a mark, heads an
// entry; a line of little but dates belongs to the next.
function partsEntries(last: Line, next: Line): boolean {
	if (/[,(–-]$/.test(last.span.text)) return false
	const begins = findRange(next.span.text)
	if (startsLower(next)) {
		const isHead = findRange(last.span.text)?.start === 0 || last.bold !== next.bold
		return begins?.start === 0 && isHead
	}
	if (endsInYear(last.span.text) && endsInYear(next.span.text)) return true
	const ends = findRange(last.span.text)
	const rest = last.span.text.slice(ends?.end)
	if (ends !== null && (/^.{0,2}$|^\s*[|·•]/u.test(rest) || isGrade(rest))) return true
	if (begins === null || isRowOfBars(last, next, ends)) return false
	return begins.start === 0 || next.span.text.length - (begins.end - begins.start) < 60
}

// A row of bars without dates goes on in the row of bars below.
function isRowOfBars(last: Line, next: Line, ends: ReturnType<typeof findRange>): boolean {
	const [row, rest] = [last, next].map(({ span }) => /\s\|(?:\s|$)/.test(span.text))
	return row === true && rest === true && ends === null
}

// A single year, set apart at the end of a line.
const endsInDate = /(?:\(|[,|·•–—-]\s*)(?:\p{L}{2,9}\.?\s){0,2}(?:19|20)\d\d\)?$/u

// The result may follow the year.
function endsInYear(text: string): boolean {
	const comma = text.lastIndexOf(',')
	const isResult = comma > 0 && isGrade(text.slice(comma))
	return endsInDate.test(isResult ? text.slice(0, comma) : text)
}

function findRange(text: string) {
	return findDates(text).find((range) => range.isRange || range.current) ?? null
}

function isWayOfContact(text: string): boolean {
	return /^(?:(?=\S{5,320}$)\S+@\S+\.\S+|\+?[\d\s()./-]{9,20})$/.test(text)
}

// A title in a narrow column fills its line too; the style tells that the next line is another thing.
function isFullStop(last: Line, next: Line): boolean {
	return last.font !== next.font && !startsLower(next)
}

function startsElsewhere({ line, isBullet }: Passage, next: Line): boolean {
	const reference = isBullet ? line.textX : line.x
	const tolerance = line.sizePt * (isBullet ? 1.2 : 2.2)
	if (isBullet && next.x < line.x - 1.5) return true
	return Math.abs(next.x - reference) > tolerance && Math.abs(next.x - line.x) > tolerance
}

// After a sentence or before bold, a line further left ends the indented text and begins something new.
function headsNext({ line, lines, isBullet }: Passage, next: Line): boolean {
	const last = lines.at(-1) ?? line
	const indented = isBullet ? line.textX : line.x
	const isLeft = next.x < indented - 4 && (!isBullet || Math.abs(next.x - line.x) < 2)
	const startsBold = next.span.pieces[0]?.item.bold === true && !isBoldAtEnd(last)
	return isLeft && !startsLower(next) && (/[.!?]$/.test(last.span.text) || startsBold)
}

function isBoldAtEnd({ span }: Line): boolean {
	return span.pieces.at(-1)?.item.bold === true
}

function startsLower(line: Line): boolean {
	return /^[\p{Ll}&(]/u.test(line.span.text)
}

function endsInHyphen(line: Line): boolean {
	return /\p{L}[-‐]$/u.test(line.span.text)
}
