import { expect, test } from 'vitest'
import { binConfidence, calibrationError } from './calibration.ts'

test('values that are right as often as was said leave no distance', () => {
	const judged = Array.from({ length: 10 }, (_, index) => ({ confidence: 0.9, isRight: index > 0 }))
	const bins = binConfidence(judged)
	expect(bins).toMatchObject([{ from: 0.9, to: 0.95, values: 10, right: 0.9 }])
	expect(calibrationError(bins)).toBeCloseTo(0)
})

test('a reader that is too sure is told by how much', () => {
	const judged = [true, false].map((isRight) => ({ confidence: 1, isRight }))
	expect(calibrationError(binConfidence(judged))).toBeCloseTo(0.5)
})
