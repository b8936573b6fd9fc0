import { describe, expect, test } from 'vitest'
import { parseDateText } from './parse-date-text.ts'

describe('parseDateText', () => {
	test.each([
		['Sept 2021', '2021-09', 'month-name'],
		['september 2021', '2021-09', 'month-name'],
		['9/2021', '2021-09', 'month-number'],
		['09 2021', '2021-09', 'month-number'],
		['2021-09', '2021-09', 'iso-month'],
		['2021/09', '2021-09', 'iso-month'],
		['2021', '2021', 'year'],
		['1 Sept 2021', '2021-09-01', 'day-month-name'],
		['1er août 2021', '2021-08-01', 'day-month-name'],
		['01/09/2021', '2021-09-01', 'day-number'],
		['Summer 2012', '2012', 'season'],
		['9/21', '2021-09', 'month-number'],
		['Present', '', 'present'],
		['Aujourd’hui', '', 'present'],
		['expected June 2027', '2027-06', 'month-name'],
		[' June 2020. ', '2020-06', 'month-name'],
	])('reads %s', (text, date, pattern) => {
		expect(parseDateText(text)).toMatchObject({ date, pattern })
	})

	test.each(['', 'soon', '2021 and more', '13/2021', '99', 'Sept 2021 – Present'])(
		'does not take "%s" for one date',
		(text) => {
			expect(parseDateText(text)).toBeNull()
		},
	)
})
