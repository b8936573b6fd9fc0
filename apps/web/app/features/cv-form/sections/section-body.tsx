import { CheckField } from '#shared/ui/field.tsx'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { EntrySection } from './entry-section.tsx'
import type { FormSectionName } from './form-sections.ts'
import { InterestsSection } from './interests-section.tsx'
import { PersonalDetails } from './personal-details.tsx'
import { SkillsSection } from './skills-section.tsx'
import { SummarySection } from './summary-section.tsx'

/** The fields of one section. */
export function SectionBody({ name }: { name: FormSectionName }) {
	switch (name) {
		case 'personalInfo':
			return <PersonalDetails />
		case 'professionalSummary':
			return <SummarySection />
		case 'skills':
			return <SkillsSection />
		case 'interests':
			return <InterestsSection />
		case 'reference':
			return <ReferenceSection />
		default:
			return <EntrySection key={name} name={name} />
	}
}

function ReferenceSection() {
	const isOnRequest = useCvForm((state) => state.referencesOnRequest)
	const edit = useEditForm()
	return (
		<div className="grid gap-4">
			<CheckField
				label="Show “References available on request”"
				checked={isOnRequest}
				onChange={(checked) => edit((form) => ({ ...form, referencesOnRequest: checked }))}
			/>
			<EntrySection name="reference" />
		</div>
	)
}
