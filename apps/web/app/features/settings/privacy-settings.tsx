import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { savePreference } from '#shared/preferences/save-preference.ts'
import { usePreferences } from '#shared/preferences/use-preferences.ts'
import { CheckField } from '#shared/ui/field.tsx'
import { PageSection } from '#shared/ui/page-section.tsx'
import { StoredInBrowser } from './stored-in-browser.tsx'

/** What may be counted, and what this browser keeps. */
export function PrivacySettings() {
	const { allowsAnalytics } = usePreferences()
	return (
		<PageSection title="Privacy" text="What may be counted, and what this browser keeps.">
			<CheckField
				label="Allow my visits to be counted"
				checked={allowsAnalytics}
				onChange={(chosen) => savePreference(() => changePreferences({ allowsAnalytics: chosen }))}
				help="Which pages you open and what you use, never your words. Only where the operator of this site has set statistics up, and never without this tick."
			/>
			<StoredInBrowser />
		</PageSection>
	)
}
