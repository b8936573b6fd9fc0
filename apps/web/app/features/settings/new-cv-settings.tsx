import { type CvDesign, formatPartialDate } from '@app/cv'
import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { savePreference } from '#shared/preferences/save-preference.ts'
import { SelectField } from '#shared/ui/field.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'

const papers = [
	{ value: 'a4', label: 'A4' },
	{ value: 'us-letter', label: 'US Letter' },
] as const

const dateStyles = (['short', 'long', 'numeric', 'year'] as const).map((value) => ({
	value,
	label: formatPartialDate('2021-09', value),
}))

/** Shows the settings for new CVs. */
export function NewCvSettings() {
	const { pageSize, dateStyle } = usePreferences()
	return (
		<PageSection
			title="New CVs"
			text="The starting design for new CVs. Your existing CVs don’t change. You can change each one under Design."
		>
			<div className="grid gap-6">
				<SegmentedControl
					legend="Paper size"
					choices={papers}
					value={pageSize}
					onChange={(chosen) => savePreference(() => changePreferences({ pageSize: chosen }))}
				/>
				<div className="max-w-60">
					<SelectField
						label="Dates"
						value={dateStyle}
						onChange={({ target }) => {
							// The options are the styles themselves.
							const chosen = target.value as CvDesign['dateStyle']
							savePreference(() => changePreferences({ dateStyle: chosen }))
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
