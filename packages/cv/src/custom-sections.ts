import {
	type CustomItem,
	type CustomSection,
	type CustomShape,
	type CvDocument,
	maxItems,
	maxLineLength,
	maxPassageLength,
} from './cv-document.ts'
import { newCustomItem } from './cv-item-lists.ts'
import { forgetGoneParts, type HiddenPart, hiddenLines, isItemHidden } from './hidden-content.ts'
import { plainWords } from './marks/parse-marks.ts'
import { escapeMarks } from './marks/write-marks.ts'
import { type DateStyle, formatDateRange } from './partial-date.ts'

/**
 * Everything that an item says, as lines of a list or a paragraph: what heads an entry stands before its text, and its
 * points follow, each as a line. An item that has only a text is that text.
 */
export function customItemAsLines(item: CustomItem, dateStyle: DateStyle = 'short'): string[] {
	const { title, organisation, location, url, text, achievements } = item
	const parts = [title, organisation, location, formatDateRange(item, dateStyle), url]
	const head = escapeMarks(
		parts
			.map((part) => part.trim())
			.filter(Boolean)
			.join(', '),
	)
	const joined = [head, text].filter((part) => part.trim() !== '').join(': ')
	const first = joined.length > maxPassageLength ? [head, text] : [joined]
	return [...first, ...achievements].filter((line) => line.trim() !== '')
}

type Reshaping = { id: string; shape: CustomShape; newId: () => string }

/**
 * Returns the CV with a custom section in another shape. No word is lost: entries become lines, and lines become the
 * titles of entries, or their text where they are too long or have marks. Hidden items and lines stay hidden. A
 * section whose entries would make too many lines stays unchanged.
 */
export function reshapeCustomSection<Cv extends CvDocument>(cv: Cv, reshaping: Reshaping): Cv {
	const index = cv.custom.findIndex(({ id }) => id === reshaping.id)
	const section = cv.custom[index]
	if (section === undefined || section.shape === reshaping.shape) return cv
	const { items, hidden } = reshapeItems(cv, section, reshaping)
	if (items.length > maxItems) return cv
	const custom = cv.custom.with(index, { ...section, shape: reshaping.shape, items })
	const moved = [section.id, ...section.items.map(({ id }) => id)]
	const others = cv.hidden.filter(({ item, line }) => {
		const isOfSection = item === section.id && line === ''
		return isOfSection || !moved.includes(item)
	})
	return forgetGoneParts({ ...cv, custom, hidden: [...others, ...hidden] })
}

type Reshaped = Pick<CustomSection, 'items'> & { hidden: HiddenPart[] }

function reshapeItems(
	cv: CvDocument,
	section: CustomSection,
	{ shape, newId }: Reshaping,
): Reshaped {
	if (shape === 'entries') return linesToEntries(cv, section)
	if (section.shape === 'entries') return entriesToLines(cv, section, newId)
	const hidden = cv.hidden.filter(({ item, line }) => item === section.id && line !== '')
	return { items: section.items, hidden }
}

function linesToEntries(cv: CvDocument, { id, items }: CustomSection): Reshaped {
	const isOff = hiddenLines(
		cv,
		id,
		items.map(({ text }) => text),
	)
	return {
		items: items.map(toEntry),
		hidden: items.filter((_, index) => isOff[index]).map((item) => ({ item: item.id, line: '' })),
	}
}

function toEntry(item: CustomItem): CustomItem {
	const { title, text } = item
	const words = plainWords(text)
	const isTitle = escapeMarks(words) === text && words.length <= maxLineLength
	if (title !== '' || !isTitle || words.includes('\n')) return item
	return { ...item, title: words, text: '' }
}

function entriesToLines(
	cv: CvDocument,
	{ id, items }: CustomSection,
	newId: () => string,
): Reshaped {
	const lines = items.flatMap((item) => {
		const isOff = isItemHidden(cv, item.id)
		const offPoints = hiddenLines(cv, item.id, item.achievements)
		const head = customItemAsLines({ ...item, achievements: [] })
		const written = [
			...head.map((text) => ({ text, isOff })),
			...item.achievements.map((text, at) => ({ text, isOff: isOff || offPoints[at] === true })),
		]
		return written.map((line, at) => ({ ...line, id: at === 0 ? item.id : newId() }))
	})
	return {
		items: lines.map((line) => newCustomItem(line.id, line.text)),
		hidden: lines.filter(({ isOff }) => isOff).map(({ text }) => ({ item: id, line: text })),
	}
}
