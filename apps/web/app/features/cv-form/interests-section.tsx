import { maxItems, moveItem, newItem, removeItem, updateItem } from '@app/cv'
import { newId } from '#shared/new-id.ts'
import { ChipField } from './chip-field.tsx'
import type { Chip } from './chip-item.tsx'
import { useCvForm, useCvFormContext, useEditForm } from './cv-form-context.tsx'
import { DoubtedField, inQuotes, pickNames } from './doubted-field.tsx'
import { showRemoved } from './show-removed.tsx'

/** Interests as chips. */
export function InterestsSection() {
	const interests = useCvForm((state) => state.interests)
	const edit = useEditForm()
	const { store } = useCvFormContext()

	function remove({ id, name }: Chip) {
		edit((form) => removeItem(form, 'interests', id))
		showRemoved(store, name)
	}

	return (
		<DoubtedField field="interests" value={pickNames(interests)} nameOf={inQuotes}>
			<ChipField
				label="Your interests"
				field="interests"
				help="Type one, then a comma or Enter. “Coaching the under-11s at Leeds City” says more than “sport”."
				noun="interest"
				chips={interests}
				onAdd={(names) =>
					edit((form) => ({
						...form,
						interests: [
							...form.interests,
							...names.map((name) => ({ ...newItem('interests', newId()), name })),
						].slice(0, maxItems),
					}))
				}
				onRename={(id, name) =>
					edit((form) => updateItem(form, 'interests', { id, changes: { name } }))
				}
				onRemove={remove}
				onMove={(id, by) => edit((form) => moveItem(form, 'interests', { id, by }))}
			/>
		</DoubtedField>
	)
}
