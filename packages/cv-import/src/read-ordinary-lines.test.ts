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
