import type { CvDocument } from '@app/cv'
import { describe, expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string): Promise<CvDocument> {
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

const job = `WORK HISTORY
Care Assistant, Sunnybank Home, Salford
March 2021 – Present
- Helped 24 residents wash and dress`

async function withSection(title: string, lines: string): Promise<CvDocument> {
	return read(`Ada Lowe\nSalford | ada@example.com\n\n${job}\n\n${title}\n${lines}\n`)
}

describe('titles in capitals under headings in capitals', () => {
	const capitals = `BLESSING OKAFOR
Salford M6 6QR | blessing@example.com

ABOUT ME
A kind and reliable carer with six years in homes.

WORK HISTORY

CARE ASSISTANT
Sunnybank Home, Salford
March 2021 - Present
* Helped 24 residents wash and dress

CLEANER
Premier Inn, Manchester
2016 to 2017
* Cleaned 16 rooms a shift

STAFF TRAINING
Moving and handling, 2024

QUALIFICATIONS
NVQ Level 3 Health and Social Care, 2022

LANGUAGES
English, Igbo
`

	test('are jobs', async () => {
		const { experience } = await read(capitals)
		expect(experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
			['CARE ASSISTANT', 'Sunnybank Home'],
			['CLEANER', 'Premier Inn'],
		])
	})

	test('but what names a section is one', async () => {
		const { custom, certification } = await read(capitals)
		const names = [...custom.map(({ title }) => title), ...certification.map(({ name }) => name)]
		expect(names.join(' ')).toMatch(/STAFF TRAINING|Moving and handling/)
	})
})

describe('the result behind the dates of a course', () => {
	test.each([
		['BA (Hons) Graphic Design, UWE Bristol, 2022–2025, First', 'First', '2025'],
		['NVQ Level 2 Hairdressing, Leeds College, 2018, Pass', 'Pass', '2018'],
	])('%s', async (line, grade, endDate) => {
		const { education } = await withSection(
			'EDUCATION',
			`${line}\nFoundation Diploma in Art, City of Bristol College, 2016–17, Distinction`,
		)
		expect(education).toMatchObject([
			{ grade, endDate },
			{ grade: 'Distinction', startDate: '2016', endDate: '2017' },
		])
	})
})

test('certificates with their years in brackets are one each', async () => {
	const { certification } = await withSection(
		'TRAINING',
		'Moving and Handling (2025), Medication, Level 2 (2024), First Aid (expires 2027)',
	)
	expect(certification).toMatchObject([
		{ name: 'Moving and Handling', date: '2025' },
		{ date: '2024' },
		{ name: 'First Aid', date: '', expires: '2027' },
	])
})

test('what is offered on request is no certificate', async () => {
	const { certification, referencesOnRequest } = await withSection(
		'TRAINING',
		'First Aid, 2024\nReferences available on request.',
	)
	expect(certification).toMatchObject([{ name: 'First Aid' }])
	expect(referencesOnRequest).toBe(true)
})

test('a full, clean licence is one thing', async () => {
	const { skills } = await withSection('SKILLS', 'Cooking, Full, clean UK driving licence, Welsh')
	expect(skills.map(({ name }) => name)).toEqual([
		'Cooking',
		'Full, clean UK driving licence',
		'Welsh',
	])
})

test.each([
	['Bristol BS3', 'Bristol', 'BS3'],
	['Leeds, LS6', 'Leeds', 'LS6'],
	['Manchester M14', 'Manchester', 'M14'],
	['Reading RG1 2AB', 'Reading', 'RG1 2AB'],
])('the town and the postcode of %s', async (place, city, postalCode) => {
	const { personalInfo } = await read(`Ada Lowe\n${place} · ada@example.com\n\n${job}\n`)
	expect(personalInfo).toMatchObject({ city, postalCode })
})

describe('papers under the name are kept', () => {
	const under = (line: string) => read(`Ada Lowe\nada@example.com\n${line}\n\n${job}\n`)

	test('a driving licence', async () => {
		const { custom } = await under('Driving Licence: Cat C+E, digi card, CPC valid to 09/2029')
		expect(custom[0]?.items[0]?.text).toMatch(/^Driving Licence: Cat C\+E/)
	})

	test('a registration', async () => {
		const { certification } = await under('NMC PIN 18A1234E')
		expect(certification).toMatchObject([{ name: 'NMC', credentialId: '18A1234E' }])
	})
})

test('jobs under “Career summary” are jobs', async () => {
	const { experience, professionalSummary } = await read(`Kevin Doyle
Derby | kev@example.com

CAREER SUMMARY

Self-employed                    2015 – Present
Plumbing and heating engineer
   Fitted 60 boilers a year

British Gas, Derby               2007 – 2015
Service Engineer
   Serviced five boilers a day
`)
	expect(experience.map(({ employer }) => employer)).toEqual(['Self-employed', 'British Gas'])
	expect(professionalSummary).toBe('')
})

test('a career summary in sentences is a profile', async () => {
	const { experience, professionalSummary } = await read(
		`Kevin Doyle\nDerby | kev@example.com\n\nCAREER SUMMARY\nPlumber with ten years in homes, from 2007 – 2015 at British Gas.\n\n${job}\n`,
	)
	expect(experience).toHaveLength(1)
	expect(professionalSummary).toMatch(/^Plumber with ten years/)
})

