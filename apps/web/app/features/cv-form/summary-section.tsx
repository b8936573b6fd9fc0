import { maxPassageLength } from '@app/cv'
import { TextAreaField } from '#shared/ui/field.tsx'
import { useCvForm, useEditForm } from './cv-form-context.tsx'
import { DoubtedField } from './doubted-field.tsx'
import { SummaryHelp } from './summary-help.tsx'
import { useTypedField } from './use-typed-field.ts'

/** The few lines at the top of a CV. */
export function SummarySection() {
	const summary = useCvForm((state) => state.professionalSummary)
	const edit = useEditForm()
	const field = useTypedField<HTMLTextAreaElement>(summary, (professionalSummary) =>
		edit((form) => ({ ...form, professionalSummary }), 'professionalSummary'),
	)
	return (
		<div data-field="professionalSummary">
			<DoubtedField field="professionalSummary" value={summary}>
				<TextAreaField
					label="Your profile"
					help="Name your work, your years in it and your strongest proof. Leave out “hard-working team player”."
					rows={6}
					maxLength={maxPassageLength}
					{...field}
				/>
			</DoubtedField>
			<SummaryHelp />
		</div>
	)
}
