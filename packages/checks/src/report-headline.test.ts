import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import type { CategoryId, Finding, Severity } from './report.ts'
import { buildHeadline } from './report-headline.ts'
import { categoryScores, type NothingToJudge, wholeNumber, wholeScore } from './score.ts'

function verdictFor(found: readonly [CategoryId, Severity][], nothing: NothingToJudge = {}) {
	const weighed = found.map(([category, severity]) => ({ category, severity, cap: null }))
	const findings = weighed.map(
		({ category, severity }, index): Finding => ({
			id: `${index}`,
			checkId: 'E01',
			category,
			severity,
			cost: 1,
			evidence: [],
			title: 'This is so.',
			why: 'Because.',
			fix: 'Do that.',
		}),
	)
	const weighing = { found: weighed, nothing }
	const score = wholeNumber(wholeScore(weighing))
	return buildHeadline(findings, { score, cappedAt: null, categories: categoryScores(weighing) })
}
const headlineOf = (found: readonly [CategoryId, Severity][]) => verdictFor(found).headline
const all = (category: CategoryId, ...severities: Severity[]): [CategoryId, Severity][] =>
	severities.map((severity) => [category, severity])

test('a CV with little to mend anywhere is sound', () => {
	expect(headlineOf(all('impact', 'warning-3'))).toBe('Good start: one thing to fix')
	expect(headlineOf(all('locale', 'warning-3', 'warning-3'))).toBe('Good start: 2 things to fix')
})

test('a weak main part is not made up for by the rest, whatever the whole score', () => {
	const fair = all('impact', 'warning-3', 'warning-2')
	expect(headlineOf(fair)).toBe('On its way: 2 things to fix')
	const draft = all('impact', 'warning-3', 'warning-3', 'warning-2')
	expect(headlineOf(draft)).toBe('First draft: 3 things to fix')
})

test('many small things make a CV fair as well', () => {
	const everywhere = categories.flatMap(({ id }) => all(id, 'warning-3'))
	expect(headlineOf(everywhere)).toBe('On its way: 7 things to fix')
})

test('tips alone leave it strong', () => {
	expect(headlineOf(all('impact', 'tip', 'tip'))).toBe('A strong CV with 2 tips')
	expect(headlineOf([])).toBe('A strong CV with nothing to fix')
})

test('one blocker is to be fixed first, and so are several', () => {
	const blocked = (number: number) =>
		headlineOf(Array.from({ length: number }, () => ['contact', 'blocker']))
	expect(blocked(1)).toBe('Fix this first: nothing else matters until it’s done')
	expect(blocked(3)).toBe('Fix these 3 things first: nothing else matters until they’re done')
})

test('a CV without anything to judge in a main part is a draft and says so, whatever else is well', () => {
	const draft = verdictFor([], { impact: 'missing' })
	expect(draft.headline).toBe('First draft: there’s more to write')
	expect(draft.summary).toContain('“Bullets and impact” earns no points yet')
	expect(verdictFor([], { impact: 'missing', dates: 'missing' }).summary).toContain(
		'“Dates” and “Bullets and impact” earn no points yet',
	)
})

test('what cannot be judged before there is a file is no fault of the CV', () => {
	const { headline, summary } = verdictFor([], { parseability: 'unjudged' })
	expect(headline).toBe('A strong CV with nothing to fix')
	expect(summary).toBe('None of our checks found anything to change.')
})
