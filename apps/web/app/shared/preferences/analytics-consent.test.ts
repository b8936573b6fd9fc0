import { beforeEach, expect, test } from 'vitest'
import { allowsAnalytics, preferencesKey } from './analytics-consent.ts'
import { changePreferences } from './preferences-store.ts'

beforeEach(() => localStorage.clear())

test('nobody is counted before they have agreed, and nobody after they have taken it back', () => {
	expect(allowsAnalytics()).toBe(false)
	changePreferences({ allowsAnalytics: true })
	expect(allowsAnalytics()).toBe(true)
	changePreferences({ allowsAnalytics: false })
	expect(allowsAnalytics()).toBe(false)
})

test.each(['', 'no JSON', 'null', '[]', '{"allowsAnalytics":"yes"}', '{"allowsAnalytics":1}'])(
	'the stored text %j is no consent',
	(text) => {
		localStorage.setItem(preferencesKey, text)
		expect(allowsAnalytics()).toBe(false)
	},
)
