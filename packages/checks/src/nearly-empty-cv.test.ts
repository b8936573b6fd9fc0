import { cvDocumentSchema } from '@app/cv'
import { goodCvs, sourceOf, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { analyse, reportSchema } from './index.ts'

const person = { firstName: 'Sam', lastName: 'Hill', email: 'sam.hill@example.com' }
const job = {
	id: 'j',
	jobTitle: 'Barista',
	employer: 'Bean & Co',
	startDate: '2022-03',
	current: true,
}
const profile =
	'Friendly retail assistant with three years behind the till of a busy corner shop in Leeds. I enjoy helping customers find what they need, and I am looking for a job in a larger store.'

const beginnings: Record<string, unknown> = {
	'nothing at all': {},
	'a name': { personalInfo: { firstName: 'Sam', lastName: 'Hill' } },
	'a name and an e-mail address': { personalInfo: person },
	'a job without lines': { personalInfo: person, experience: [job] },
	'a profile': { personalInfo: person, professionalSummary: profile },
	'a list of skills': {
		personalInfo: person,
		skills: ['Excel', 'Cash handling', 'Stock control', 'Latte art', 'EPOS'].map((name) => ({
			id: name,
			name,
		})),
	},
	'three empty words a job': {
		personalInfo: person,
		experience: [{ ...job, achievements: ['Did stuff', 'Things', 'Was there'] }],
	},
}

test.each(Object.entries(beginnings))(
	'a CV with %s scores low and is not praised',
	(_, written) => {
		const cv = cvDocumentSchema.parse(written)
		for (const source of [null, sourceOf(cv)]) {
			const { score, headline, summary } = analyse({ cv, source, today })
			expect(score).toBeLessThanOrEqual(25)
			expect(headline).toMatch(/^Not ready yet/)
			expect(summary).toMatch(/^(?:Fix|Do) this first/)
		}
	},
)

test('a CV with a name and an e-mail address is told what is missing', () => {
	const cv = cvDocumentSchema.parse(beginnings['a name and an e-mail address'])
	const { findings } = analyse({ cv, source: null, today })
	expect(findings.map(({ title }) => title)).toContain(
		'Your CV has only 4 words: a profile, work experience, education and skills are still missing.',
	)
})

test('only what a nearly empty CV has is called good', () => {
	const cv = cvDocumentSchema.parse(beginnings['a name and an e-mail address'])
	const { passed } = analyse({ cv, source: null, today })
	expect([...new Set(passed.map(({ category }) => category))]).toEqual(['contact'])
})

test('the more is written, the higher the score can be', () => {
	const [good] = goodCvs
	if (good === undefined) throw new Error('There are no sound CVs.')
	const scoreWith = (jobs: number) =>
		analyse({
			cv: { ...good, volunteering: [], experience: good.experience.slice(0, jobs) },
			source: null,
			today,
		}).score
	const scores = [0, 1, 2, good.experience.length].map(scoreWith)
	expect(scores).toEqual([...scores].sort((a, b) => a - b))
	expect(scores.at(-1)).toBeGreaterThan(60)
})

test('every check is found, passed or not applicable, and only one of these', () => {
	for (const written of Object.values(beginnings)) {
		const cv = cvDocumentSchema.parse(written)
		const { findings, passed, notApplicable = [] } = analyse({ cv, source: null, today })
		const all = [...findings, ...passed, ...notApplicable].map(({ checkId }) => checkId)
		expect(new Set(all).size).toBe(all.length)
	}
})

test('a report of an earlier version can be read as it was', () => {
	const [good] = goodCvs
	if (good === undefined) throw new Error('There are no sound CVs.')
	const { notApplicable: _, ...report } = analyse({ cv: good, source: sourceOf(good), today })
	const old = { ...report, rulesetVersion: '1.8.7' }
	expect(reportSchema.parse(old)).toEqual(old)
})