test('skills on one line below the courses are skills', async () => {
	const { skills, education } = await withSection(
		'EDUCATION',
		'Heathfield School: 8 GCSEs including English and Maths (2003)\n\nSkills: Word, Excel, EMIS Web',
	)
	expect(skills.map(({ name }) => name)).toEqual(['Word', 'Excel', 'EMIS Web'])
	expect(education).toMatchObject([{ institution: 'Heathfield School' }])
	expect(education[0]?.qualification).toMatch(/^8 GCSEs/)
})

test('tools that are named under each job stay there', async () => {
	const { skills, experience } = await read(
		`Ada Lowe\nada@example.com\n\n${job}\nSkills: bathing, MAR charts\n\nCarer, Oak Lodge, Bury\n2018 – 2021\n- Helped 12 residents\nSkills: cooking\n`,
	)
	expect(skills).toEqual([])
	expect(experience).toHaveLength(2)
})

test('courses that a semicolon parts are one each', async () => {
	const { certification } = await withSection(
		'QUALIFICATIONS',
		'NEBOSH General Certificate (2025); PRINCE2 Foundation (2024)',
	)
	expect(certification).toMatchObject([
		{ name: 'NEBOSH General Certificate', date: '2025' },
		{ name: 'PRINCE2 Foundation', date: '2024' },
	])
})

test('a rank that is retired is no part of the name', async () => {
	const { personalInfo } = await read(`Sgt (Ret'd) Craig Mullen\ncraig@example.org\n\n${job}\n`)
	expect(personalInfo).toMatchObject({ firstName: 'Craig', lastName: 'Mullen' })
})

test('what a card is for has not given it', async () => {
	const { certification } = await withSection('CERTIFICATES', 'Gas Safe – CCN1, CENWAT, CKR1')
	expect(certification).toMatchObject([{ name: 'Gas Safe – CCN1, CENWAT, CKR1', issuer: '' }])
})

test('a school in brackets with the year is the school', async () => {
	const { education } = await withSection(
		'QUALIFICATIONS',
		'NVQ Level 3 Hairdressing (Coleg Cambria, 2012)\nA levels (Notre Dame, 2009)',
	)
	expect(education).toMatchObject([
		{ fieldOfStudy: 'Hairdressing', institution: 'Coleg Cambria', endDate: '2012' },
		{ qualification: 'A levels', institution: 'Notre Dame', endDate: '2009' },
	])
})

test('what expires among the courses is a certificate', async () => {
	const { certification, education } = await withSection(
		'QUALIFICATIONS',
		'NVQ Level 3 Care, Leeds College, 2012\nFirst Aid at Work - expires Nov 2027',
	)
	expect(certification).toMatchObject([{ name: 'First Aid at Work', expires: '2027-11' }])
	expect(education).toHaveLength(1)
})

test('titles without a label above labelled employers', async () => {
	const { experience } = await withSection(
		'EMPLOYMENT',
		`Electrician
Company: Highland Electrical Ltd, Inverness
Dates: 08/2019 – Present
Duties:
First fix on 40 plots

Apprentice Electrician
Company: MacPhail Electrical
Dates: 08/2015 – 07/2019`,
	)
	expect(experience.slice(-2)).toMatchObject([
		{ jobTitle: 'Electrician', employer: 'Highland Electrical Ltd' },
		{ jobTitle: 'Apprentice Electrician', employer: 'MacPhail Electrical' },
	])
})

test('“IT” is a heading', async () => {
	const { skills } = await withSection('IT', 'Sage 50 (advanced), Outlook')
	expect(skills).toMatchObject([{ name: 'Sage 50', level: 'advanced' }, { name: 'Outlook' }])
})

test('a name in small letters behind the title of the paper', async () => {
	const { personalInfo } = await read(`CV - jordan okoro\n\njordan@example.com\n\n${job}\n`)
	expect(personalInfo).toMatchObject({ firstName: 'jordan', lastName: 'okoro' })
})

test('certificates with when they were given and when they end', async () => {
	const { certification } = await withSection(
		'CERTIFICATES',
		'Emergency First Aid at Work, 2023 (expires 2026)\nCategory C+E (2012), Driver CPC (2024, 35 hours), ADR (expires 03/2028)',
	)
	expect(certification).toMatchObject([
		{ name: 'Emergency First Aid at Work', date: '2023', expires: '2026' },
		{ name: 'Category C+E', date: '2012' },
		{ issuer: '', date: '2024' },
		{ name: 'ADR', date: '', expires: '2028-03' },
	])
})

test('figures in brackets behind a town are no town', async () => {
	const { experience } = await read(
		`Ada Lowe\nSalford | ada@example.com\n\nCAREER\n\n2017–present  Headteacher, St Oswald's Primary School, Bradford (412 pupils, 58 staff)\n- Led assessment across the school\n`,
	)
	expect(experience).toMatchObject([
		{
			jobTitle: 'Headteacher',
			employer: "St Oswald's Primary School",
			location: 'Bradford',
		},
	])
})

test('a result between commas leaves none behind', async () => {
	const { education } = await withSection(
		'EDUCATION',
		'MPharm, 2:1, De Montfort University, Leicester, 2013 – 2017',
	)
	expect(education).toMatchObject([{ qualification: 'MPharm', grade: '2:1' }])
})
