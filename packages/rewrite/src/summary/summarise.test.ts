import { cvDocumentSchema, yearsAtWork } from '@app/cv'
import { expect, test } from 'vitest'
import { sameLineOfWork } from './same-line-of-work.ts'
import { summarise } from './summarise.ts'

const today = '2026-06-15'

type Row = { [field: string]: unknown; jobTitle?: string; startDate?: string }

function cvWith(parts: Row) {
	return cvDocumentSchema.parse(parts)
}

function job(row: Row) {
	return { id: `job-${row.jobTitle}-${row.startDate}`, ...row }
}

function textOf(parts: Row, wanted: string[] = []) {
	return summarise(cvWith(parts), { today, wanted }).map(({ text }) => text)
}

const carer = {
	experience: [
		job({
			jobTitle: 'Senior Care Assistant',
			employer: 'Oakfield House',
			startDate: '2021-03',
			current: true,
			achievements: [
				'Cut missed medication rounds by 30% with a second check',
				'Wrote care plans and moved residents with a hoist',
			],
		}),
		job({
			jobTitle: 'Care Assistant',
			employer: 'Meadow Court',
			startDate: '2018-06',
			endDate: '2021-02',
			achievements: ['Helped 14 residents with personal care'],
		}),
	],
	education: [
		{
			id: 'e',
			qualification: 'NVQ Level 3',
			fieldOfStudy: 'Health and Social Care',
			endDate: '2019',
		},
	],
	skills: [
		{ id: 's1', name: 'Care plans' },
		{ id: 's2', name: 'Personal care' },
		{ id: 's3', name: 'Phlebotomy' },
	],
	certification: [
		{ id: 'c1', name: 'First Aid at Work', expires: '2027-01' },
		{ id: 'c2', name: 'Fire Marshal', expires: '2024-01' },
	],
}

test('a summary says who, what came of the work, what was done and what proves it', () => {
	expect(textOf(carer)).toEqual([
		'Senior Care Assistant with 8 years’ experience, currently at Oakfield House.',
		'Cut missed medication rounds by 30% with a second check.',
		'Experience of care plans and personal care.',
		'Holds First Aid at Work, and an NVQ Level 3 in Health and Social Care.',
		'Helped 14 residents with personal care (Meadow Court).',
	])
})

test('each sentence names every field that it stands on', () => {
	const [work, result] = summarise(cvWith(carer), { today })
	expect(work?.facts).toEqual([
		{ path: 'experience.0.jobTitle', quote: 'Senior Care Assistant' },
		{ path: 'experience.0.employer', quote: 'Oakfield House' },
		{
			path: 'experience.0.startDate',
			quote: 'Senior Care Assistant, Mar 2021 – Present: 8 years in all',
		},
		{ path: 'experience.1.startDate', quote: 'Care Assistant, June 2018 – Feb 2021' },
	])
	expect(result?.facts.map(({ path }) => path)).toEqual(['experience.0.achievements.0'])
})

test('a skill that is only listed and a certificate that has run out are not named', () => {
	expect(textOf(carer).join(' ')).not.toMatch(/phlebotomy|fire marshal/i)
})

test('what a recruiter would strike out is left out', () => {
	const parts = {
		...carer,
		experience: [
			job({
				jobTitle: 'Care Assistant',
				employer: 'Oakfield House',
				startDate: '2021-03',
				current: true,
				achievements: ['Cut falls by 30% since I took over', 'Helped 14 residents'],
			}),
		],
		education: [{ id: 'e', qualification: 'ACCA', endDate: '2019' }],
		certification: [
			{ id: 'c1', name: 'NMC registration, adult nursing' },
			{ id: 'c2', name: 'Member of ACCA' },
		],
		language: [
			{ id: 'l1', name: 'English', level: 'native' },
			{ id: 'l2', name: 'Welsh' },
		],
	}
	const text = textOf(parts).join(' ')
	expect(text).toContain('Holds an NMC registration and Member of ACCA.')
	expect(text).toContain('Speaks Welsh.')
	expect(text).not.toContain('since I took over')
})

