import { otherTheme, toggleLabel } from '#shared/theme/theme.ts'
import { saveTheme, shownTheme } from '#shared/theme/theme-store.ts'
import type { Findable } from './search-entry.ts'

/** Returns the actions that every screen offers, for the state at the time of the search. */
export function listGlobalActions({ isSignedIn }: { isSignedIn: boolean }): Findable[] {
	const theme = shownTheme()
	const acts: Findable[] = [
		{
			id: 'act-new-cv',
			title: 'New CV',
			group: 'Write',
			words: 'begin start write create blank',
			does: { path: '/cv-writer' },
		},
		{
			id: 'act-theme',
			title: toggleLabel(theme),
			group: 'Theme',
			words: 'dark light theme night day colours',
			does: { run: () => saveTheme(otherTheme(theme)) },
		},
	]
	if (!isSignedIn) return acts
	return [
		...acts,
		{
			id: 'act-new-job',
			title: 'Add a job advert',
			group: 'Jobs',
			words: 'new paste link vacancy',
			does: { path: '/jobs?list=own' },
		},
		{
			id: 'act-sign-out',
			title: 'Sign out',
			group: 'Account',
			words: 'log out leave logout',
			does: { path: '/logout' },
		},
	]
}
