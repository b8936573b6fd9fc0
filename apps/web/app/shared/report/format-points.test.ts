import { expect, test } from 'vitest'
import { formatScoreImpact } from './format-points.ts'

test.each([
	[4, 'worth 4 points'],
	[1, 'worth one point'],
	[2.5, 'worth 3 points'],
	[3.749999, 'worth 4 points'],
	[0, null],
	[0.4, null],
])('a cost of %d reads as %s', (cost, words) => {
	expect(formatScoreImpact(cost)).toBe(words)
})
