import { SelectField } from '#shared/ui/field.tsx'
import type { ShownCv } from './use-shown-cv.ts'

/** Chooses whose CV the templates are shown with. */
export function ChoosePerson({ shown: { who, people, choose } }: { shown: ShownCv }) {
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
