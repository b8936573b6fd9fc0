import { parseTable } from '@app/language'
import { slotLabels } from '../data/slot-labels.ts'
import { fold } from './fold.ts'

/** What the label of a line in a form stands for. */
export const slots = [
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
export type Slot = (typeof slots)[number]

const slotByLabel: ReadonlyMap<string, Slot> = new Map(
	parseTable<'label' | 'slot'>(slotLabels).flatMap(({ label, slot }): [string, Slot][] => {
		const known = slots.find((one) => one === slot)
		return known === undefined ? [] : [[label, known]]
	}),
)

/** What a label stands for, however it is spelt; `null` for other words. */
export function slotOfLabel(text: string): Slot | null {
	return slotByLabel.get(fold(text)) ?? null
}

/** Whether a line heads a table: "Qualification | Board/University | Year". */
export function isRowOfLabels(text: string): boolean {
	const cells = text.split(/\s*[\t|]\s*|\s{2,}/)
	return cells.length > 1 && cells.every((cell) => slotOfLabel(cell) !== null)
}
