import { type CvDesign, formatPartialDate } from '@app/cv'
import { keepPreference } from '#shared/preferences/keep-preference.ts'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { usePreferences } from '#shared/preferences/use-preferences.ts'
import { ChoiceBar } from '#shared/ui/choice-bar.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'

const papers = [
	{ value: 'a4', label: 'A4' },
	{ value: 'us-letter', label: 'American Letter' },
] as const

const dateStyles = (['short', 'long', 'numeric', 'year'] as const).map((value) => ({
	value,
	label: formatPartialDate('2021-09', value),
}))

/** What a new CV begins with. */
export function NewCvSettings() {
	const { pageSize, dateStyle } = usePreferences()
	return (
		<PageSection
			title="New CVs"
			text="What a CV begins with. The ones that you have stay as they are; each can be changed under Design."
		>
			<div className="grid gap-6">
				<ChoiceBar
					legend="Paper"
					choices={papers}
					value={pageSize}
					onChange={(chosen) => keepPreference(() => changePreferences({ pageSize: chosen }))}
				/>
				<div className="max-w-60">
					<SelectField
						label="Dates"
						value={dateStyle}
						onChange={({ target }) => {
							// The options are the styles themselves.
							const chosen = target.value as CvDesign['dateStyle']
							keepPreference(() => changePreferences({ dateStyle: chosen }))
						}}
					>
						{dateStyles.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</SelectField>
				</div>
			</div>
		</PageSection>
	)
}
