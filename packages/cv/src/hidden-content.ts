import { type CvDocument, maxMarks } from './cv-document.ts'
import { listNames } from './cv-item-lists.ts'

/**
 * Content that stays in the CV but off its pages: an item, by its id, or one of its lines, by its words; `line` is
 * `''` for the whole item.
 */
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

/** The items of every list, and those within a section of the person's own. */
function listAllItems(cv: CvDocument): Item[] {
	const items = listNames.flatMap((list): Item[] => cv[list])
	return [...items, ...cv.custom.flatMap((section): Item[] => section.items)]
}

/** The lines within the item with an id, in whichever list it is; none when there is no such item. */
export function listItemLines(cv: CvDocument, id: string): string[] {
	const found = listAllItems(cv).filter((item) => item.id === id)
	return found.flatMap((item) =>
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
	const ids = new Set(listAllItems(cv).map(({ id }) => id))
	const hidden = cv.hidden.filter(({ item, line }, index) => {
		if (line === '') return ids.has(item)
		const earlier = cv.hidden.slice(0, index).filter((each) => isSamePart(each, { item, line }))
		const lines = listItemLines(cv, item).filter((text) => text === line)
		return earlier.length < lines.length
	})
	return hidden.length === cv.hidden.length ? cv : { ...cv, hidden }
}

/** Returns the CV with hidden items and lines emptied but kept in place, so that paths stay those of the whole CV. */
export function blankHidden<Cv extends CvDocument>(cv: Cv): Cv {
	if (cv.hidden.length === 0) return cv
	return withItems(cv, (items) => blankItems(cv, items))
}

function blankItems(cv: CvDocument, items: Item[]): Item[] {
	return items.map((item) => {
		if (isItemHidden(cv, item.id)) return blank(item)
		return mapInnerItems(blankLines(cv, item), (inner) => blankItems(cv, inner))
	})
}

/** Returns the CV without its hidden items and lines. */
export function withoutHidden<Cv extends CvDocument>(cv: Cv): Cv {
	if (cv.hidden.length === 0) return cv
	return withItems(cv, (items) => dropItems(cv, items))
}

function dropItems(cv: CvDocument, items: Item[]): Item[] {
	return items
		.filter(({ id }) => !isItemHidden(cv, id))
		.map((item) => mapLines(item, (lines) => dropLines(cv, item.id, lines)))
		.map((item) => mapInnerItems(item, (inner) => dropItems(cv, inner)))
}

type Item = { id: string }
type Line = string | { id: string; text: string }

function withItems<Cv extends CvDocument>(cv: Cv, change: (items: Item[]) => Item[]): Cv {
	const lists = listNames.map((list) => [list, change(cv[list])])
	// Each list keeps the shape of its items.
	return { ...cv, ...Object.fromEntries(lists), hidden: [] } as Cv
}

function blank<Blanked extends Item>({ id, ...fields }: Blanked): Blanked {
	const emptied = Object.entries(fields).map(([field, value]) => [
		field,
		field === 'shape' ? value : emptyLike(value),
	])
	// The same fields, with empty values of the same types.
	return { id, ...Object.fromEntries(emptied) } as Blanked
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

// A section of the person's own has items within it.
function mapInnerItems(item: Item, change: (items: Item[]) => Item[]): Item {
	if (!('items' in item) || !Array.isArray(item.items)) return item
	return { ...item, items: change(item.items) } as Item
}

function readLine(line: Line): string {
	return typeof line === 'string' ? line : line.text
}

function withoutWords(line: Line): Line {
	return typeof line === 'string' ? '' : blank(line)
}

function isSamePart(one: HiddenPart, other: HiddenPart): boolean {
	return one.item === other.item && one.line === other.line
}
