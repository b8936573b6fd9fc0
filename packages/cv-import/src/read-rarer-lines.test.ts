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
