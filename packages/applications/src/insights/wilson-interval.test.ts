import { expect, test } from 'vitest'
import { computeWilsonInterval } from './wilson-interval.ts'

// Worked out in R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17,
// 1998, pp. 857-872, table I, method 3.
test.each([
	[81, 263, 0.2553, 0.3662],
	[15, 148, 0.0624, 0.1605],
	[0, 20, 0, 0.1611],
	[1, 29, 0.0061, 0.1718],
] as const)('%i of %i lies between %f and %f', (...[count, of, low, high]) => {
	const share = computeWilsonInterval(count, of)
	expect(share.low).toBeCloseTo(low, 4)
	expect(share.high).toBeCloseTo(high, 4)
})

test('nothing has no share', () => {
	expect(computeWilsonInterval(0, 0)).toEqual({
		count: 0,
		of: 0,
		share: null,
		low: null,
		high: null,
	})
})
