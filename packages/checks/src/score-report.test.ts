import { describe, expect, test } from 'vitest'
import { earnPoints } from './merit/earned-score.ts'
import { type CvMeasures, measureIds } from './merit/measures.ts'
import type { Finding, Severity } from './report.ts'
import { scoreReport } from './score-report.ts'

function finding(checkId: string, severity: Severity, more: Partial<Finding> = {}): Finding {
	return {
		id: checkId,
		checkId,
		category: 'impact',
		severity,
		cost: 0,
		evidence: [],
		title: 'This is so.',
		why: 'Because.',
		fix: 'Do that.',
		...more,
	}
}

function earned(share: number, words = 400) {
	const measures = Object.fromEntries(
		measureIds.map((id) => [id, { have: share, full: 1 }]),
	) as CvMeasures
	return earnPoints({ measures, words, formFaults: 0 })
}

const score = (findings: Finding[], share = 1, words = 400) =>
	scoreReport(findings, earned(share, words), [])

describe('points are earned', () => {
	test('all there is to earn makes 100', () => {
		expect(score([]).score).toBe(100)
	})

	test('an empty page earns nothing, not even for its form', () => {
		expect(score([], 0, 0).score).toBe(0)
	})

	test('half of everything earns about half', () => {
		expect(score([], 0.5).score).toBeGreaterThanOrEqual(50)
		expect(score([], 0.5).score).toBeLessThanOrEqual(53)
	})

	test('a fault of form costs a share of the points of form', () => {
		const { parts, findings } = score([finding('A11', 'warning-3')])
		const form = parts.find(({ id }) => id === 'form')
		expect(form?.points).toBe((form?.of ?? 0) * 0.75)
		expect(findings[0]?.cost).toBeCloseTo((form?.of ?? 0) / 4)
	})

	test('many faults of form cost no more than form has', () => {
		const many = Array.from({ length: 9 }, (_, index) => finding(`A${index}`, 'warning-3'))
		expect(score(many).parts.find(({ id }) => id === 'form')?.points).toBe(0)
	})

	test('a tip costs nothing', () => {
		expect(score([finding('A11', 'tip')])).toMatchObject({ score: 100, findings: [{ cost: 0 }] })
	})
})

describe('a cap', () => {
	const blockers = [
		finding('B02', 'blocker', { cap: 50, gain: 0 }),
		finding('A03', 'blocker', { cap: 25 }),
	]

	test('of the lowest blocker holds the score', () => {
		expect(score(blockers)).toMatchObject({ score: 25, cappedAt: 25 })
	})

	test('is not told where the CV earned less than it', () => {
		expect(score([blockers[0] as Finding], 0.2).cappedAt).toBeNull()
	})

	test('of one blocker of two reaches up to the other', () => {
		expect(score(blockers).findings[0]).toMatchObject({ checkId: 'A03', cost: 25 })
	})

	test('leaves nothing to win back by a warning', () => {
		const { findings } = score([...blockers, finding('A11', 'warning-3')])
		expect(findings.find(({ checkId }) => checkId === 'A11')?.cost).toBe(0)
	})
})

test('what earns most comes first', () => {
	const all = [
		finding('A11', 'warning-3'),
		finding('E03', 'warning-1', { gain: 12 }),
		finding('E17', 'warning-1', { gain: 3 }),
		finding('F06', 'tip'),
	]
	expect(score(all, 0.5).findings.map(({ checkId }) => checkId)).toEqual([
		'E03',
		'E17',
		'A11',
		'F06',
	])
})
