import type { Box } from '@app/cv'
import type { TextItem } from '../../extracted.ts'
import { isWithin } from './read-text-items.ts'
import type { DrawnText, PageTrace } from './trace-visibility.ts'

/** The least contrast that the Web Content Accessibility Guidelines ask of text, and of large text. */
const least = { text: 4.5, largeText: 3 }
const largePt = 18
const largeBoldPt = 14
// Colours are rounded when a file is written.
const tolerance = 0.1
// A damaged or hostile page has these in any number; a remark needs a few.
const mostExamples = 100

/** Returns the visible text of a page that is too pale for its background. */
export function findLowContrastText(
	items: readonly TextItem[],
	{ texts }: PageTrace,
): { text: string; place: Box }[] {
	const pale = texts.filter((text) => text.isVisible && isBelow(text, least.text))
	if (pale.length === 0) return []
	const strong = texts.filter((text) => text.isVisible && !isBelow(text, least.text))
	const faint: TextItem[] = []
	for (const item of items) {
		if (faint.length === mostExamples) break
		if (isFaint(item, { pale, strong })) faint.push(item)
	}
	return faint.map(said)
}

function isFaint(
	item: TextItem,
	{ pale, strong }: Record<'pale' | 'strong', DrawnText[]>,
): boolean {
	const isLarge = item.sizePt >= (item.bold ? largeBoldPt : largePt)
	const own = pale.filter((text) => isWithin(text, item))
	const tooPale = isLarge ? own.filter((text) => isBelow(text, least.largeText)) : own
	return tooPale.length > strong.filter((text) => isWithin(text, item)).length
}

function isBelow({ contrast }: DrawnText, limit: number): boolean {
	return contrast !== null && contrast < limit - tolerance
}

function said({ text, page, x, y, width, height }: TextItem): { text: string; place: Box } {
	return { text: text.trim(), place: { page, x, y, width, height } }
}
