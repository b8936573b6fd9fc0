import { expect, test } from 'vitest'
import { meanDistance, rankCorrelation } from './agreement.ts'
import { fitWeights, foldByPerson } from './fit-weights.ts'

const cv = (person: string, shares: number[], mark: number) => ({ person, shares, mark })

test('weights follow the marks, are never below half of the prior and make 100', () => {
	const examples = Array.from({ length: 120 }, (_, index) => {
		const [first, second] = [(index % 7) / 6, (index % 5) / 4]
		return cv(`${index}`, [first, second], 100 * first - 30 * second)
	})
	const [first = 0, second = 0] = fitWeights(examples, [50, 50])
	expect(first).toBeGreaterThan(65)
	expect(second).toBeGreaterThanOrEqual(25)
	expect(first + second).toBeCloseTo(100)
})

test('without marks the weights are the prior', () => {
	expect(fitWeights([], [60, 40])).toEqual([60, 40])
})

test('all CVs of a person are in one fold', () => {
	const items = ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'f'].map((person) => ({ person }))
	for (const { person } of items)
		expect(
			foldByPerson(items).filter((fold) => fold.some((one) => one.person === person)),
		).toHaveLength(1)
})

test('ranks are compared, equal values sharing one', () => {
	expect(rankCorrelation([1, 2, 30], [4, 5, 6])).toBeCloseTo(1)
	expect(rankCorrelation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1)
	expect(rankCorrelation([1, 1, 2], [5, 5, 9])).toBeCloseTo(1)
	expect(meanDistance([1, 5], [2, 2])).toBe(2)
})
