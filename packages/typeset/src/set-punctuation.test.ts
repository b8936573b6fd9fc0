import { expect, test } from 'vitest'
import { setPunctuation, setQuotes } from './set-punctuation.ts'

test.each([
	['the ward\'s "Good" rating', 'the ward’s “Good” rating'],
	["he said 'yes' in the '90s", 'he said ‘yes’ in the ’90s'],
	['("quoted") and "again"', '(“quoted”) and “again”'],
	['a 12" pipe', 'a 12" pipe'],
	["students' marks", 'students’ marks'],
])('English %s becomes %s', (text, printed) => {
	expect(setPunctuation(text, 'en')).toBe(printed)
})

test.each([
	['de', '„gut“'],
	['fr', '«\u00A0gut\u00A0»'],
	['pl', '„gut”'],
	['nl', '“gut”'],
])('quotes are those of the language %s', (language, printed) => {
	expect(setPunctuation('"gut"', language)).toBe(printed)
})

test.each([
	['9-12 patients', '9–12 patients'],
	['from 2017-2019', 'from 2017–2019'],
	['pages 211-29', 'pages 211-29'],
	['07700-900-342', '07700-900-342'],
	['2020-01-05', '2020-01-05'],
	['24-7 cover', '24-7 cover'],
	['a 12-month placement', 'a 12-month placement'],
	['0000-0001-2345', '0000-0001-2345'],
	['at Acme 2017-2019 Head Chef', 'at Acme 2017–2019 Head Chef'],
	['for the NHS 2016-2019', 'for the NHS 2016–2019'],
	['Served 50-100 covers', 'Served 50–100 covers'],
])('a dash between two numbers is one of a range where it can be no other: %s', (text, printed) => {
	expect(setPunctuation(text, 'en')).toBe(printed)
})

test.each([
	'ID 1234-5678',
	'Licence no. 12-34',
	'card number 2019-2045',
	'NMC 1234-5678',
	'NMC PIN: 1234-5678',
	'#123-456',
	'account 1234-5678 9012',
	'account 1234 5678-9012',
	'AB12-34',
	'12-34B',
	'delivered to 31-150 Kraków',
	'moved the shop to 12-14 High Street',
	'〒150-2345',
	'150-2345 東京都',
])('a code, a postcode and a house number keep their hyphen: %s', (text) => {
	expect(setPunctuation(text, 'en')).toBe(text)
})

test('quotes alone leave numbers as they are', () => {
	expect(setQuotes('the "9-12" club\'s ID 1234-5678', 'en')).toBe('the “9-12” club’s ID 1234-5678')
})
