import { maxItems, moveItem, newItem, removeItem, updateItem } from '@app/cv'
import { newId } from '#shared/new-id.ts'
import { ChipField } from '../fields/chip-field.tsx'
import type { Chip } from '../fields/chip-item.tsx'
import { inQuotes, LowConfidenceField, pickNames } from '../fields/low-confidence-field.tsx'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { showRemovalToast } from '../form-state/removal-toast.tsx'

/** Interests as chips. */
export function InterestsSection() {
	const interests = useCvForm((state) => state.interests)
	const edit = useEditForm()
	const { store } = useCvFormContext()

	function remove({ id, name }: Chip) {
		edit((form) => removeItem(form, 'interests', id))
		showRemovalToast(store, name)
	}

	return (
		<LowConfidenceField field="interests" value={pickNames(interests)} nameOf={inQuotes}>
			<ChipField
				label="Your interests"
				field="interests"
				help="Type one, then press comma or Enter. “Coaching the under-11s at Leeds City” says more than “sport”."
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
		</LowConfidenceField>
	)
}
