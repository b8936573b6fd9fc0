import type { CvDocument } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string): Promise<CvDocument> {
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

async function withSection(title: string, lines: string): Promise<CvDocument> {
	return read(`Ada Lowe
Salford | ada@example.com

WORK HISTORY
Care Assistant, Sunnybank Home, Salford
March 2021 – Present
- Helped 24 residents wash and dress

${title}
${lines}
`)
}

describe('a seafarer’s service in a table with a column for each end', () => {
	const cells = [
		['Vessel', 'Ship type', 'Rank', 'Company', 'From', 'To'],
		[
			'MV Ocean Harrier',
			'Bulk carrier',
			'2nd Engineer',
			'Anglo-Eastern',
			'12.03.2022',
			'18.10.2022',
		],
		['MT Coral Star', 'Oil tanker', '3rd Engineer', 'Synergy Marine', '04.01.2020', '22.08.2020'],
	]
	const table = cells.map((row) => row.map((cell) => cell.padEnd(20)).join('')).join('\n')
	const cv = `RAJESH VENKAT
2nd Engineer
rajesh@example.com

CAREER OBJECTIVE
Seeking a position as Second Engineer aboard bulk carriers and tankers.

SEA SERVICE
${table}

OFFSHORE EXPERIENCE
Workshop Supervisor, Madras Marine Works, Chennai (Nov 2022 – present)
Supervise 8 fitters overhauling auxiliary engines

CERTIFICATES OF COMPETENCY
Class II MEO (Motor), DG Shipping India, issued 2021
STCW Basic Safety Training, refreshed 2023

EDUCATION
B.E. Marine Engineering, Indian Maritime University, Chennai, 2013–2017
`

	test('has a job in each row, with the vessel under it', async () => {
		const { experience } = await read(cv)
		expect(
			experience.map((job) => [job.jobTitle, job.employer, job.startDate, job.endDate]),
		).toEqual([
			['2nd Engineer', 'Anglo-Eastern', '2022-03-12', '2022-10-18'],
			['3rd Engineer', 'Synergy Marine', '2020-01-04', '2020-08-22'],
			['Workshop Supervisor', 'Madras Marine Works', '2022-11', ''],
		])
		expect(experience[0]?.summary).toBe('MV Ocean Harrier, Bulk carrier')
	})

	test('certificates and a degree stand in their sections', async () => {
		const { certification, education, professionalSummary } = await read(cv)
		expect(certification.map(({ name, issuer, date }) => [name, issuer, date])).toEqual([
			['Class II MEO (Motor)', 'DG Shipping India', '2021'],
			['STCW Basic Safety Training', '', '2023'],
		])
		expect(education[0]).toMatchObject({
			qualification: 'B.E.',
			fieldOfStudy: 'Marine Engineering',
		})
		expect(professionalSummary).toMatch(/tankers\.$/)
	})
})

test.each([
	'Agnieszka Kowalczyk-Reid MCIL CL',
	'Agnieszka Kowalczyk-Reid FRSA',
	'Agnieszka Kowalczyk-Reid, CertEd, QTLS',
])('letters of a body are no part of a name: “%s”', async (name) => {
	const { personalInfo } = await read(
		`${name}\nTeacher\naga@example.com\n\nWORK HISTORY\nTeacher, Oak School, 2019 – Present\n- Taught 30 pupils\n`,
	)
	expect(personalInfo).toMatchObject({ firstName: 'Agnieszka', lastName: 'Kowalczyk-Reid' })
})

test('clients under a title are said of the job and are no employer', async () => {
	const { experience } = await read(`Ada Lowe
ada@example.com

EXPERIENCE

2011–present   Freelance translator
Clients: NHS Lothian, Scottish Courts, Global Voices
- Translate 190,000 words a year

2008–2011   Bilingual Adviser, Royal Bank of Scotland, Edinburgh
- Answered 45 calls a day
`)
	expect(experience[0]).toMatchObject({ jobTitle: 'Freelance translator', employer: '' })
	expect(experience[0]?.achievements[0]).toBe(
		'Clients: NHS Lothian, Scottish Courts, Global Voices',
	)
})

test('what was done stands behind the name of who it was done for', async () => {
	const { volunteering } = await withSection(
		'VOLUNTARY WORK',
		'2016–present   Saturday School, Edinburgh: teach reading to a group of 12 children',
	)
	expect(volunteering).toMatchObject([
		{ organisation: 'Saturday School', achievements: ['teach reading to a group of 12 children'] },
	])
})

test('trainings among the courses: who gave them in capitals, and first aid by itself', async () => {
	const { education, certification } = await withSection(
		'EDUCATION AND TRAINING',
		`Control & Restraint Instructor, HMPPS, 2018
Mental Health First Aid, 2021
NVQ 2 Business Administration, Somerset College, 2010`,
	)
	expect(education).toMatchObject([
		{ qualification: 'Control & Restraint Instructor', institution: 'HMPPS', endDate: '2018' },
		{ qualification: 'NVQ 2', fieldOfStudy: 'Business Administration' },
	])
	expect(certification).toMatchObject([{ name: 'Mental Health First Aid', date: '2021' }])
})

test('until when a certificate counts is understood, and a trade in brackets has not given it', async () => {
	const bytes = new TextEncoder().encode(`Ada Lowe\nSalford | ada@example.com

CERTIFICATES
Aviation First Aid, valid to 2026
Chartered Linguist (Translator), 2019

EDUCATION
BA Tourism, University of Leeds, 2013
`)
	const { document, source } = await readBytes(bytes, 'cv.txt')
	expect(document.certification).toMatchObject([
		{ name: 'Aviation First Aid', expires: '2026' },
		{ name: 'Chartered Linguist (Translator)', issuer: '' },
	])
	expect(source.unread).toEqual([])
})

describe('a CV whose lines end in full stops, with labels in capitals', () => {
	const cv = `Mohammed Rahman
PCV (Bus) Driver
Bradford, BD8 9NN. Mobile 07700 900377

PROFILE: Safe and friendly bus driver with nine years on the roads of West Yorkshire.

LICENCES: Cat D (PCV), Cat B, Driver CPC valid until September 2028, Digital tacho card

EMPLOYMENT

First Bus, Bradford Depot. PCV Driver. 02/2017 - Present.
Drive 6 routes on early, late and split shifts.

Rahman's Takeaway (family business). Delivery Driver. 2009 - 2014. Drove 30 orders a night.

EDUCATION
Belle Vue Boys School, Bradford, 2004 - 2009. 6 GCSEs inc. English (C) and Maths (B).
`

	test('gives its jobs and what was done', async () => {
		const { experience } = await read(cv)
		expect(experience).toMatchObject([
			{
				jobTitle: 'PCV Driver',
				employer: expect.stringContaining('First Bus'),
				startDate: '2017-02',
			},
			{
				jobTitle: 'Delivery Driver',
				employer: "Rahman's Takeaway (family business)",
				achievements: ['Drove 30 orders a night.'],
			},
		])
	})

	test('and what stands behind its labels', async () => {
		const { certification, education, professionalSummary } = await read(cv)
		expect(professionalSummary).toMatch(/^Safe and friendly/)
		expect(certification.map(({ name }) => name)).toEqual([
			'Cat D (PCV)',
			'Cat B',
			'Driver CPC',
			'Digital tacho card',
		])
		expect(education).toMatchObject([
			{
				institution: 'Belle Vue Boys School',
				qualification: '6 GCSEs',
				grade: 'English (C) and Maths (B)',
			},
		])
	})
})

test('a CV without titles keeps its introduction apart from its jobs', async () => {
	const { experience, professionalSummary } = await read(`Wayne Tudor
Plasterer and Renderer
07700 900541

I am a plasterer on new build sites and in homes. I have run my own business since 2011.

2011 - Present Self employed plasterer
Skimming, dry lining and rendering
Trained two apprentices

2002 - 2006 Apprentice Plasterer, Wates
NVQ Level 2 and 3 in Plastering, Merthyr College
`)
	expect(professionalSummary).toMatch(/^I am a plasterer .* 2011\.$/)
	expect(experience).toMatchObject([
		{ jobTitle: 'Self employed plasterer' },
		{
			jobTitle: 'Apprentice Plasterer',
			employer: 'Wates',
			achievements: ['NVQ Level 2 and 3 in Plastering, Merthyr College'],
		},
	])
})

test('between a title and a whole place stands an employer', async () => {
	const { experience } = await read(`Marcus Delgado
marcus@example.com

EXPERIENCE

Store Manager, H-E-B, San Antonio, TX
March 2020 - Present
- Manage 140 partners

Sales Associate, The Home Depot, Austin, TX
June 2015 - February 2020
- Helped 60 customers a day
`)
	expect(experience.map(({ employer, location }) => [employer, location])).toEqual([
		['H-E-B', 'San Antonio, TX'],
		['The Home Depot', 'Austin, TX'],
	])
})

test('a house and a lane before a town and its county are an address', async () => {
	const { personalInfo } = await read(`Patricia Holloway
Rose Cottage, Church Lane, Hadleigh, Suffolk IP7 5DT

EXPERIENCE
Legal Secretary, Ashton Legal LLP, Ipswich
2009 - Present
- Type for 2 partners
`)
	expect(personalInfo).toMatchObject({
		address: 'Rose Cottage, Church Lane',
		city: 'Hadleigh, Suffolk',
		postalCode: 'IP7 5DT',
	})
})

test('who supervised a doctor is no part of the university, and a referee’s institute no title', async () => {
	const { education, reference } = await withSection(
		'EDUCATION',
		`2014–2018   PhD Plant Pathology, University of East Anglia (supervisor: Prof. D. Saunders)
2010–2014   MSci Biology, Lund University

REFERENCES
Prof. Diane Saunders, John Innes Centre, diane@jic.example`,
	)
	expect(education).toMatchObject([
		{ institution: 'University of East Anglia', details: ['supervisor: Prof. D. Saunders'] },
		{ qualification: 'MSci', fieldOfStudy: 'Biology' },
	])
	expect(reference).toMatchObject([{ jobTitle: '', organisation: 'John Innes Centre' }])
})

test('trainings that commas part are one each', async () => {
	const { certification } = await withSection(
		'TRAINING',
		'Safeguarding Level 4, MCA and DoLS, Moving and Handling Train the Trainer, Team Leading',
	)
	expect(certification.map(({ name }) => name)).toEqual([
		'Safeguarding Level 4',
		'MCA and DoLS',
		'Moving and Handling Train the Trainer',
		'Team Leading',
	])
})
