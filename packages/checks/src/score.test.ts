import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import type { CategoryId, Severity } from './report.ts'
import { categoryScores, type NothingToJudge, type Weighed } from './score.ts'

function found(category: CategoryId, severity: Severity): Weighed {
	return { category, severity, cap: null }
}

const scoreFor = (category: CategoryId, all: Weighed[], nothing: NothingToJudge = {}) =>
	categoryScores({ found: all, nothing }).find(({ id }) => id === category)

test('the categories of earlier versions add up to 100', () => {
	expect(categories.reduce((total, { weight }) => total + weight, 0)).toBe(100)
})

test('a category loses 15, 10 or 5 points by a warning, none by a tip, and never more than it has', () => {
	const warnings = [found('dates', 'warning-3'), found('dates', 'warning-2'), found('dates', 'tip')]
	expect(scoreFor('dates', warnings)?.score).toBe(75)
	const many = Array.from({ length: 9 }, () => found('dates', 'warning-3'))
	expect(scoreFor('dates', many)?.score).toBe(0)
})

test('a category with nothing to judge has no score', () => {
	expect(scoreFor('impact', [], { impact: 'missing' })).toMatchObject({
		score: 0,
		nothingToJudge: 'missing',
	})
})
