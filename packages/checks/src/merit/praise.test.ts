import { expect, test } from 'vitest'
import { earnPoints } from './earned-score.ts'
import type { CvMeasures } from './measures.ts'
import { isPraiseEarned } from './praise.ts'

const share = (have: number) => ({ have, full: 1 })
const cv = (content: number, completeness: number): CvMeasures => ({
	deeds: share(content),
	concrete: share(content),
	figures: share(content),
	outcomes: share(content),
	plain: share(content),
	dates: share(completeness),
	education: share(completeness),
	contact: share(completeness),
	profile: share(1),
	language: share(1),
})
const parts = (content: number, completeness: number) =>
	earnPoints({ measures: cv(content, completeness), words: 400, formFaults: 0 })
const tidy = { check: { id: 'E14', category: 'impact' }, looked: 6 } as const
const whole = { cappedAt: null, findings: [], nextSteps: [] }

test('writing is praised where there is enough of it and little is missing', () => {
	expect(isPraiseEarned(tidy, { ...whole, parts: parts(0.6, 0.9) })).toBe(true)
})

test.each([
	['it says little', parts(0.2, 1), null],
	['much is missing', parts(0.7, 0.6), null],
	['something holds the whole down', parts(0.9, 1), 40],
] as const)('writing without a fault is not praised where %s', (_, earned, cappedAt) => {
	expect(isPraiseEarned(tidy, { ...whole, parts: earned, cappedAt })).toBe(false)
})

test('a check praises only what there is in fair measure', () => {
	const earned = parts(0.45, 1)
	const results = { check: { id: 'E03', category: 'impact' }, looked: 6 } as const
	expect(isPraiseEarned(results, { ...whole, parts: earned })).toBe(false)
	expect(isPraiseEarned(tidy, { ...whole, parts: earned })).toBe(true)
})

test('nothing is praised that the report asks for elsewhere', () => {
	const earned = parts(0.8, 1)
	const figures = { check: { id: 'E03', category: 'impact' }, looked: 6 } as const
	expect(isPraiseEarned(figures, { ...whole, parts: earned })).toBe(true)
	const nextSteps = [{ measure: 'figures' }]
	expect(isPraiseEarned(figures, { ...whole, parts: earned, nextSteps })).toBe(false)
	const findings = [{ checkId: 'E04' }]
	expect(isPraiseEarned(figures, { ...whole, parts: earned, findings })).toBe(false)
})

test('one line or one date proves nothing', () => {
	const earned = parts(0.8, 1)
	expect(isPraiseEarned({ ...tidy, looked: 1 }, { ...whole, parts: earned })).toBe(false)
})

test('what is true of a file is true of any CV', () => {
	const file = { check: { id: 'A05', category: 'parseability' }, looked: 1 } as const
	expect(isPraiseEarned(file, { ...whole, parts: parts(0, 0), cappedAt: 40 })).toBe(true)
})
