import { SelectField } from '#shared/ui/field.tsx'
import type { PreviewCv } from './use-preview-cv.ts'

/** Chooses whose CV the templates are shown with. */
export function PreviewCvSelect({ shown: { who, people, choose } }: { shown: PreviewCv }) {
	return (
		<div className="w-full sm:w-64">
			<SelectField label="Preview with" value={who} onChange={({ target }) => choose(target.value)}>
				{people.map(({ id, name }) => (
					<option key={id} value={id}>
						{id === 'own' ? name : `Sample: ${name.toLowerCase()}`}
					</option>
				))}
			</SelectField>
		</div>
	)
}
