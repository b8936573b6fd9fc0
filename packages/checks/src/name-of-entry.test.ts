import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { analyse } from './index.ts'
import { nameOfEntry, nameOfJob } from './name-of-entry.ts'

const today = '2026-11-24'

function withJob(job: object): CvDocument {
	return cvDocumentSchema.parse({ experience: [{ id: 'j', ...job }] })
}

describe('a job is named', () => {
	test.each([
		[
			{ jobTitle: 'Staff Nurse', employer: 'Leeds General' },
			'your job as Staff Nurse at Leeds General',
		],
		[{ jobTitle: 'Registered Nurse' }, 'your job as Registered Nurse'],
		[{ employer: 'Marks and Spencer' }, 'your job at Marks and Spencer'],
		[{ jobTitle: 'Career break' }, 'the entry “Career break”'],
		[{ jobTitle: 'Responsible for stacking shelves', employer: 'Tesco' }, 'your job at Tesco'],
		[{}, 'your most recent job'],
		[{ jobTitle: ' ', employer: '\n' }, 'your most recent job'],
		[
			{ jobTitle: 'Raised £240 for the hospice', employer: '' },
			'the entry that begins “Raised £240 for the …”',
		],
		[{ jobTitle: 'Organised the fair' }, 'the entry that begins “Organised the fair”'],
		[{ jobTitle: 'Organised the school fair', employer: 'Hill School' }, 'your job at Hill School'],
		[
			{ jobTitle: 'Shop Assistant', employer: 'Helped the customers to find what they needed' },
			'your job as Shop Assistant',
		],
		[
			{ employer: 'Looked after my brother and sister on weekdays' },
			'the entry that begins “Looked after my brother …”',
		],
	])('by what looks like a title and an employer: %j', (job, name) => {
		expect(nameOfJob(withJob(job), 0)).toBe(name)
	})

	test('by its place when it has nothing else and is not the newest', () => {
		const cv = cvDocumentSchema.parse({
			experience: [{ id: 'a' }, { id: 'b', startDate: '2024-01', current: true }],
		})
		expect(nameOfJob(cv, 0)).toBe('job 1 on your CV')
		expect(nameOfJob(cv, 1)).toBe('your most recent job')
	})
})

test('other entries are named by their own words, or by their place', () => {
	const cv = cvDocumentSchema.parse({
		education: [
			{ id: 'a', qualification: 'BSc Biology' },
			{ id: 'b', institution: 'Leeds College' },
			{ id: 'c' },
		],
		volunteering: [{ id: 'a', role: 'Trustee', organisation: 'Shelter' }, { id: 'b' }],
		projects: [{ id: 'a', name: 'Bike shed' }, { id: 'b' }],
	})
	expect([0, 1, 2].map((index) => nameOfEntry(cv, 'education', index))).toEqual([
		'your course “BSc Biology”',
		'your course “Leeds College”',
		'course 3 on your CV',
	])
	expect([0, 1].map((index) => nameOfEntry(cv, 'volunteering', index))).toEqual([
		'your voluntary work as Trustee at Shelter',
		'voluntary work 2 on your CV',
	])
	expect([0, 1].map((index) => nameOfEntry(cv, 'projects', index))).toEqual([
		'your project “Bike shed”',
		'project 2 on your CV',
	])
})

describe('something done that was read as a job', () => {
	const deeds = [
		'Raised £240 for the local hospice',
		'Organised the Year 11 prom for 180 pupils.',
		'Captained the netball team to the county final',
		'Built a website for my uncle’s garage',
	]

	test.each(deeds)('is not judged as one: %s', (deed) => {
		const cv = withJob({ jobTitle: deed, achievements: ['Ran two cake sales', 'Sold 60 tickets'] })
		const { findings } = analyse({ cv, source: null, today })
		expect(findings.map(({ checkId }) => checkId)).not.toEqual(expect.arrayContaining(['E15']))
		expect(findings.map(({ checkId }) => checkId)).not.toEqual(expect.arrayContaining(['C13']))
		expect(findings.filter(({ title }) => /job as/i.test(title))).toEqual([])
	})

	test.each(deeds)('is not judged as one beside a second sentence: %s', (deed) => {
		const cv = withJob({ jobTitle: deed, employer: 'Looked after my brother at weekends' })
		const { findings, passed } = analyse({ cv, source: null, today })
		const told = findings.map(({ checkId }) => checkId)
		expect(told.filter((id) => ['C13', 'E15'].includes(id))).toEqual([])
		const praised = passed.map(({ checkId }) => checkId)
		expect(praised.filter((id) => ['C01', 'C13', 'E15'].includes(id))).toEqual([])
	})

	test.each(deeds)('is quoted where a remark is about it: %s', (deed) => {
		const cv = withJob({ jobTitle: deed, startDate: '2024-01', endDate: '2024-06' })
		const titles = analyse({ cv, source: null, today }).findings.map(({ title }) => title)
		expect(
			titles.filter((title) => title.startsWith('The entry that begins “')).length,
		).toBeGreaterThan(1)
		expect(titles.filter((title) => /job as/i.test(title))).toEqual([])
	})

	test('leaves a job with few bullets a job', () => {
		const cv = withJob({
			jobTitle: 'Cook',
			employer: 'Crust',
			startDate: '2024-01',
			current: true,
			achievements: ['Baked bread'],
		})
		const titles = analyse({ cv, source: null, today }).findings.map(({ title }) => title)
		expect(titles).toContain('Your job as Cook at Crust has only one bullet.')
	})
})
