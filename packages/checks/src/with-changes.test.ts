import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { sourceOf } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { analyse } from './index.ts'
import { withChanges } from './with-changes.ts'

const today = '2026-06-15'
const duty = 'Responsible for the rota'

const weak = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ada', lastName: 'Osei', phone: '0113 496 0142', city: 'Leeds' },
	experience: [
		{
			id: 'a',
			jobTitle: 'Team leader',
			employer: 'Marlow Foods',
			startDate: '2020-02',
			current: true,
			achievements: [duty, 'Responsible for deliveries', 'Trained 12 starters in 2 years'],
		},
	],
})

function afterChange(changed: CvDocument) {
	const file = analyse({ cv: weak, source: sourceOf(weak), today })
	const before = analyse({ cv: weak, source: null, today })
	const after = analyse({ cv: changed, source: null, today })
	return { file, merged: withChanges(file, { before, after }) }
}

const pointsIn = ({ parts = [] }: { parts?: { points: number }[] | undefined }) =>
	parts.reduce((total, { points }) => total + points, 0)
const ids = (report: { findings: { checkId: string }[] }) =>
	report.findings.map(({ checkId }) => checkId)

test('without a change the report stays as it is', () => {
	const { file, merged } = afterChange(weak)
	expect(merged.score).toBe(file.score)
	expect(ids(merged).toSorted()).toEqual(ids(file).toSorted())
})

test('what was fixed is gone, and the score rises', () => {
	const withEmail = {
		...weak,
		personalInfo: { ...weak.personalInfo, email: 'ada.osei@example.com' },
	}
	const { file, merged } = afterChange(withEmail)
	expect(ids(file)).toContain('B02')
	expect(ids(merged)).not.toContain('B02')
	expect(merged.score).toBeGreaterThanOrEqual(file.score)
	expect(pointsIn(merged)).toBeGreaterThan(pointsIn(file))
	expect(merged.headline).not.toBe(file.headline)
})

test('a remark about several lines names those that are left', () => {
	const [job] = weak.experience
	const experience = [
		{
			...job,
			achievements: ['Planned the rota of 14 people', ...(job?.achievements.slice(1) ?? [])],
		},
	]
	const { file, merged } = afterChange(cvDocumentSchema.parse({ ...weak, experience }))
	const quotes = (report: typeof file) =>
		report.findings.find(({ checkId }) => checkId === 'E01')?.evidence.map(({ quote }) => quote)
	expect(quotes(file)?.some((quote) => duty.startsWith(quote))).toBe(true)
	expect(quotes(merged)?.some((quote) => quote.includes('rota'))).not.toBe(true)
})

test('a change for the worse costs points and is said', () => {
	const [job] = weak.experience
	const experience = [{ ...job, achievements: [duty] }]
	const { file, merged } = afterChange(cvDocumentSchema.parse({ ...weak, experience }))
	expect(merged.score).toBeLessThan(file.score)
})

test('a report of an earlier version keeps its score', () => {
	const { file } = afterChange(weak)
	const { parts: _, ...earlier } = file
	const report = analyse({ cv: weak, source: null, today })
	expect(withChanges(earlier, { before: report, after: report })).toBe(earlier)
})
