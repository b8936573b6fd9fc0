import { maxPassageLength } from '@app/cv'
import { useState } from 'react'
import { LowConfidenceField } from '../fields/low-confidence-field.tsx'
import { useUncontrolledField } from '../fields/use-uncontrolled-field.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { MarkedTextArea } from '../marks/marked-text-area.tsx'
import { SummaryHelp } from '../suggestions/summary-help.tsx'
import type { Teaching } from './entry-definition.ts'
import { FoldedTeaching } from './section-prompts.tsx'

const teaching: Teaching = {
	prompts: [
		'What do you do, study or train for?',
		'What are you good at that this job needs, and where have you shown it?',
		'What do you want to do next?',
	],
	sample:
		'Year 13 student with 2 years of Saturdays in a bakery. Used to a till, early starts and long queues. Looking for full-time work with customers.',
	ofTrade: 'profile',
}

/** The few lines at the top of a CV. */
export function SummarySection() {
	const summary = useCvForm((state) => state.professionalSummary)
	const edit = useEditForm()
	// Fixed while the section is open, or the field would move as the person begins to write in it.
	const [isEmptyAtFirst] = useState(summary.trim() === '')
	const field = useUncontrolledField<HTMLTextAreaElement>(summary, (professionalSummary) =>
		edit((form) => ({ ...form, professionalSummary }), 'professionalSummary'),
	)
	return (
		<div data-field="professionalSummary">
			{isEmptyAtFirst ? (
				<div className="mb-5">
					<FoldedTeaching isOpen {...teaching} />
				</div>
			) : null}
			<LowConfidenceField field="professionalSummary" value={summary}>
				<MarkedTextArea
					label="Your profile"
					help="Say what you do or study, what you’re good at and what you want next. Leave out what anybody could write."
					rows={6}
					maxLength={maxPassageLength}
					{...field}
				/>
			</LowConfidenceField>
			<SummaryHelp />
		</div>
	)
}