test('licences are counted, courses are named, and a comma makes no item of its own', () => {
	const parts = {
		...carer,
		education: [{ id: 'e', qualification: 'Matura, technician of logistics', endDate: '2011' }],
		certification: [
			{ id: 'c1', name: 'counterbalance and reach truck licence' },
			{ id: 'c2', name: 'IOSH Managing Safely' },
		],
		language: [
			{ id: 'l1', name: 'polish', level: 'native' },
			{ id: 'l2', name: 'english', level: 'C1' },
		],
	}
	const text = textOf(parts).join(' ')
	expect(text).toContain(
		'Holds a counterbalance and reach truck licence, IOSH Managing Safely, and Matura (technician of logistics).',
	)
	expect(text).toContain('Speaks Polish (native) and English (C1).')
})

test('a line with a mistake is not lifted into the profile, nor one of two sentences', () => {
	const withLine = (line: string) =>
		textOf({ experience: [job({ ...carer.experience[0], achievements: [line] })] }).join(' ')
	expect(withLine('Make rota for all team and check holidays. 46 people are on it')).not.toMatch(
		/46/,
	)
	expect(withLine('Cut missed rounds by 30% with a secnd check')).not.toMatch(/30/)
	expect(withLine('Cut missed rounds by 30% with a second check')).toMatch(/30/)
})

test('a headline that no job has been is what the person wants', () => {
	const withHeadline = (headline: string) =>
		textOf({ ...carer, personalInfo: { headline } }).join(' ')
	expect(withHeadline('Teaching Assistant')).toMatch(/Looking for work as a teaching assistant\.$/)
	expect(withHeadline('HR adviser')).toMatch(/Looking for work as an HR adviser\.$/)
	expect(withHeadline('Care assistant')).not.toMatch(/Looking for/)
	expect(withHeadline('Psychology Graduate')).not.toMatch(/Looking for/)
	expect(withHeadline('Reliable, hard-working and kind')).not.toMatch(/Looking for/)
})

test('skills that an advert asks for are named first', () => {
	expect(textOf(carer, ['personal-care'])).toContain('Experience of personal care and care plans.')
})

test('somebody without a job is introduced by the highest course', () => {
	const education = [
		{ id: 'a', qualification: 'A-levels', institution: 'Leeds Sixth Form', endDate: '2023-06' },
		{
			id: 'b',
			qualification: 'BSc (Hons)',
			fieldOfStudy: 'Psychology',
			grade: '2:1',
			institution: 'University of Leeds',
			endDate: '2026-06',
		},
	]
	expect(textOf({ education })).toEqual([
		'Graduate with a BSc (Hons) in Psychology (2:1) from University of Leeds.',
	])
	const stillThere = education.map((course) => ({ ...course, endDate: '2027-06' }))
	expect(textOf({ education: stillThere })[0]).toBe(
		'Studying for a BSc (Hons) in Psychology (2:1) at University of Leeds.',
	)
})

test('a course that goes on is studied for, whatever ended later', () => {
	const education = [
		{
			id: 'a',
			qualification: 'BSc (Hons)',
			institution: 'University of Leeds',
			endDate: '2026-01',
		},
		{ id: 'b', qualification: 'PhD', startDate: '2024', current: true, institution: 'Hull' },
	]
	expect(textOf({ education })[0]).toBe('Studying for a PhD at Hull.')
})

test('a graduate is introduced by the degree and not by a job beside it', () => {
	const degree = {
		id: 'b',
		qualification: 'BA (Hons)',
		fieldOfStudy: 'History',
		institution: 'University of York',
		endDate: '2025-07',
	}
	const bar = job({
		jobTitle: 'Bartender',
		employer: 'The Swan',
		startDate: '2023-09',
		current: true,
	})
	const ofYork = 'Graduate with a BA (Hons) in History from University of York.'
	expect(textOf({ education: [degree], experience: [bar] })).toEqual([ofYork])
	// Work that began after it, or years since, say more.
	const since = job({
		jobTitle: 'Archivist',
		employer: 'Leeds City',
		startDate: '2025-10',
		current: true,
	})
	expect(textOf({ education: [degree], experience: [since, bar] })[0]).toMatch(/^Archivist/)
	const old = { ...degree, endDate: '2019-07' }
	expect(textOf({ education: [old], experience: [bar] })[0]).toMatch(/^Bartender/)
})

