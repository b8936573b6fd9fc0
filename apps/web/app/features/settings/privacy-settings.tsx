import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { savePreference } from '#shared/preferences/save-preference.ts'
import { CheckField } from '#shared/ui/field.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { StoredInBrowser } from './stored-in-browser.tsx'

/** What may be counted, and what this browser keeps. */
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
				help="Counts the pages you open and features you use, never your words. This only happens if the site has statistics and you tick this box."
			/>
			<StoredInBrowser />
		</PageSection>
	)
}
