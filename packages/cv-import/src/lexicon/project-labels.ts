import { parseTsv } from '@app/language'
import { projectLabels } from '../data/project-labels.ts'
import { fold } from './fold.ts'

/** The field that a label within a project names: its name, a role, its dates, or a description. */
export type ProjectSlot = 'name' | 'role' | 'dates' | 'said'

const slots: readonly ProjectSlot[] = ['name', 'role', 'dates', 'said']

const slotByLabel: ReadonlyMap<string, ProjectSlot> = new Map(
	parseTsv<'label' | 'slot'>(projectLabels).flatMap(({ label, slot }): [string, ProjectSlot][] => {
		const known = slots.find((one) => one === slot)
		return known === undefined ? [] : [[label, known]]
	}),
)

/** Returns the field that a label of a project names, in any spelling; `null` for other words. */
export function slotOfProjectLabel(text: string): ProjectSlot | null {
	return slotByLabel.get(fold(text)) ?? null
}
