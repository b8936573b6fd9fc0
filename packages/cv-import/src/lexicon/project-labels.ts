import { parseTsv } from '@app/language'
import { projectLabels } from '../data/project-labels.ts'
import { fold } from './fold.ts'

/** What a label within a project stands for: its name, a role, its dates, or something that is said of it. */
export type ProjectSlot = 'name' | 'role' | 'dates' | 'said'

const slots: readonly ProjectSlot[] = ['name', 'role', 'dates', 'said']

const slotByLabel: ReadonlyMap<string, ProjectSlot> = new Map(
	parseTsv<'label' | 'slot'>(projectLabels).flatMap(({ label, slot }): [string, ProjectSlot][] => {
		const known = slots.find((one) => one === slot)
		return known === undefined ? [] : [[label, known]]
	}),
)

/** What a label of a project stands for, however it is spelt; `null` for other words. */
export function slotOfProjectLabel(text: string): ProjectSlot | null {
	return slotByLabel.get(fold(text)) ?? null
}
