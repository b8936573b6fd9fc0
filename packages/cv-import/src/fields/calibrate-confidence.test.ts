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
	const steps = Array.from({ length: 100 }, (_, index) =>
		calibrateField({ said: index / 100, path: field, value: '' }),
	)
	expect(steps).toEqual(steps.toSorted((a, b) => a - b))
	expect(steps.every((share) => share >= 0 && share < 1)).toBe(true)
})

test('a field that has no table of its own has that of all', () => {
	expect(calibrateField({ said: 0.9, path: 'awards.0.title', value: '' })).toBe(
		interpolateConfidence(0.9, confidenceTable.any),
	)
})

test('nobody is sure of a title of thirty words', () => {
	const [short, long] = ['Shift Manager', Array.from({ length: 30 }, () => 'word').join(' ')]
	expect(
		calibrateField({ said: 0.95, path: 'experience.0.jobTitle', value: short }),
	).toBeGreaterThan(0.5)
	expect(calibrateField({ said: 0.95, path: 'experience.0.jobTitle', value: long })).toBeLessThan(
		0.2,
	)
	expect(
		calibrateField({ said: 0.95, path: 'experience.0.achievements.0', value: long }),
	).toBeGreaterThan(0.5)
})

const tidy = { unread: 0, broken: 0, sure: 4, weakest: 0.9, lacking: 0, length: 0 }

test('a value of a page that hangs together is worth more than one of a page that does not', () => {
	const said = { said: 0.9, path: 'experience.0.jobTitle', value: 'Cook' }
	const wild = { unread: 4, broken: 1, sure: 0.7, weakest: 0.3, lacking: 1, length: 1 }
	expect(calibrateField(said, tidy)).toBeGreaterThan(0.85)
	expect(calibrateField(said, wild)).toBeLessThan(0.7)
})

test('a page that hangs together makes a guess no more right', () => {
	const guess = { said: 0.5, path: 'language.0.proficiency', value: '' }
	expect(calibrateField(guess, tidy)).toBe(calibrateField(guess))
	expect(calibrateField(guess, tidy)).toBeLessThan(0.6)
})

test('what a file names in so many words is sure, whatever its page', () => {
	expect(calibrateField({ said: 1, path: 'experience.0.jobTitle', value: 'Cook' }, tidy)).toBe(1)
})
