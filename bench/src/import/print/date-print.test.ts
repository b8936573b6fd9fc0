import { expect, test } from 'vitest'
import { locales } from '../locales/locales.ts'
import { type DatePrint, printRange } from './date-print.ts'

const print: DatePrint = {
	form: 'short',
	joiner: ' – ',
	present: 'Present',
	since: '',
	education: 'range',
	educationForm: 'short',
}
const range = { startDate: '2019-09', endDate: '2022-01' }

test('a range is printed in the form and the language of the CV', () => {
	expect(printRange(range, 'short', { locale: locales.en, print })).toBe('Sept 2019 – Jan 2022')
	expect(printRange(range, 'dots', { locale: locales.de, print })).toBe('09.2019 – 01.2022')
	expect(printRange(range, 'apostrophe', { locale: locales.en, print })).toBe('Sept ’19 – Jan ’22')
})

test('what goes on ends in a word, or begins with one', () => {
	const current = { startDate: '2019-09', endDate: '', current: true }
	const since = { ...print, since: 'seit {date}' }
	expect(printRange(current, 'long', { locale: locales.en, print })).toBe(
		'September 2019 – Present',
	)
	expect(printRange(current, 'slashes', { locale: locales.de, print: since })).toBe('seit 09/2019')
})
