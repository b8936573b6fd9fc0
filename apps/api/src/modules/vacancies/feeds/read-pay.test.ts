import { expect, test } from 'vitest'
import { findPayPeriod, parseSalary, toSalary } from './read-pay.ts'

test.each([
	['£30,000 - £35,000 a year', [30_000, 35_000, 'GBP', 'year']],
	['$40-50k a year', [40_000, 50_000, 'USD', 'year']],
	['$40k - $50k', [40_000, 50_000, 'USD', 'year']],
	['€40.000', [40_000, 40_000, 'EUR', 'year']],
	['1.250,50 € per month', [1250.5, 1250.5, 'EUR', 'month']],
	['£30,000 for 37.5 hours a week', [30_000, 30_000, 'GBP', 'year']],
	['£12.50 per hour, 20-40 hours per week', [12.5, 12.5, 'GBP', 'hour']],
	['US$60,000 to US$70,000', [60_000, 70_000, 'USD', 'year']],
	['$60,000 CAD', [60_000, 60_000, 'CAD', 'year']],
	['up to £50,000', [null, 50_000, 'GBP', 'year']],
	['£50k+', [50_000, null, 'GBP', 'year']],
])('%s is read as it is stated', (words, expected) => {
	const { min, max, currency, period } = parseSalary(words) ?? {}
	expect([min, max, currency, period]).toEqual(expected)
})

test.each([
	'CA$60,000',
	'A$60,000',
	'£30,000 / $40,000',
	'$120,000 and 401k',
	'£500 bonus, £30,000',
	'£35,000 - £30,000',
	'£1,000 - £30,000 a year',
	'€1,00,000',
	'40 000 €',
	'Competitive',
	'$2,000 bi-weekly',
	'$20,000 semi-annually',
	'£1,500 a week, paid monthly',
])('%s promises nothing', (words) => expect(parseSalary(words)).toBeNull())

test('sums below nothing and ranges upside down are no pay', () => {
	const pay = { currency: 'GBP', period: 'hour' } as const
	expect(toSalary({ ...pay, min: -1e15, max: -1e15 })).toBeNull()
	expect(toSalary({ ...pay, min: 20, max: 10 })).toBeNull()
	expect(toSalary({ ...pay, min: -5, max: 10 })).toEqual({ ...pay, min: null, max: 10 })
})

test.each([
	['per-year-salary', 'year'],
	['1 YEAR', 'year'],
	['DAILY', 'day'],
	['per_day', 'day'],
	['bi-week', null],
	['semimonthly', null],
	['Monday', null],
])('%s is pay for a %s', (words, period) => expect(findPayPeriod(words)).toBe(period))
