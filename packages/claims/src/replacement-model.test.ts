import { expect, test } from 'vitest'
import { readReplacements, shippedReplacements, weightStarts } from './replacement-model.ts'

test('the shipped table has every weight that all words share, and a row for each mark', () => {
	const { weights, marks } = shippedReplacements()
	expect(marks.size).toBeGreaterThan(1_000)
	expect(weights.length).toBe(weightStarts.marks + marks.size * 17)
	expect(weights.every(Number.isFinite)).toBe(true)
})

test('bytes count by the step of their row', () => {
	const { weights, marks } = readReplacements(
		'mark\tstep\tweights\nmap\t0.5\tAv4=\ncontrast\t2\tAw==',
	)
	expect([...weights]).toEqual([1, -1, 6])
	expect([...marks]).toEqual([['contrast', 0]])
})
