import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { scoreCv } from './score-cv.ts'
import { ratesByField, ratesOf } from './tally.ts'
import type { ScoredField } from './verdict.ts'

const job = {
	id: 'experience-1',
	jobTitle: 'Staff Nurse (Band 5)',
	employer: 'Ashcombe Vale Hospitals NHS Trust',
	startDate: '2019-09',
	endDate: '2022-01',
	achievements: ['Triage in a busy emergency department', 'Supervise student nurses'],
}

function cvOf(parts: Record<string, unknown>): CvDocument {
	return cvDocumentSchema.parse(parts)
}

function outcomesOf(field: ScoredField, truth: CvDocument, read: CvDocument) {
	return scoreCv(truth, read)
		.filter((verdict) => verdict.field === field)
		.map(({ outcome }) => outcome)
}

test('a CV that is read as it is has nothing wrong', () => {
	const cv = cvOf({ personalInfo: { firstName: 'Aoife' }, experience: [job] })
	expect(scoreCv(cv, cv).every(({ outcome }) => outcome === 'right')).toBe(true)
})

test('case, dashes and outer marks do not make a text another', () => {
	const truth = cvOf({ personalInfo: { lastName: 'Smith-Jones' } })
	const read = cvOf({ personalInfo: { lastName: 'SMITH–JONES,' } })
	expect(outcomesOf('last name', truth, read)).toEqual(['right'])
})

test('a date must be exact', () => {
	const truth = cvOf({ experience: [job] })
	const read = cvOf({ experience: [{ ...job, startDate: '2019-10', endDate: '2022' }] })
	expect(outcomesOf('experience start', truth, read)).toEqual(['wrong'])
	expect(outcomesOf('experience end', truth, read)).toEqual(['wrong'])
})

test('a job that goes on ends in the present and nowhere else', () => {
	const truth = cvOf({ experience: [{ ...job, endDate: '', current: true }] })
	const read = cvOf({ experience: [{ ...job, endDate: '', current: false }] })
	expect(outcomesOf('experience end', truth, read)).toEqual(['missing'])
})

test('a bullet is right when nine words in ten are its own', () => {
	const words = 'one two three four five six seven eight nine ten'
	const truth = cvOf({ experience: [{ ...job, achievements: [words] }] })
	const nearly = cvOf({ experience: [{ ...job, achievements: [words.replace('ten', 'eleven')] }] })
	const half = cvOf({ experience: [{ ...job, achievements: ['one two three four five'] }] })
	expect(outcomesOf('experience bullets', truth, nearly)).toEqual(['right'])
	expect(outcomesOf('experience bullets', truth, half)).toEqual(['missing', 'extra'])
})

test('the items of a list are matched one to one, in any order', () => {
	const skills = (...names: string[]) =>
		cvOf({ skills: names.map((name, index) => ({ id: String(index), name })) })
	const outcomes = outcomesOf(
		'skills',
		skills('Triage', 'Triage', 'Rostering'),
		skills('Rostering', 'triage'),
	)
	expect(outcomes.toSorted()).toEqual(['missing', 'right', 'right'])
})

test('a title and an employer that changed places are both wrong, and their dates still right', () => {
	const truth = cvOf({ experience: [job] })
	const read = cvOf({ experience: [{ ...job, jobTitle: job.employer, employer: job.jobTitle }] })
	expect(outcomesOf('experience title', truth, read)).toEqual(['wrong'])
	expect(outcomesOf('experience employer', truth, read)).toEqual(['wrong'])
	expect(outcomesOf('experience start', truth, read)).toEqual(['right'])
})

test('a job that nobody held costs precision, one that was overlooked costs recall', () => {
	const [one, none] = [cvOf({ experience: [job] }), cvOf({})]
	expect(ratesByField(scoreCv(none, one)).get('experience title')?.precision).toBe(0)
	expect(ratesByField(scoreCv(one, none)).get('experience title')?.recall).toBe(0)
})

test('a telephone number is the same with and without the code of its country', () => {
	const phone = (text: string) => cvOf({ personalInfo: { phone: text } })
	expect(outcomesOf('phone', phone('07700 900142'), phone('+44 (0)7700 900 142'))).toEqual([
		'right',
	])
	expect(outcomesOf('phone', phone('07700 900142'), phone('07700 900143'))).toEqual(['wrong'])
})

test('a wrong value lowers precision and recall alike', () => {
	const verdict = {
		field: 'city',
		expected: 'Leeds',
		found: 'York',
		path: 'personalInfo.city',
	} as const
	const { precision, recall } = ratesOf([
		{ ...verdict, outcome: 'wrong' },
		{ ...verdict, outcome: 'right' },
	])
	expect([precision, recall]).toEqual([0.5, 0.5])
})
