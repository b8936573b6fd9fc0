import { customShapes, reshapeCustomSection } from '@app/cv'
import { customShapeLabels } from '#shared/custom-section-shapes.ts'
import { newId } from '#shared/new-id.ts'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'

const choices = customShapes.map((value) => ({ value, label: customShapeLabels[value] }))

const descriptions = {
	list: 'One bullet for each line.',
	text: 'Paragraphs without bullets.',
	entries: 'Each with a title, a place, dates and bullets, like a job.',
	tags: 'Short words on one line, like skills.',
}

/** How a section of the person's own is set; changing it keeps every word. */
export function OwnSectionShape({ id }: { id: string }) {
	const shape = useCvForm(({ custom }) => custom.find((own) => own.id === id)?.shape ?? 'list')
	const edit = useEditForm()
	const { store, announce } = useCvFormContext()
	return (
		<SegmentedControl
			legend="Set as"
			choices={choices}
			value={shape}
			help={descriptions[shape]}
			onChange={(chosen) => {
				edit((form) => reshapeCustomSection(form, { id, shape: chosen, newId }))
				const isDone = store.getState().custom.some((own) => own.id === id && own.shape === chosen)
				announce(
					isDone
						? `Set as ${customShapeLabels[chosen].toLowerCase()}. All your words are still there.`
						: 'These entries have too many lines for that. Nothing has changed.',
				)
			}}
		/>
	)
}
