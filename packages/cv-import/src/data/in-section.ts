import { maxItems } from '@app/cv'
import type { DataSheet } from './data-sheet.ts'

/** The items of a list, as many as a CV may have, after their heading has been put on the sheet. */
export function inSection<Item>(
	sheet: DataSheet,
	[title, kind]: Parameters<DataSheet['section']>,
	items: readonly Item[],
): Item[] {
	if (items.length > 0) sheet.section(title, kind)
	return items.slice(0, maxItems)
}
