import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { savePreference } from '#shared/preferences/save-preference.ts'
import { CheckField } from '#shared/ui/field.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { LocalCvSettings } from './local-cv-settings.tsx'

/** Shows whether visits may be counted, and the data that this browser stores. */
export function PrivacySettings() {
	const { allowsAnalytics } = usePreferences()
	return (
		<PageSection
			title="Privacy"
			text="Choose what we count, and see what’s stored in this browser."
		>
			<CheckField
				label="Let this site count my visits"
				checked={allowsAnalytics}
				onChange={(chosen) => savePreference(() => changePreferences({ allowsAnalytics: chosen }))}
				help="Counts which pages you open and which features you use, never what you write. It only happens if you tick this box and this site collects statistics."
			/>
			<LocalCvSettings />
		</PageSection>
	)
}
