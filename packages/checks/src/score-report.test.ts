import { describe, expect, test } from 'vitest'
import { earnPoints, findMeasure, sumPoints } from './merit/earned-score.ts'
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

const measuresWith = (have: number) =>
	Object.fromEntries(measureIds.map((id) => [id, { have, full: 1 }])) as CvMeasures
const [noMeasures, allMeasures] = [measuresWith(0), measuresWith(1)]

function earned(share: number, words = 400) {
	return earnPoints({ measures: measuresWith(share), words, formFaults: 0 })
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
		expect(score([], 0.5).score).toBeGreaterThanOrEqual(44)
		expect(score([], 0.5).score).toBeLessThanOrEqual(51)
	})

	test('faultless language that says nothing earns nothing', () => {
		const measures = { ...noMeasures, language: { have: 1, full: 1 } }
		const parts = earnPoints({ measures, words: 400, formFaults: 0 })
		expect(findMeasure(parts, 'language')?.points).toBe(0)
	})

	test('mistakes of language cost points of language alone', () => {
		const measures = { ...allMeasures, language: { have: 0.25, full: 1 } }
		const { parts } = scoreReport([], earnPoints({ measures, words: 400, formFaults: 0 }), [])
		const language = findMeasure(parts, 'language')
		expect(language?.points).toBeCloseTo((language?.of ?? 0) / 4, 1)
		expect(sumPoints(parts)).toBeCloseTo(100 - (3 * (language?.of ?? 0)) / 4, 1)
	})

	test('a fault of form costs a share of the points of form', () => {
		const { parts, findings } = score([finding('A11', 'warning-3')])
		const form = findMeasure(parts, 'form')
		expect(form?.points).toBe((form?.of ?? 0) * 0.75)
		expect(findings[0]?.cost).toBeCloseTo((form?.of ?? 0) / 4)
	})

	test('many faults of form cost no more than form has', () => {
		const many = Array.from({ length: 9 }, (_, index) => finding(`A${index}`, 'warning-3'))
		expect(findMeasure(score(many).parts, 'form')?.points).toBe(0)
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

test('what earns most comes first, and a severe fault before small gains', () => {
	const all = [
		finding('A11', 'warning-3'),
		finding('E03', 'warning-1', { gain: 12 }),
		finding('E17', 'warning-1', { gain: 3 }),
		finding('F06', 'tip'),
	]
	expect(score(all, 0.5).findings.map(({ checkId }) => checkId)).toEqual([
		'E03',
		'A11',
		'E17',
		'F06',
	])
})
