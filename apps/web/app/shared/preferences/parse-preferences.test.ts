import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { designOfNewCvs, parsePreferences } from './parse-preferences.ts'

const untouched = {
	pageSize: 'a4',
	dateStyle: 'short',
	keepsPageLarge: null,
	embedsCopy: false,
	singleKeys: true,
	allowsAnalytics: false,
}

test.each([null, '', 'no JSON', '7', 'null', '[]', '{"pageSize":"a5","allowsAnalytics":"yes"}'])(
	'%j is read as nothing chosen',
	(text) => {
		expect(parsePreferences(text)).toEqual(untouched)
	},
)

test('a choice is kept beside one that cannot be read', () => {
	expect(parsePreferences('{"pageSize":"us-letter","dateStyle":"runes"}')).toEqual({
		...untouched,
		pageSize: 'us-letter',
	})
})

test('a new CV differs from the default only in what was chosen', () => {
	const chosen = parsePreferences('{"pageSize":"us-letter","dateStyle":"numeric"}')
	expect(designOfNewCvs(chosen)).toEqual({
		...defaultDesign(),
		pageSize: 'us-letter',
		dateStyle: 'numeric',
	})
})
