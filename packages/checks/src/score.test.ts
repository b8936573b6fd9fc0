import { describe, expect, test } from 'vitest'
import { categories } from './categories.ts'
import type { CategoryId, Severity } from './report.ts'
import {
	categoryScores,
	computeCost,
	countedWeights,
	lowestCap,
	type NothingToJudge,
	type Weighed,
	type Weighing,
	wholeScore,
} from './score.ts'
import { sortByImpact } from './sort-by-impact.ts'

function found(category: CategoryId, severity: Severity, cap: number | null = null): Weighed {
	return { category, severity, cap }
}

function weighing(all: Weighed[], nothing: NothingToJudge = {}): Weighing {
	return { found: all, nothing }
}

describe('the score', () => {
	test('is made of categories that add up to 100', () => {
		expect(categories.reduce((total, { weight }) => total + weight, 0)).toBe(100)
	})

	test('is 100 when nothing was found', () => {
		expect(wholeScore(weighing([]))).toBe(100)
	})

	test('loses 15, 10 or 5 points inside the category of a warning', () => {
		const warnings = [
			found('dates', 'warning-3'),
			found('dates', 'warning-2'),
			found('dates', 'warning-1'),
		]
		expect(categoryScores(weighing(warnings)).find(({ id }) => id === 'dates')?.score).toBe(70)
		expect(wholeScore(weighing(warnings))).toBe(97)
	})

	test('never takes more from a category than it has', () => {
		const many = Array.from({ length: 9 }, () => found('locale', 'warning-3'))
		expect(categoryScores(weighing(many)).find(({ id }) => id === 'locale')?.score).toBe(0)
		expect(wholeScore(weighing(many))).toBe(95)
	})

	test('does not change for a tip', () => {
		expect(wholeScore(weighing([found('impact', 'tip')]))).toBe(100)
	})

	test('is capped by the lowest blocker', () => {
		const blockers = [found('contact', 'blocker', 50), found('parseability', 'blocker', 25)]
		expect(lowestCap(blockers)).toBe(25)
		expect(wholeScore(weighing(blockers))).toBe(25)
		expect(lowestCap([found('dates', 'warning-3')])).toBeNull()
	})
})

describe('a category with nothing to judge', () => {
	test('earns no points where the CV lacks what it judges', () => {
		const scores = categoryScores(weighing([], { impact: 'missing' }))
		expect(scores.find(({ id }) => id === 'impact')).toMatchObject({
			score: 0,
			nothingToJudge: 'missing',
		})
		expect(wholeScore(weighing([], { impact: 'missing' }))).toBe(75)
	})

	test('counts neither way where nothing can be said yet', () => {
		const warning = found('contact', 'warning-3')
		expect(wholeScore(weighing([], { parseability: 'unjudged' }))).toBe(100)
		expect(wholeScore(weighing([warning], { parseability: 'unjudged' }))).toBe(98)
		const weights = countedWeights(categoryScores(weighing([], { parseability: 'unjudged' })))
		expect(weights[0]).toBe(0)
		expect(weights.reduce((total, weight) => total + weight, 0)).toBeCloseTo(100)
	})

	test('leaves no score at all when it is every one of them', () => {
		const nothing = Object.fromEntries(categories.map(({ id }) => [id, 'missing' as const]))
		expect(wholeScore(weighing([], nothing))).toBe(0)
	})

	test('cannot lose points that it has not', () => {
		const warning = found('impact', 'warning-1')
		expect(computeCost(warning, weighing([warning], { impact: 'missing' }))).toBe(0)
	})
})

describe('what mending a finding wins back', () => {
	test('is its share of the whole', () => {
		const warning = found('impact', 'warning-2')
		expect(computeCost(warning, weighing([warning, found('dates', 'warning-1')]))).toBe(2.5)
	})

	test('is nothing for a warning while a blocker holds the score down', () => {
		const warning = found('impact', 'warning-2')
		expect(computeCost(warning, weighing([warning, found('contact', 'blocker', 50)]))).toBe(0)
	})

	test('of one blocker of two reaches up to the other', () => {
		const worse = found('parseability', 'blocker', 25)
		expect(computeCost(worse, weighing([worse, found('contact', 'blocker', 50)]))).toBe(25)
	})
})

test('what wins most is mended first', () => {
	const order = [
		found('contact', 'blocker', 25),
		found('contact', 'blocker', 50),
		found('parseability', 'warning-3'),
		found('impact', 'warning-2'),
		found('sections', 'warning-3'),
		found('locale', 'warning-1'),
		found('impact', 'tip'),
	]
	expect(sortByImpact([...order].reverse())).toEqual(order)
})
