import { expect, test } from 'vitest'
import { categories } from './categories.ts'
import type { CategoryId, Finding, Severity } from './report.ts'
import { categoryScores, wholeNumber, wholeScore } from './score.ts'
import { verdictOn } from './verdict.ts'

function headlineOf(found: readonly [CategoryId, Severity][]): string {
	const weighed = found.map(([category, severity]) => ({ category, severity, cap: null }))
	const findings = weighed.map(
		({ category, severity }, index): Finding => ({
			...{ id: `${index}`, checkId: 'E01', category, severity, cost: 1, evidence: [] },
			...{ title: 'This is so.', why: 'Because.', fix: 'Do that.' },
		}),
	)
	const score = wholeNumber(wholeScore(weighed))
	return verdictOn(findings, { score, cappedAt: null, categories: categoryScores(weighed) })
		.headline
}
const all = (category: CategoryId, ...severities: Severity[]): [CategoryId, Severity][] =>
	severities.map((severity) => [category, severity])

test('a CV with little to mend anywhere is sound', () => {
	expect(headlineOf(all('impact', 'warning-3'))).toBe('A sound CV with one thing to mend')
	expect(headlineOf(all('locale', 'warning-3', 'warning-3'))).toContain('sound')
})

test('a weak main part is not made up for by the rest, whatever the whole score', () => {
	const fair = all('impact', 'warning-3', 'warning-2')
	expect(headlineOf(fair)).toBe('A fair CV with two things to mend')
	const draft = all('impact', 'warning-3', 'warning-3', 'warning-2')
	expect(headlineOf(draft)).toBe('A first draft with three things to mend')
})

test('many small things make a CV fair as well', () => {
	const everywhere = categories.flatMap(({ id }) => all(id, 'warning-3'))
	expect(headlineOf(everywhere)).toBe('A fair CV with seven things to mend')
})

test('tips alone leave it strong', () => {
	expect(headlineOf(all('impact', 'tip', 'tip'))).toBe('A strong CV with two tips')
	expect(headlineOf([])).toBe('A strong CV with nothing to mend')
})