test.each([
	['nothing', {}],
	[
		'a name and skills',
		{ personalInfo: { firstName: 'Ann' }, skills: [{ id: 's', name: 'Excel' }] },
	],
	[
		'languages alone',
		{
			language: [
				{ id: 'l', name: 'Welsh' },
				{ id: 'm', name: 'English' },
			],
		},
	],
])('of %s nothing is written', (_what, parts) => {
	expect(textOf(parts)).toEqual([])
})

test('a CV in another language is left to its writer', () => {
	const achievements = [
		'Leitung eines Teams von 12 Personen in der Pflege und der Betreuung',
		'Senkung der Kosten um 20 % mit dem neuen Dienstplan für die Station',
		'Einführung von Schulungen für die Angehörigen und das Personal',
	]
	const german = { ...carer.experience[0], achievements }
	expect(textOf({ experience: [german] })).toEqual([])
})

test.each([
	['Saturday job', '2 years’ experience in a Saturday job, currently at Fulwell Fish Bar.'],
	['Bar work', '2 years’ experience of bar work, currently at Fulwell Fish Bar.'],
	['Retail', '2 years’ experience in retail, currently at Fulwell Fish Bar.'],
	['Kitchen porter', 'Kitchen porter with 2 years’ experience, currently at Fulwell Fish Bar.'],
])('a title that is no word for a person is told as work: %s', (jobTitle, told) => {
	const achievements = ['Served customers and took their orders at the counter every Saturday']
	const post = { employer: 'Fulwell Fish Bar', startDate: '2024-05', current: true, achievements }
	expect(textOf({ experience: [job({ jobTitle, ...post })] })).toContain(told)
})

test('a course that was left is studied, never held', () => {
	const left = {
		id: 'e',
		qualification: 'Level 2',
		fieldOfStudy: 'Professional Cookery',
		institution: 'Sunderland College',
		grade: 'half done',
		endDate: '2025',
	}
	expect(textOf({ ...carer, education: [left] }).join(' ')).not.toMatch(/Cookery/)
	expect(textOf({ education: [left] })).toEqual([
		'Studied Level 2 in Professional Cookery at Sunderland College.',
	])
	const certification = [{ id: 'c', name: 'Food hygiene (in progress)' }]
	expect(textOf({ ...carer, education: [], certification }).join(' ')).not.toMatch(/Holds/)
})

test('years are those of the same work, and never more than the dates show', () => {
	const jobs = cvWith({
		experience: [
			job({ jobTitle: 'Chef', startDate: '2024', endDate: '2025' }),
			job({ jobTitle: 'Chef', startDate: '2024-06', endDate: '2025-01' }),
			job({ jobTitle: 'Chef', startDate: '2020-01', endDate: '2021-12' }),
			job({ jobTitle: 'Chef', startDate: '', endDate: '2019' }),
		],
	}).experience
	expect(yearsAtWork(jobs, today)).toBe(3)
})

test.each([
	['Staff Nurse', 'Registered Nurse', true],
	['Senior Restaurant Manager', 'Restaurant Manager', true],
	['Restaurant Manager', 'Project Manager', false],
	['Teacher of Mathematics', 'Teacher', true],
	['Customer Service Advisor', 'Mortgage Advisor', false],
	['Care Assistant', 'Teaching Assistant', false],
	['HGV Class 1 Driver', 'Van Driver', true],
	['Manager', 'Restaurant Manager', false],
	['Manager', 'Manager', true],
])('%s and %s: the same work is %s', (a, b, isSame) => {
	expect(sameLineOfWork(a, b)).toBe(isSame)
	expect(sameLineOfWork(b, a)).toBe(isSame)
})
