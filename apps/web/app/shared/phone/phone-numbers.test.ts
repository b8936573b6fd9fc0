import { expect, test } from 'vitest'
import {
	countryOfNumber,
	doubtAboutNumber,
	findHomeCountry,
	inUsualGroups,
	phoneCountries,
	withCountry,
} from './phone-numbers.ts'

test('a number is set in its usual groups, with its calling code where it has one', () => {
	expect(inUsualGroups('07700900733', 'GB')).toBe('07700 900733')
	expect(inUsualGroups('+447700900733', 'GB')).toBe('+44 7700 900733')
	expect(inUsualGroups('+48600123456', 'GB')).toBe('+48 600 123 456')
	expect(inUsualGroups('0048 600 123 456', 'GB')).toBe('+48 600 123 456')
	expect(inUsualGroups('0044 7700 900733', 'GB')).toBe('07700 900733')
})

test('words beside a number, and numbers that cannot be read, stay as they are', () => {
	for (const text of ['07700 900733 (after six)', 'ask reception', '', '12']) {
		expect(inUsualGroups(text, 'GB')).toBe(text)
	}
	for (const text of ['07700 900733 (after six)', 'ask reception']) {
		expect(withCountry(text, { to: 'PL', home: 'GB' })).toBe(text)
	}
})

test('a number gets the calling code of another country, and loses it at home', () => {
	expect(withCountry('600 123 456', { to: 'PL', home: 'GB' })).toBe('+48 600 123 456')
	expect(withCountry('+48 600 123 456', { to: 'DE', home: 'GB' })).toMatch(/^\+49 600/)
	expect(withCountry('', { to: 'PL', home: 'GB' })).toBe('+48 ')
	expect(withCountry('+44 7700 900733', { to: 'GB', home: 'GB' })).toBe('07700 900733')
})

test('the country of a number is that of its code, or where the person lives', () => {
	expect(countryOfNumber('+48 600 123 456', 'GB')).toBe('PL')
	expect(countryOfNumber('0600 123', 'GB')).toBe('GB')
	expect(countryOfNumber('+44 7700 900733', 'PL')).toBe('GB')
	expect(countryOfNumber('+48 ', 'GB')).toBe('PL')
	expect(countryOfNumber('+1', 'GB')).toBe('US')
})

test('countries are known by their name, their code and what people call them', () => {
	expect(['Poland', 'pl', 'UK', 'Scotland', '', 'Atlantis'].map(findHomeCountry)).toEqual([
		'PL',
		'PL',
		'GB',
		'GB',
		'GB',
		'GB',
	])
	expect(phoneCountries()).toContainEqual({ code: 'PL', name: 'Poland', callingCode: '+48' })
})

test('a number of the wrong length is asked about', () => {
	expect(doubtAboutNumber('+48 600 12', 'GB')).toBe(
		'This looks short for a number in Poland. Is a digit missing?',
	)
	expect(doubtAboutNumber('07700 900733', 'GB')).toBeUndefined()
	expect(doubtAboutNumber('ask reception', 'GB')).toBeUndefined()
})
