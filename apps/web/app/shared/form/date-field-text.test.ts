import { expect, test } from 'vitest'
import { dateFieldText, readTypedDate } from './date-field-text.ts'

test.each([
	['Sept 2021', '2021-09'],
	['9/2021', '2021-09'],
	['09/21', '2021-09'],
	['2021', '2021'],
	['  3 September 2021 ', '2021-09-03'],
	['', ''],
])('"%s" is read as %s', (text, date) => {
	expect(readTypedDate(text, { allowsPresent: true })).toEqual({ kind: 'date', date })
})

test('a word for now means that it goes on', () => {
	expect(readTypedDate('present', { allowsPresent: true })).toEqual({ kind: 'present' })
})

test('a date that cannot be "present" keeps the word and says so', () => {
	expect(readTypedDate('Present', { allowsPresent: false })).toMatchObject({
		kind: 'unread',
		text: 'Present',
		reason: expect.stringContaining('can’t be “present”'),
	})
})

test('a season is kept, and the month is asked for', () => {
	expect(readTypedDate('summer 2020', { allowsPresent: true })).toMatchObject({
		kind: 'unread',
		text: 'summer 2020',
		reason: expect.stringContaining('Write the month'),
	})
})

test('what cannot be read is kept exactly as it was typed', () => {
	expect(readTypedDate('when the shop closed ', { allowsPresent: true })).toMatchObject({
		kind: 'unread',
		text: 'when the shop closed ',
	})
})

test.each([
	[{ date: '2021-09', isPresent: false, unread: undefined }, 'Sept 2021'],
	[{ date: '', isPresent: true, unread: undefined }, 'Present'],
	[{ date: '', isPresent: false, unread: 'soonish' }, 'soonish'],
])('shows %o as "%s"', (value, text) => {
	expect(dateFieldText(value)).toBe(text)
})

test('what the field shows is read back as the same date', () => {
	for (const date of ['2021', '2021-09', '2021-09-03', '1999-12-31']) {
		const text = dateFieldText({ date, isPresent: false, unread: undefined })
		expect(readTypedDate(text, { allowsPresent: false })).toEqual({ kind: 'date', date })
	}
})
