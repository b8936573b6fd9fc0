import { expect, test } from 'vitest'
import { type MadeFormat, type MadeLine, makers, pdfOfContent } from './node/make-test-files.ts'
import { readCvFile } from './node/read-cv-file.ts'

const formats: MadeFormat[] = ['docx', 'pdf']

async function read(format: MadeFormat, lines: readonly MadeLine[]) {
	const file = { bytes: makers[format](lines), fileName: `cv.${format}`, maxPages: 10 }
	const { document } = await readCvFile(file, () => undefined)
	return document
}

const person: MadeLine[] = [
	{ text: 'Ann Okoro', bold: true, sizePt: 18 },
	{ text: 'ann.okoro@example.com' },
]

function heading(text: string): MadeLine {
	return { text, bold: true, sizePt: 13, gapPt: 12 }
}

const job: MadeLine[] = [
	{ text: 'Night Porter, Hotel Astoria, Leeds', right: '2018 – 2021' },
	{ text: 'Kept the desk at night', isBullet: true },
]
const course: MadeLine[] = [{ text: 'BA History, University of Leeds', right: '2015 – 2018' }]

test.each(formats)(
	'misspelt and decorated headings head their sections in a %s file',
	async (format) => {
		const { experience, education, skills } = await read(format, [
			...person,
			heading('Work Experiance:-'),
			...job,
			heading('ACADAMIC QUALIFICATIONS'),
			...course,
			heading('Computer Proficiencies'),
			{ text: 'Excel, Word, Sage' },
		])
		expect(experience.map(({ employer }) => employer)).toEqual(['Hotel Astoria'])
		expect(education.map(({ institution }) => institution)).toEqual(['University of Leeds'])
		expect(skills.map(({ name }) => name)).toEqual(['Excel', 'Word', 'Sage'])
	},
)

test.each(formats)(
	'a list under a title that hints at skills holds the skills in a %s file',
	async (format) => {
		const { skills, custom } = await read(format, [
			...person,
			heading('Experience'),
			...job,
			heading('Education'),
			...course,
			heading('My toolbox'),
			{ text: 'Figma, Prototyping, Design systems, Usability testing' },
		])
		expect(skills).toHaveLength(4)
		expect(custom).toEqual([])
	},
)

test('the name of the document over the name heads no section', async () => {
	const { personalInfo, custom } = await read('docx', [
		heading('Curriculum Vitae'),
		...person,
		heading('Experience'),
		...job,
		heading('Education'),
		...course,
	])
	expect(personalInfo).toMatchObject({ firstName: 'Ann', lastName: 'Okoro' })
	expect(custom).toEqual([])
})

test.each([
	['IFEYINWA OKONJO-HALE, PH.D.', 'IFEYINWA OKONJO-HALE'],
	['LO | Lorraine Okonjo', 'Lorraine Okonjo'],
])('letters around the name "%s" are no part of it', async (text, name) => {
	const { personalInfo } = await read('docx', [
		{ text, bold: true, sizePt: 18 },
		{ text: 'lorraine.okonjo@example.com' },
		heading('Experience'),
		...job,
		heading('Education'),
		...course,
	])
	const whole = `${personalInfo.firstName} ${personalInfo.lastName}`
	expect(whole.toLowerCase()).toBe(name.toLowerCase())
})

type Placed = { text: string; x: number; y: number; isTitle?: boolean }

async function readPlaced(words: readonly Placed[]) {
	const content = words.map(
		({ text, x, y, isTitle }) =>
			`BT /${isTitle ? 'F2 12' : 'F1 10'} Tf ${x} ${y} Td (${text}) Tj ET`,
	)
	const file = { bytes: pdfOfContent(content.join('\n')), fileName: 'cv.pdf', maxPages: 10 }
	const { document } = await readCvFile(file, () => undefined)
	return document
}

