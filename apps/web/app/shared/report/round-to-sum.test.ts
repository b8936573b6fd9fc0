import { expect, test } from 'vitest'
import { roundToSum } from './round-to-sum.ts'

test.each([
	[
		[59.5, 28.5, 8, 4],
		[60, 28, 8, 4],
	],
	[
		[24.7, 28.5, 5.1, 4],
		[25, 28, 5, 4],
	],
	[
		[0.4, 0.4, 0.4],
		[1, 0, 0],
	],
	[[], []],
])('%j become %j', (values, whole) => {
	expect(roundToSum(values)).toEqual(whole)
})
