import { expect, test } from 'vitest'
import { createTrainingRandom } from '../training-order.ts'
import { addLineNoise } from './add-line-noise.ts'

const line =
	'Fitted boilers and balanced radiators in a block of 40 flats, with no call-backs in two years'

test('a line gets faults, and keeps its figures', () => {
	const noisy = Array.from({ length: 50 }, (_, seed) =>
		addLineNoise(line, createTrainingRandom(seed)),
	)
	expect(noisy.filter((one) => one !== line).length).toBeGreaterThan(40)
	expect(new Set(noisy).size).toBeGreaterThan(30)
	for (const one of noisy) {
		expect(one).toContain('40')
		const change = Math.abs(one.split(' ').length - line.split(' ').length)
		expect(change).toBeLessThanOrEqual(3)
	}
})

test('the same numbers make the same faults', () => {
	expect(addLineNoise(line, createTrainingRandom(7))).toBe(
		addLineNoise(line, createTrainingRandom(7)),
	)
})
