import { useSyncExternalStore } from 'react'
import { browserStorage, type TextStorage } from '#shared/browser-storage.ts'
import { preferencesKey } from './analytics-consent.ts'
import { type Preferences, parsePreferences } from './parse-preferences.ts'

const listeners = new Set<() => void>()

/** Returns the preferences that this browser stores. */
export function storedPreferences(storage: TextStorage = browserStorage()): Preferences {
	return parsePreferences(storage.getItem(preferencesKey))
}

/** Changes some of the preferences. Throws when the browser's storage is full or forbidden. */
export function changePreferences(changes: Partial<Preferences>): void {
	const next = { ...storedPreferences(), ...changes }
	browserStorage().setItem(preferencesKey, JSON.stringify(next))
	for (const listener of listeners) listener()
}

/** The stored text itself: it is the same value until something changes. */
function preferencesText(): string {
	return browserStorage().getItem(preferencesKey) ?? ''
}

/** Calls `onChange` whenever the preferences change here or in another tab. */
function subscribeToPreferences(onChange: () => void): () => void {
	listeners.add(onChange)
	window.addEventListener('storage', onChange)
	return () => {
		listeners.delete(onChange)
		window.removeEventListener('storage', onChange)
	}
}

/** The preferences of this browser, kept up to date with other tabs. */
export function usePreferences(): Preferences {
	return parsePreferences(
		useSyncExternalStore(subscribeToPreferences, preferencesText, () => '') || null,
	)
}
