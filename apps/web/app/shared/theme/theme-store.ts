import { browserStorage } from '#shared/browser-storage.ts'
import { chooseTheme, type Theme, themeStorageKey } from './theme.ts'

const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/** The theme that the page shows now. */
export function shownTheme(): Theme {
	return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Shows `theme` and remembers it for the next visit. */
export function saveTheme(theme: Theme): void {
	try {
		browserStorage().setItem(themeStorageKey, theme)
	} catch {
		// A browser that refuses storage still changes the theme for this visit.
	}
	show(theme)
}

/** Deletes the choice of this browser and shows the theme that the system prefers. */
export function followSystemTheme(): void {
	try {
		browserStorage().removeItem(themeStorageKey)
	} catch {
		// A browser that refuses storage keeps no choice either.
	}
	show(chooseTheme(null, window.matchMedia(darkQuery).matches))
}

/** Returns the theme chosen in this browser; `system` when none was chosen. */
export function themeChoice(): Theme | 'system' {
	const stored = storedTheme()
	return stored === 'dark' || stored === 'light' ? stored : 'system'
}

/** Calls `onChange` whenever the shown theme changes here, in another tab, or in the system. */
export function subscribeToTheme(onChange: () => void): () => void {
	const system = window.matchMedia(darkQuery)
	const follow = () => show(chooseTheme(storedTheme(), system.matches))
	// Changes elsewhere are missed until the first subscription, so they are fetched now. Doing so later would undo a
	// choice that could not be stored.
	const missed = listeners.size === 0 ? setTimeout(follow) : undefined
	listeners.add(onChange)
	system.addEventListener('change', follow)
	window.addEventListener('storage', follow)
	return () => {
		clearTimeout(missed)
		listeners.delete(onChange)
		system.removeEventListener('change', follow)
		window.removeEventListener('storage', follow)
	}
}

function show(theme: Theme): void {
	document.documentElement.classList.toggle('dark', theme === 'dark')
	for (const listener of listeners) listener()
}

function storedTheme(): string | null {
	try {
		return browserStorage().getItem(themeStorageKey)
	} catch {
		return null
	}
}
