import { useSyncExternalStore } from 'react'
import { type Preferences, readPreferences } from './preferences.ts'
import { preferencesText, subscribeToPreferences } from './preferences-store.ts'

/** The preferences of this browser, kept up to date with other tabs. */
export function usePreferences(): Preferences {
	return readPreferences(
		useSyncExternalStore(subscribeToPreferences, preferencesText, () => '') || null,
	)
}
