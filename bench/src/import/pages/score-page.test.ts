import { cvDocumentSchema, emptyCv } from '@app/cv'
import { expect, test } from 'vitest'
import { parseTruth } from './parse-truth.ts'
import { shareUnchanged } from './perturb.ts'
import { scorePage } from './score-page.ts'

const truth = parseTruth(
	JSON.stringify({
		name: 'Ann Okoro, RGN',
		email: 'ann@example.org',
		work: [
			{
				title: 'Nurse',
				employer: 'Leeds Infirmary',
				start: '2018-03',
				end: 'present',
				lines: ['Ran a ward'],
			},
		],
		education: [
			{ qualification: 'BSc', subject: 'Nursing', school: 'University of Leeds', end: '2017' },
		],
		skills: ['Triage', 'Dressings'],
	}),
)

const empty = emptyCv()
const right = cvDocumentSchema.parse({
	...empty,
	personalInfo: {
		...empty.personalInfo,
		firstName: 'Ann',
		lastName: 'Okoro',
		email: 'ann@example.org',
	},
	experience: [
		{
			id: '1',
			jobTitle: 'Nurse',
			employer: 'Leeds Infirmary',
			location: '',
			startDate: '2018-03',
			endDate: '',
			current: true,
			summary: '',
			achievements: ['Ran a ward'],
		},
	],
	education: [
		{
			id: '1',
			qualification: 'BSc',
			fieldOfStudy: 'Nursing',
			institution: 'University of Leeds',
			location: '',
			startDate: '',
			endDate: '2017',
			grade: '',
			current: false,
			details: [],
		},
	],
	skills: ['Triage', 'Dressings'].map((name, index) => ({
		id: String(index),
		name,
		group: '',
		level: '',
	})),
})

test('a page that is read without a mistake has the whole score, and an empty CV has none', () => {
	expect(scorePage(truth, right, {}).weighted).toBe(1)
	expect(scorePage(truth, empty, {}).weighted).toBe(0)
})

test('a title and an employer that are changed over cost both, and the confidence in them was wrong', () => {
	const [job] = right.experience
	const swapped = {
		...right,
		experience: [{ ...job, jobTitle: 'Leeds Infirmary', employer: 'Nurse' }],
	} as typeof right
	const { weighted, judged } = scorePage(truth, swapped, { 'experience.0.employer': 0.9 })
	expect(weighted).toBeLessThan(0.85)
	expect(judged).toEqual([{ field: 'experience.employer', confidence: 0.9, isRight: false }])
})

test('a job too many costs its fields', () => {
	const [job] = right.experience
	const more = {
		...right,
		experience: [job, { ...job, jobTitle: 'Porter', employer: 'Inn' }],
	} as typeof right
	expect(scorePage(truth, more, {}).parts.get('experience')).toBeCloseTo(2 / 3)
})

test('a job that is read as voluntary work is right, and one of which the page tells nothing costs nothing', () => {
	const [job] = right.experience
	const post = {
		...job,
		role: job?.jobTitle ?? '',
		organisation: job?.employer ?? '',
	} as unknown as (typeof right)['volunteering'][number]
	const voluntary = { ...right, experience: [], volunteering: [post] }
	expect(scorePage(truth, voluntary, {}).weighted).toBe(1)
	const other = { ...post, role: 'Usher', organisation: 'Chapel' }
	expect(scorePage(truth, { ...right, volunteering: [other] }, {}).weighted).toBe(1)
})

test('fields that differ in their ids and dashes alone are unchanged', () => {
	expect(shareUnchanged(right, right)).toBe(1)
	expect(shareUnchanged(right, empty)).toBe(0)
	const other = {
		...right,
		skills: right.skills.map((skill) => ({ ...skill, id: `x${skill.id}` })),
	}
	expect(shareUnchanged(right, other)).toBe(1)
})
