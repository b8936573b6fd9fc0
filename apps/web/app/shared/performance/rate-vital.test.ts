import { expect, test } from 'vitest'
import { rateVital, type VitalName, vitalInWords } from './rate-vital.ts'

test.each<[VitalName, number, number]>([
	['FCP', 1800, 3000],
	['LCP', 2500, 4000],
	['FID', 100, 300],
	['CLS', 0.1, 0.25],
	['TTFB', 800, 1800],
])('%s is good up to %d and poor beyond %d', (name, good, improvable) => {
	expect(rateVital(name, good)).toBe('good')
	expect(rateVital(name, good * 1.01)).toBe('needs improvement')
	expect(rateVital(name, improvable)).toBe('needs improvement')
	expect(rateVital(name, improvable * 1.01)).toBe('poor')
})

test('layout shift has no unit', () => {
	expect([vitalInWords('CLS', 0.0214), vitalInWords('LCP', 1234.5)]).toEqual(['0.021', '1235 ms'])
})
