import { expect, test } from 'vitest'
import { calibrateField, fieldAt, interpolateConfidence } from './calibrate-confidence.ts'
import { confidenceTable } from './confidence-table.ts'

test('a field has the same name in every item', () => {
	expect(fieldAt('experience.12.achievements.0')).toBe('experience.achievements')
})

test('between two knots a figure is worth what lies between, beyond them no more than the last', () => {
	const table = [
		[0.5, 0.2],
		[0.9, 0.8],
	] as const
	expect([0.1, 0.5, 0.7, 0.9, 1].map((said) => interpolateConfidence(said, table))).toEqual([
		0.2, 0.2, 0.5, 0.8, 0.8,
	])
})

test.each(Object.keys(confidenceTable))('more confidence is never worth less in %s', (field) => {
	const steps = Array.from({ length: 100 }, (_, index) => calibrateField(index / 100, field))
	expect(steps).toEqual(steps.toSorted((a, b) => a - b))
	expect(steps.every((share) => share >= 0 && share < 1)).toBe(true)
})

test('a field that has no table of its own has that of all', () => {
	expect(calibrateField(0.9, 'awards.0.title')).toBe(
		interpolateConfidence(0.9, confidenceTable.any),
	)
})

test('nobody is sure of a title of thirty words', () => {
	const [short, long] = ['Shift Manager', Array.from({ length: 30 }, () => 'word').join(' ')]
	expect(calibrateField(0.95, 'experience.0.jobTitle', short)).toBeGreaterThan(0.5)
	expect(calibrateField(0.95, 'experience.0.jobTitle', long)).toBeLessThan(0.2)
	expect(calibrateField(0.95, 'experience.0.achievements.0', long)).toBeGreaterThan(0.5)
})
