import type { CvDocument } from '@app/cv'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string, fileName = 'cv.txt'): Promise<CvDocument> {
	const { document } = await readBytes(new TextEncoder().encode(text), fileName)
	return document
}

/** Lines of two columns, set as a typewriter would. */
function columns(rows: readonly [left: string, right: string][], width: number): string {
	return rows.map(([left, right]) => `${left.padEnd(width)}${right}`.trimEnd()).join('\n')
}

describe('a side bar in a table of a Word file', () => {
	const paragraph = (text: string, isBold = false) =>
		`<w:p><w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="24"/></w:rPr><w:t>${text}</w:t></w:r></w:p>`
	const cell = (width: number, lines: readonly string[]) =>
		`<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${lines
			.map((line) => paragraph(line, line === line.toUpperCase()))
			.join('')}</w:tc>`
	const aside = [
		'ISLA MCKENZIE',
		'Perth',
		'07700 900281',
		'SKILLS',
		'Anaesthesia and its monitoring',
		'Dental radiography for cats',
		'In-house bloods and slides',
		'Nurse clinics for puppies',
		'Stock control of drugs, linen',
	]
	const main = [
		'EXPERIENCE',
		'Senior Veterinary Nurse',
		'Thistle Veterinary Centre, Perth',
		'June 2020 – Present',
		'Lead a team of five nurses',
		'Saw 22 pets a week at dental clinics',
		'Registered Veterinary Nurse',
		'Vets Now, Dunfermline',
		'August 2018 – May 2020',
		'Worked nights in an emergency clinic',
		'Assisted in 12 emergencies a week',
	]
	const xml = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:tbl><w:tblGrid><w:gridCol w:w="3320"/><w:gridCol w:w="6885"/></w:tblGrid><w:tr>${cell(3320, aside)}${cell(6885, main)}</w:tr></w:tbl></w:body></w:document>`

	test('stays apart from the jobs, however full its lines are', async () => {
		const { document } = await readBytes(zipSync({ 'word/document.xml': strToU8(xml) }), 'cv.docx')
		expect(document.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
			['Senior Veterinary Nurse', 'Thistle Veterinary Centre'],
			['Registered Veterinary Nurse', 'Vets Now'],
		])
	})
})

describe('dates in a narrow column', () => {
	const cv = `Hannah Souza
hannah@example.com

EXPERIENCE
${columns(
	[
		['Severn Valley Police, Manchester, Detective', 'Since'],
		['Constable', '06/2020'],
	],
	60,
)}
- Gave talks on online safety to 800 pupils
${columns(
	[
		['Elmhurst Police, York, Police', '05/2015 –'],
		['Constable', '07/2016'],
	],
	60,
)}
- Met residents and schools on a beat

EDUCATION
${columns(
	[
		['Newcastle College, NVQ Level 2', '2013'],
		['Driving Goods Vehicles', 'until'],
		['', '2015'],
	],
	60,
)}
`

	test('go on below, as the words beside them do', async () => {
		const { experience, education } = await read(cv)
		expect(experience).toMatchObject([
			{ jobTitle: 'Detective Constable', startDate: '2020-06', current: true },
			{ jobTitle: 'Police Constable', startDate: '2015-05', endDate: '2016-07' },
		])
		expect(education).toMatchObject([
			{ fieldOfStudy: 'Driving Goods Vehicles', startDate: '2013', endDate: '2015' },
		])
	})
})

test('dates and places at the end of rows stay with them beside a side bar', async () => {
	const main: [string, string][] = [
		['EXPERIENCE', ''],
		['Alder Bakery', 'Reading'],
		['Baker', '2019 – 2023'],
		['- Baked 400 loaves a night', ''],
		['Birch Hotel', 'Boston'],
		['Commis Chef', '2016 – 2019'],
		['- Ran breakfast for 90', ''],
		['Cedar School', 'Bristol'],
		['Kitchen Assistant', '2012 – 2016'],
		['- Served 300 pupils', ''],
	]
	const aside = [
		'SKILLS',
		'Sourdough',
		'Pastry',
		'Ordering',
		'Rotas',
		'LANGUAGES',
		'English',
		'Polish',
		'French',
	]
	const rows = main.map(([left, right], index): [string, string] => [
		`${left.padEnd(50)}${right.padStart(14)}`,
		aside[index] ?? '',
	])
	const { experience, skills } = await read(`Ada Lowe\nada@example.com\n\n${columns(rows, 72)}\n`)
	expect(
		experience.map(({ employer, location, startDate }) => [employer, location, startDate]),
	).toEqual([
		['Alder Bakery', 'Reading', '2019'],
		['Birch Hotel', 'Boston', '2016'],
		['Cedar School', 'Bristol', '2012'],
	])
	expect(skills.map(({ name }) => name)).toEqual(['Sourdough', 'Pastry', 'Ordering', 'Rotas'])
})

const job = `
EXPERIENCE
Fitness Manager, Lido Millbrook, Leeds, 2019 – Present
- Coach 34 clients
`

test.each([
	['hannah.souza@mail.exam\nple.com', 'hannah.souza@mail.example.com'],
	['hannah@mail.example.co\nm', 'hannah@mail.example.com'],
	['hannah@mail.example.com\nwww.hannah.example', 'hannah@mail.example.com'],
	['hannah@mail.example.org\nleeds', 'hannah@mail.example.org'],
])('an e-mail address that a narrow column broke: “%s”', async (lines, email) => {
	const { personalInfo } = await read(`Hannah Souza\n${lines}\n${job}`)
	expect(personalInfo.email).toBe(email)
})

test('a name of two lines that is a town, and a town of two lines', async () => {
	const { personalInfo } = await read(`LEON\nPATEL\n82 The Green, Milton\nKeynes MK9 8JX\n${job}`)
	expect(personalInfo).toMatchObject({ firstName: 'LEON', lastName: 'PATEL' })
	expect(personalInfo).toMatchObject({ address: '82 The Green', city: 'Milton Keynes' })
})

test('“Head of Languages” under a name is a headline', async () => {
	const { personalInfo } = await read(
		`Amelia Thackeray\nHead of Languages\namelia@example.net\n${job}`,
	)
	expect(personalInfo.headline).toBe('Head of Languages')
})

test('justified lines with stretched spaces are lists of what their commas part', async () => {
	const { skills } = await read(
		`Ada Lowe\nada@example.com\n${job}\nSKILLS\nFire alarms, Inspection  and testing, Solar  PV, Fault finding\n`,
	)
	expect(skills.map(({ name }) => name.replace(/\s+/g, ' '))).toEqual([
		'Fire alarms',
		'Inspection and testing',
		'Solar PV',
		'Fault finding',
	])
})

describe('tables of a teacher', () => {
	const table = (rows: readonly string[][]) =>
		rows.map((row) => row.map((cell, at) => cell.padEnd([14, 28, 34][at] ?? 0)).join('')).join('\n')
	const cv = `Gareth Jones
gareth@example.com

TEACHING EXPERIENCE
${table([
	['   Dates', '        School', '          Post'],
	['2017 – 2024', 'Olchfa School, Swansea', 'Key Stage 4 Lead, Mathematics'],
	['2013 – 2017', 'Gorseinon School, Swansea', 'Teacher of Mathematics'],
])}

EDUCATION
${table([
	['Year', 'Institution', 'Qualification'],
	['2012-13', 'Swansea University', 'PGCE Secondary Mathematics'],
	['2009-12', 'Cardiff University', 'BSc Mathematics'],
])}
`

	test('have labels centred over their columns, and the school employs', async () => {
		const { experience } = await read(cv)
		expect(experience).toMatchObject([
			{ jobTitle: 'Key Stage 4 Lead, Mathematics', employer: 'Olchfa School', location: 'Swansea' },
			{ jobTitle: 'Teacher of Mathematics', employer: 'Gorseinon School', startDate: '2013' },
		])
	})

	test('have years in short, of which one tells that the other is no month', async () => {
		const { education } = await read(cv)
		expect(education.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
			['2012', '2013'],
			['2009', '2012'],
		])
		const { education: alone } = await read(cv.replace('2012-13', '2013'))
		expect(alone[1]).toMatchObject({ endDate: '2009-12' })
	})
})
