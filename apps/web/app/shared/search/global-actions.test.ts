import { expect, test } from 'vitest'
import { shownTheme } from '#shared/theme/theme-store.ts'
import { findEntries } from './find-entries.ts'
import { listGlobalActions } from './global-actions.ts'

const find = (query: string, isSignedIn: boolean) =>
	findEntries(listGlobalActions({ isSignedIn }), query)

test('“dark” switches the theme, and the entry says to which', () => {
	const [entry] = find('dark', false)
	const before = shownTheme()
	expect(entry?.title).toBe(`Switch to ${before === 'dark' ? 'light' : 'dark'} mode`)
	if (entry === undefined || !('run' in entry.does)) throw new Error('Nothing to run.')
	entry.does.run()
	expect(shownTheme()).not.toBe(before)
})

test('“new cv” and “sign out” are acts; only somebody signed in can sign out', () => {
	expect(find('new cv', false).map(({ does }) => does)).toEqual([{ path: '/cv-writer' }])
	expect(find('sign out', false)).toEqual([])
	expect(find('sign out', true).map(({ does }) => does)).toEqual([{ path: '/logout' }])
})
