import { expect, test } from 'vitest'
import { fitPraise, isPraised } from './fit-praise.ts'

const cv = (content: number, completeness: number, mark: number) => ({
	person: `${content}`,
	content,
	completeness,
	mark,
})

test('no poor CV is praised, and fair ones are', () => {
	const poor = [cv(0.6, 0.5, 10), cv(0.25, 1, 20), cv(0.1, 0.9, 30)]
	const fair = [cv(0.4, 0.9, 65), cv(0.9, 1, 92), cv(0.5, 0.8, 70)]
	const thresholds = fitPraise([...poor, ...fair])
	expect(poor.filter((one) => isPraised(one, thresholds))).toEqual([])
	expect(fair.every((one) => isPraised(one, thresholds))).toBe(true)
})

test('of thresholds that praise the same CVs the strictest is taken', () => {
	const thresholds = fitPraise([cv(0.2, 1, 20), cv(0.65, 0.9, 80)])
	expect(thresholds.content).toBeCloseTo(0.65)
	expect(thresholds.completeness).toBeCloseTo(0.9)
})
