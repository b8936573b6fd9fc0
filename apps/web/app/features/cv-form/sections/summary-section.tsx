import { maxPassageLength } from '@app/cv'
import { LowConfidenceField } from '../fields/low-confidence-field.tsx'
import { useTypedField } from '../fields/use-typed-field.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { MarkedTextArea } from '../marks/marked-text-area.tsx'
import { SummaryHelp } from '../suggestions/summary-help.tsx'

/** The few lines at the top of a CV. */
export function SummarySection() {
	const summary = useCvForm((state) => state.professionalSummary)
	const edit = useEditForm()
	const field = useTypedField<HTMLTextAreaElement>(summary, (professionalSummary) =>
		edit((form) => ({ ...form, professionalSummary }), 'professionalSummary'),
	)
	return (
		<div data-field="professionalSummary">
			<LowConfidenceField field="professionalSummary" value={summary}>
				<MarkedTextArea
					label="Your profile"
					help="Say what you do, how long you’ve done it and your best result. Leave out “hard-working team player”."
					rows={6}
					maxLength={maxPassageLength}
					{...field}
				/>
			</LowConfidenceField>
			<SummaryHelp />
		</div>
	)
}
