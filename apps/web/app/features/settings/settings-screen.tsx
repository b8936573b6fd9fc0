import type { ReactNode } from 'react'
import { AppearanceSettings } from './appearance-settings.tsx'
import { ModelSettings } from './model-settings.tsx'
import { NewCvSettings } from './new-cv-settings.tsx'
import { PrivacySettings } from './privacy-settings.tsx'

/** Shows every preference of this browser; `account` links to the settings of the account. */
export function SettingsScreen({ account }: { account: ReactNode }) {
	return (
		<div className="mx-auto max-w-[61.5rem] px-5 pt-12 pb-24 sm:px-6 sm:pt-16">
			<h1 className="text-2xl sm:text-3xl">Settings</h1>
			<p className="mt-3 mb-10 text-ink-soft">Saved in this browser, on this device.</p>
			<AppearanceSettings />
			<NewCvSettings />
			<ModelSettings />
			<PrivacySettings />
			{account}
		</div>
	)
}
