import { expect, test } from 'vitest'
import { fitConfidence, type Told } from './fit-confidence.ts'

type Some = { said: number; count: number; right: number }

function values(field: string, { said, count, right }: Some): Told[] {
	return Array.from({ length: count }, (_, index) => ({ field, said, isRight: index < right }))
}

test('what is said is worth the share that was right, a little less for strangers', () => {
	const { any } = fitConfidence([
		...values('a', { said: 0.5, count: 100, right: 20 }),
		...values('a', { said: 0.9, count: 100, right: 80 }),
	])
	expect(any).toEqual([
		[0.5, 0.198],
		[0.9, 0.79],
	])
})

test('more confidence is never worth less', () => {
	const { any } = fitConfidence([
		...values('a', { said: 0.5, count: 100, right: 90 }),
		...values('a', { said: 0.9, count: 100, right: 50 }),
	])
	expect(any).toEqual([[0.7, 0.692]])
})

test('a field with few values has no table of its own, one with many leans a little on the others', () => {
	const table = fitConfidence([
		...values('few', { said: 0.8, count: 50, right: 0 }),
		...values('many', { said: 0.8, count: 450, right: 450 }),
	])
	expect(Object.keys(table)).toEqual(['any', 'many'])
	expect(Object.values(table).at(-1)?.[0]?.[1]).toBeGreaterThan(0.97)
	expect(table.any).toEqual([[0.8, 0.889]])
})

test('nothing is certain', () => {
	expect(fitConfidence(values('a', { said: 0.9, count: 200, right: 200 })).any).toEqual([
		[0.9, 0.988],
	])
})
