import { expect, test } from 'vitest'
import { calibrate } from './calibrate.ts'

test('a doubtful reading is worth less than it says', () => {
	expect(calibrate(0.45)).toBe(0.25)
	expect(calibrate(0.5)).toBe(0.35)
})

test('more confidence is never worth less', () => {
	const steps = Array.from({ length: 101 }, (_, index) => calibrate(index / 100))
	expect(steps).toEqual(steps.toSorted((a, b) => a - b))
	expect([steps[0], steps[100]]).toEqual([0, 1])
})
