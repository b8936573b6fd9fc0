import { expect, test } from 'vitest'
import { earnPoints } from './merit/earned-score.ts'
import { type CvMeasures, measureIds } from './merit/measures.ts'
import type { NextStep } from './merit/next-steps.ts'
import type { Finding } from './report.ts'
import { buildHeadline } from './report-headline.ts'

const contentIds = ['deeds', 'concrete', 'figures', 'outcomes', 'plain']

function verdictFor(
	shares: { content: number; rest: number },
	{ findings = [], nextSteps = [], cappedAt = null }: Partial<Told> = {},
) {
	const measures = Object.fromEntries(
		measureIds.map((id) => [
			id,
			{ have: contentIds.includes(id) ? shares.content : shares.rest, full: 1 },
		]),
	) as CvMeasures
	const parts = earnPoints({ measures, words: 400, formFaults: 0 })
	const earned = parts.reduce((total, { points }) => total + points, 0)
	const score = Math.round(Math.min(earned, cappedAt ?? 100))
	return buildHeadline(findings, { score, cappedAt, parts, nextSteps })
}

type Told = { findings: Finding[]; nextSteps: NextStep[]; cappedAt: number | null }

function finding(cost: number, severity: Finding['severity'] = 'warning-2'): Finding {
	return {
		id: 'x',
		checkId: 'E03',
		category: 'impact',
		severity,
		cost,
		evidence: [],
		title: 'Your jobs give no figure.',
		why: 'Because.',
		fix: 'Do that.',
	}
}

const step: NextStep = { measure: 'figures', points: 9, text: 'Add a figure to 3 more lines.' }

test.each([
	['Ready to send', { content: 0.9, rest: 1 }],
	['Strong', { content: 0.7, rest: 1 }],
	['Good start', { content: 0.4, rest: 0.9 }],
	['Not ready yet', { content: 0.2, rest: 0.5 }],
])('%s', (standing, shares) => {
	expect(verdictFor(shares).headline).toBe(standing)
})

test('tidiness does not make up for lines that say nothing', () => {
	expect(verdictFor({ content: 0.25, rest: 1 }).headline).toBe('Not ready yet')
})

test('something that costs much keeps a CV from being ready', () => {
	const { headline } = verdictFor({ content: 0.95, rest: 1 }, { findings: [finding(4)] })
	expect(headline).toBe('Strong: one thing to fix')
})

test('the number of things to fix leaves out tips', () => {
	const findings = [finding(2), finding(1), finding(0, 'tip')]
	expect(verdictFor({ content: 0.4, rest: 0.9 }, { findings }).headline).toBe(
		'Good start: 2 things to fix',
	)
})

test('the first thing is the one that would earn most, whether a check found it or it is still to be written', () => {
	const shares = { content: 0.4, rest: 0.9 }
	expect(verdictFor(shares, { findings: [finding(12)], nextSteps: [step] }).summary).toBe(
		'Fix this first: your jobs give no figure.',
	)
	expect(verdictFor(shares, { findings: [finding(2)], nextSteps: [step] }).summary).toBe(
		'For the most points, add a figure to 3 more lines.',
	)
	expect(verdictFor({ content: 1, rest: 1 }).summary).toBe(
		'None of our checks found anything to change.',
	)
})

test('what holds the score down comes first and says so', () => {
	const findings = [finding(1, 'blocker')]
	const { summary } = verdictFor(
		{ content: 0.9, rest: 1 },
		{ findings, nextSteps: [step], cappedAt: 50 },
	)
	expect(summary).toBe(
		'Fix this first: your jobs give no figure. Until then the score can’t go above 50.',
	)
})