test('a section that is set in two columns continues at the top of the second', async () => {
	const left = [
		'Career to date',
		'Night Porter',
		'Hotel Astoria, Leeds, March 2018 to May 2021',
		'Kept the desk at night and the books',
		'Learning',
		'Certificate in Digital Preservation',
		'Online, Archive Skills Cymru, 2024',
	]
	const right = [
		'MA Archive Administration',
		'University of Rheidol, 2009 to 2010',
		'BA History and Welsh',
		'Penrhyn College of the North, Bangor, 2006 to 2009',
		'Strengths',
		'Cataloguing',
		'Palaeography',
	]
	const titles = ['Career to date', 'Learning', 'Strengths']
	const column = (texts: readonly string[], x: number) =>
		texts.map((text, row) => ({ text, x, y: 700 - row * 16, isTitle: titles.includes(text) }))
	const { education, custom } = await readPlaced([
		{ text: 'Ann Okoro', x: 50, y: 780, isTitle: true },
		{
			text: 'ann.okoro@example.com | 07700 900123 | 27 Mill Bank Road, Sowerby Bridge, West Yorkshire',
			x: 50,
			y: 764,
		},
		{
			text: 'I write clearly, index with care, and can talk to a room of schoolchildren or of professors.',
			x: 50,
			y: 740,
		},
		...column(left, 50),
		...column(right, 320),
	])
	expect(education.map(({ institution }) => institution)).toContain('University of Rheidol')
	expect(custom).toEqual([])
})

test('beside known titles in a column of their own, unknown ones are titles too', async () => {
	const rows: [string, string][] = [
		['In short', 'I cook seasonal food without fuss and keep a tidy kitchen.'],
		['Experience', 'Sous Chef, The Gannet, Kinsale, 2017 - 2020'],
		['Education', 'BA Culinary Arts, Lee Valley Institute of Technology, 2015'],
		['Tongues', 'English, Irish, French'],
	]
	const { education, language } = await readPlaced([
		{ text: 'Ann Okoro', x: 50, y: 780, isTitle: true },
		{ text: 'ann.okoro@example.com', x: 50, y: 764 },
		...rows.flatMap(([title, text], row) => [
			{ text: title, x: 50, y: 720 - row * 40, isTitle: true },
			{ text, x: 160, y: 720 - row * 40 },
			{ text: '', x: 160, y: 706 - row * 40 },
		]),
	])
	expect(education).toHaveLength(1)
	expect(language.map(({ name }) => name)).toEqual(['English', 'Irish', 'French'])
})

test('labels that end at the gutter are beside their rows, and one of two lines is one label', async () => {
	const gutter = 190
	const label = (text: string, y: number, width: number): Placed => ({ text, x: gutter - width, y })
	const value = (text: string, y: number): Placed => ({ text, x: gutter + 24, y })
	const jobs = [
		['Fitter', 'Norrfjord Packing Ltd', '07/2011 - 08/2013'],
		['Design Engineer', 'Halden Conveyors Ltd', '09/2013 - 04/2018'],
	].flatMap(([title = '', employer = '', dates = ''], index) => {
		const top = 680 - index * 110
		return [
			label('Dates', top, 26),
			value(dates, top),
			label('Occupation or position held', top - 16, 121),
			value(title, top - 16),
			label('Main activities and', top - 32, 82),
			value('Repaired packing lines on site', top - 32),
			label('responsibilities', top - 46, 66),
			value('Wrote the plans for spare parts', top - 46),
			label('Name and address of employer', top - 62, 139),
			value(employer, top - 62),
		]
	})
	const { experience } = await readPlaced([
		{ text: 'Ann Okoro', x: 50, y: 780, isTitle: true },
		{ text: 'ann.okoro@example.com', x: 50, y: 764 },
		{ text: 'Work experience', x: 50, y: 710, isTitle: true },
		...jobs,
	])
	expect(experience).toMatchObject([
		{ jobTitle: 'Fitter', employer: 'Norrfjord Packing Ltd', startDate: '2011-07' },
		{ jobTitle: 'Design Engineer', employer: 'Halden Conveyors Ltd', endDate: '2018-04' },
	])
	expect(experience[0]?.achievements).toHaveLength(2)
})

test('a title of the languages and one other thing parts both, in cells or in a row', async () => {
	const { skills, language } = await read('docx', [
		...person,
		heading('Experience'),
		...job,
		heading('Education'),
		...course,
		heading('Skills and languages'),
		{ text: 'AutoCAD', right: 'Spanish: first language' },
		{ text: 'Revit', right: 'English: B2 (First Certificate)' },
	])
	expect(skills.map(({ name }) => name)).toEqual(['AutoCAD', 'Revit'])
	expect(language.map(({ name, proficiency }) => [name, proficiency])).toEqual([
		['Spanish', 'native'],
		['English', 'B2'],
	])
})
