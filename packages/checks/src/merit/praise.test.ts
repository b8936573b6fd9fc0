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
})
const parts = (content: number, completeness: number) =>
	earnPoints({ measures: cv(content, completeness), words: 400, formFaults: 0 })
const tidy = { id: 'E14', category: 'impact' } as const

test('writing is praised where there is enough of it and little is missing', () => {
	expect(isPraiseEarned(tidy, { parts: parts(0.6, 0.9), cappedAt: null })).toBe(true)
})

test.each([
	['it says little', parts(0.2, 1), null],
	['much is missing', parts(0.7, 0.6), null],
	['something holds the whole down', parts(0.9, 1), 40],
] as const)('writing without a fault is not praised where %s', (_, earned, cappedAt) => {
	expect(isPraiseEarned(tidy, { parts: earned, cappedAt })).toBe(false)
})

test('a check praises only what there is in fair measure', () => {
	const earned = parts(0.45, 1)
	expect(isPraiseEarned({ id: 'E03', category: 'impact' }, { parts: earned, cappedAt: null })).toBe(
		false,
	)
	expect(isPraiseEarned(tidy, { parts: earned, cappedAt: null })).toBe(true)
})

test('what is true of a file is true of any CV', () => {
	const file = { id: 'A05', category: 'parseability' } as const
	expect(isPraiseEarned(file, { parts: parts(0, 0), cappedAt: 40 })).toBe(true)
})
