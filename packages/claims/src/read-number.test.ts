import { analyseLine } from '@app/language/analysis'
import { expect, test } from 'vitest'
import { listFigures } from './figures.ts'
import { readNumber } from './read-number.ts'

test.each([
	['two hundred and forty', 240],
	['one thousand two hundred', 1_200],
	['four and a half', 4.5],
	['half a million', 500_000],
	['one point two', 1.2],
	['twenty-five', 25],
	['thirty two', 32],
	['£1.5 million', 1_500_000],
	['£0.3m', 300_000],
	['12k', 12_000],
	['1,200', 1_200],
	['one in four', 0.25],
	['nine out of ten', 0.9],
	['6 in every 100', 0.06],
	['third hire', 3],
	['quarter results', null],
	['a', null],
	['Cat6', null],
])('%s is %s', (text, value) => {
	expect(readNumber(analyseLine(text).tokens, 0)?.value ?? null).toBe(value)
})

test.each([
	['Served up to 80 guests a day', { value: 80, counted: 'guest', bound: 'most', period: 'day' }],
	['Wrote a 10,000-word dissertation', { value: 10_000, counted: 'word', bound: 'exact' }],
	['About 40 lorries each week', { value: 40, counted: 'lorry', bound: 'about', period: 'week' }],
	['Raised sales by 12% in a year', { value: 12, kind: 'percent', period: null }],
	['Baked 90 loaves a wk', { value: 90, counted: 'loaf', period: 'week' }],
	['Served under 40 tables', { value: 40, bound: 'under' }],
	['Taught for over 6 years', { value: 6, bound: 'over' }],
	['Taught swimming over 6 weeks', { value: 6, bound: 'exact' }],
	['Took 8 to 12 walkers', { value: 8, bound: 'least' }],
	['Took 8-12 walkers', { value: 8, bound: 'least' }],
	['Cut waits from 8 to 12 minutes', { value: 8, bound: 'exact' }],
])('%s', (text, figure) => {
	expect(listFigures(analyseLine(text))[0]).toMatchObject(figure)
})

test.each(['half past seven', 'quarter to 5', 'half four', 'noon'])(
	'%s is a time of day',
	(text) => {
		expect(readNumber(analyseLine(text).tokens, 0)?.kind).toBe('time')
	},
)

test('a Saturday job is no rate, and jobs a Saturday are', () => {
	const period = (text: string) => listFigures(analyseLine(text))[0]?.period
	expect(period('Sold 3 cakes on a Saturday stall')).toBeNull()
	expect(period('Sold 3 cakes a Saturday')).toBe('saturday')
})

test.each([
	['48 hours before', 'two days before'],
	['90 minutes each', 'one and a half hours each'],
	['Laid 80m of hedge', 'Laid 80 metres of hedge'],
	['500 kg of meat', 'half a tonne of meat'],
	['0.6km of fencing', '600 metres of fencing'],
])('%s measures what %s does', (one, other) => {
	const measure = (text: string) => listFigures(analyseLine(text))[0]?.measure
	expect(measure(one)).not.toBeNull()
	expect(measure(one)).toEqual(measure(other))
})
