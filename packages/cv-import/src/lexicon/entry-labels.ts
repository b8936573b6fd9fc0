import { parseTsv } from '@app/language'
import { slotLabels } from '../data/slot-labels.ts'
import { fold } from './fold.ts'

/** The fields that the label of a line in a form can name. */
export const entrySlots = [
	'title',
	'employer',
	'dates',
	'location',
	'duties',
	'about',
	'school',
	'qualification',
	'field',
	'grade',
	'other',
] as const
export type EntrySlot = (typeof entrySlots)[number]

const slotByLabel: ReadonlyMap<string, EntrySlot> = new Map(
	parseTsv<'label' | 'slot'>(slotLabels).flatMap(({ label, slot }): [string, EntrySlot][] => {
		const known = entrySlots.find((one) => one === slot)
		return known === undefined ? [] : [[label, known]]
	}),
)

/** Returns the field that a label names, in any spelling; `null` for other words. */
export function slotOfEntryLabel(text: string): EntrySlot | null {
	return slotByLabel.get(fold(text)) ?? null
}

/** Whether a line heads a table: "Qualification | Board/University | Year". */
export function isRowOfLabels(text: string): boolean {
	const cells = text.split(/\s*[\t|]\s*|\s{2,}/)
	return cells.length > 1 && cells.every((cell) => slotOfEntryLabel(cell) !== null)
}
