import { SelectField } from '#shared/ui/field.tsx'
import type { ShownCv } from './use-shown-cv.ts'

/** Chooses whose CV the templates are shown with. */
export function ChoosePerson({ shown: { who, people, choose } }: { shown: ShownCv }) {
	return (
		<div className="w-full sm:w-64">
			<SelectField
				label="Shown with the CV of"
				value={who}
				onChange={({ target }) => choose(target.value)}
			>
				{people.map(({ id, name }) => (
					<option key={id} value={id}>
						{id === 'own' ? name : `${anOrA(name)} ${name.toLowerCase()}, invented`}
					</option>
				))}
			</SelectField>
		</div>
	)
}

function anOrA(noun: string): string {
	return /^([aeiou]|hgv)/i.test(noun) ? 'An' : 'A'
}
