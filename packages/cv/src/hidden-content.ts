import { type CvDocument, maxMarks } from './cv-document.ts'
import { listNames } from './cv-list.ts'

/** What stays in the CV but off its pages: an item, by its id, or one line of it, by its words; `line` is `''` for all of it. */
export type HiddenPart = CvDocument['hidden'][number]

/** Whether an item as a whole is off the pages. */
export function isItemHidden({ hidden }: Pick<CvDocument, 'hidden'>, id: string): boolean {
	return hidden.some(({ item, line }) => item === id && line === '')
}

/** Which of an item's lines are off the pages. Of lines with the same words, as many as were hidden, from the first on. */
export function hiddenLines(
	{ hidden }: Pick<CvDocument, 'hidden'>,
	id: string,
	lines: readonly string[],
): boolean[] {
	const left = hidden.filter(({ item, line }) => item === id && line !== '')
	return lines.map((text) => {
		const index = left.findIndex(({ line }) => line === text)
		if (index !== -1) left.splice(index, 1)
		return index !== -1
	})
}

/** The lines within the item with an id, in whichever list it is; none when there is no such item. */
export function listItemLines(cv: CvDocument, id: string): string[] {
	const items = listNames.flatMap((list): Item[] => cv[list].filter((item) => item.id === id))
	return items.flatMap((item) =>
		Object.values(item)
			.filter((value) => Array.isArray(value))
			.flatMap((lines: Line[]) => lines.map(readLine)),
	)
}

/** The CV with an item or a line taken off its pages; its words stay. */
export function hidePart<Cv extends CvDocument>(cv: Cv, part: HiddenPart): Cv {
	const hidden = [...forgetGoneParts(cv).hidden, part]
	return hidden.length > maxMarks ? cv : { ...cv, hidden }
}

/** The CV with an item or a line back on its pages. */
export function showPart<Cv extends CvDocument>(cv: Cv, part: HiddenPart): Cv {
	const index = cv.hidden.findIndex((each) => isSamePart(each, part))
	return index === -1 ? cv : { ...cv, hidden: cv.hidden.toSpliced(index, 1) }
}

/** The CV without marks on items and lines that are gone, so that the same words written later are shown. */
export function forgetGoneParts<Cv extends CvDocument>(cv: Cv): Cv {
	if (cv.hidden.length === 0) return cv
	const ids = new Set(listNames.flatMap((list) => cv[list].map(({ id }) => id)))
	const hidden = cv.hidden.filter(({ item, line }, index) => {
		if (line === '') return ids.has(item)
		const earlier = cv.hidden.slice(0, index).filter((each) => isSamePart(each, { item, line }))
		const lines = listItemLines(cv, item).filter((text) => text === line)
		return earlier.length < lines.length
	})
	return hidden.length === cv.hidden.length ? cv : { ...cv, hidden }
}

/** The CV with nothing in what is hidden, and everything else where it was: the paths of its fields are those of the whole CV. */
export function blankHidden<Cv extends CvDocument>(cv: Cv): Cv {
	if (cv.hidden.length === 0) return cv
	return withItems(cv, (items) =>
		items.map((item) => (isItemHidden(cv, item.id) ? blank(item) : blankLines(cv, item))),
	)
}

/** The CV as if what is hidden had never been written. */
export function withoutHidden<Cv extends CvDocument>(cv: Cv): Cv {
	if (cv.hidden.length === 0) return cv
	return withItems(cv, (items) =>
		items
			.filter(({ id }) => !isItemHidden(cv, id))
			.map((item) => mapLines(item, (lines) => dropLines(cv, item.id, lines))),
	)
}

type Item = { id: string }
type Line = string | { text: string }

function withItems<Cv extends CvDocument>(cv: Cv, change: (items: Item[]) => Item[]): Cv {
	const lists = listNames.map((list) => [list, change(cv[list])])
	// Each list keeps the shape of its items.
	return { ...cv, ...Object.fromEntries(lists), hidden: [] } as Cv
}

function blank({ id, ...fields }: Item): Item {
	const emptied = Object.entries(fields).map(([field, value]) => [field, emptyLike(value)])
	return { id, ...Object.fromEntries(emptied) }
}

function emptyLike(value: unknown): unknown {
	if (typeof value === 'string') return ''
	return Array.isArray(value) ? [] : false
}

function blankLines(cv: CvDocument, item: Item): Item {
	return mapLines(item, (lines) => {
		const isOff = hiddenLines(cv, item.id, lines.map(readLine))
		return lines.map((line, index) => (isOff[index] ? withoutWords(line) : line))
	})
}

function dropLines(cv: CvDocument, id: string, lines: Line[]): Line[] {
	const isOff = hiddenLines(cv, id, lines.map(readLine))
	return lines.filter((_, index) => !isOff[index])
}

// The lists within an item are its lines.
function mapLines(item: Item, change: (lines: Line[]) => Line[]): Item {
	const fields = Object.entries(item).map(([field, value]) => [
		field,
		Array.isArray(value) ? change(value) : value,
	])
	return Object.fromEntries(fields)
}

function readLine(line: Line): string {
	return typeof line === 'string' ? line : line.text
}

function withoutWords(line: Line): Line {
	return typeof line === 'string' ? '' : { ...line, text: '' }
}

function isSamePart(one: HiddenPart, other: HiddenPart): boolean {
	return one.item === other.item && one.line === other.line
}
