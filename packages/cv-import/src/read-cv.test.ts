import { type Box, cvDocumentSchema, cvSourceSchema, fullName } from '@app/cv'
import { describe, expect, test } from 'vitest'
import type { CvWithSource } from './node/cv-with-source.ts'
import { readFixture } from './node/read-fixture.ts'

const readable = [
	'nurse-chromium.pdf',
	'nurse-date-table-libreoffice.pdf',
	'chef-libreoffice.pdf',
	'chef-docx-library.docx',
	'mechatroniker-libreoffice.docx',
	'electrician-docx-library.docx',
	'teacher-sidebar-chromium.pdf',
	'driver-tracked-letters-chromium.pdf',
	'administrator.txt',
	'operations-nested-roles-chromium.pdf',
	'developer-typst.pdf',
	'product-manager-linkedin.pdf',
	'hidden-text.pdf',
	'chef-libreoffice.odt',
	'mechatroniker-libreoffice.rtf',
	'electrician-libreoffice.html',
	'electrician-libreoffice.doc',
	'data-analyst.md',
]

describe('a one-column CV printed by a browser', () => {
	test('gives name, headline and how to reach the person', async () => {
		const { document } = await readFixture('nurse-chromium.pdf')
		expect(document.personalInfo).toMatchObject({
			firstName: 'Grace',
			lastName: 'Adeyemi',
			headline: 'Registered Adult Nurse',
			email: 'grace.adeyemi@example.com',
			phone: '07700 900417',
			address: '14 Cardigan Road',
			city: 'Leeds',
			postalCode: 'LS6 1LJ',
		})
		expect(document.socialMedia).toEqual([
			{
				id: 'socialMedia-1',
				network: 'LinkedIn',
				url: 'https://www.linkedin.com/in/grace-adeyemi-demo',
				handle: 'grace-adeyemi-demo',
			},
		])
	})

	test('gives every job with its dates and points', async () => {
		const { document } = await readFixture('nurse-chromium.pdf')
		expect(document.experience).toMatchObject([
			{
				jobTitle: 'Ward Sister',
				employer: 'Aireside Teaching Hospital',
				location: 'Leeds',
				startDate: '2019-09',
				endDate: '',
				current: true,
				achievements: [
					'Lead a team of 24 nurses and healthcare assistants on a 30-bed surgical ward',
					'Reduced falls by 38% in two years by introducing hourly comfort rounds and a falls champion on every shift',
					'Mentor student nurses from two universities',
				],
			},
			{ jobTitle: 'Staff Nurse', startDate: '2016-03', endDate: '2019-08', current: false },
			{ jobTitle: 'Healthcare Assistant', startDate: '2012-06', endDate: '2013-08' },
		])
	})

	test('knows British qualifications', async () => {
		const { document } = await readFixture('nurse-chromium.pdf')
		expect(document.education).toMatchObject([
			{
				qualification: 'BSc (Hons)',
				fieldOfStudy: 'Adult Nursing',
				grade: '2:1',
				institution: 'University of Bradford',
			},
			{ qualification: 'A-levels', grade: 'Biology (B), Psychology (B), Sociology (C)' },
		])
		expect(document.referencesOnRequest).toBe(true)
		expect(document.language).toMatchObject([
			{ name: 'English', proficiency: 'native' },
			{ name: 'Yoruba', proficiency: 'B2' },
		])
	})
})

describe('other layouts', () => {
	test('a side bar is read apart from the main column', async () => {
		const { document, source } = await readFixture('teacher-sidebar-chromium.pdf')
		expect(source.facts.columns).toBe(2)
		expect(fullName(document.personalInfo)).toBe('Eleri Pritchard')
		expect(document.skills.map((skill) => skill.name)).toEqual([
			'Curriculum design',
			'Behaviour management',
			'Google Classroom',
			'Safeguarding',
		])
		expect(document.experience).toMatchObject([
			{ jobTitle: 'Head of Year 10', employer: 'Bay View Comprehensive School' },
			{ jobTitle: 'Teacher of Chemistry', employer: 'Ysgol Gwendraeth', location: 'Llanelli' },
		])
	})

	test('dates in a column of a table belong to the jobs beside them, even when broken over two lines', async () => {
		const { document } = await readFixture('nurse-date-table-libreoffice.pdf')
		expect(document.experience).toMatchObject([
			{ jobTitle: 'Senior Staff Nurse (Band 6)', startDate: '2022-02', current: true },
			{ jobTitle: 'Staff Nurse (Band 5)', startDate: '2019-09', endDate: '2022-01' },
			{ jobTitle: 'Healthcare Assistant', startDate: '2015-07', endDate: '2016-09' },
		])
	})

	test('every role under one employer is a job of its own', async () => {
		const { document } = await readFixture('operations-nested-roles-chromium.pdf')
		expect(document.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
			['Head of Customer Operations', 'Clydeside Energy'],
			['Customer Service Manager', 'Clydeside Energy'],
			['Team Leader', 'Clydeside Energy'],
			['Customer Adviser', 'Harbour Mobile'],
		])
	})

	test('letters that are set apart are words', async () => {
		const { document, source } = await readFixture('driver-tracked-letters-chromium.pdf')
		expect(fullName(document.personalInfo)).toBe('TOMASZ ZIELINSKI')
		expect(source.headings.map((heading) => heading.text)).toContain('EMPLOYMENT')
		expect(document.experience[0]).toMatchObject({ startDate: '2017-04-01', current: true })
	})

	test('a German CV in tables is read as one', async () => {
		const { document } = await readFixture('mechatroniker-libreoffice.docx')
		expect(document.experience[0]).toMatchObject({
			jobTitle: 'Mechatroniker',
			employer: 'Rheinwerk Anlagenbau GmbH',
			location: 'Köln',
			startDate: '2019-04',
			current: true,
		})
		expect(document.education[1]).toMatchObject({
			qualification: 'Mittlere Reife',
			endDate: '2011',
		})
		expect(document.language[1]).toMatchObject({ name: 'Englisch', proficiency: 'B1' })
	})

	test('what a Word document has in its page header is read, and what was deleted is not', async () => {
		const { document, source } = await readFixture('chef-docx-library.docx')
		expect(document.personalInfo.email).toBe('marco.santini@example.com')
		expect(source.facts.contactInPageHeader).toBe(true)
		expect(source.facts.hasTables).toBe(true)
		expect(document.experience[0]?.achievements[1]).toBe(
			'Cut food waste by 31% by planning menus around whole fish',
		)
	})
})

describe('what is known of the file', () => {
	test('words that nobody sees are kept apart', async () => {
		const { source } = await readFixture('hidden-text.pdf')
		expect(source.facts.hiddenText).toEqual([
			'excellent leader phlebotomy manager keyword stuffing',
			'tinywords nobody sees',
		])
		expect(source.text).not.toContain('phlebotomy')
		expect(source.text).toContain('Band 6 since 2019')
	})

	test('a PDF tells its title, language, fonts and whether it is tagged', async () => {
		const { source } = await readFixture('nurse-chromium.pdf')
		expect(source.facts).toMatchObject({
			title: 'Grace Adeyemi – CV',
			language: 'en-GB',
			isTagged: true,
			columns: 1,
			pictures: [],
			hasTables: false,
			unreadableShare: 0,
		})
		expect(source.facts.fonts.length).toBeGreaterThan(0)
		expect(source.facts.links.map((link) => link.url)).toContain('mailto:grace.adeyemi@example.com')
	})
})

describe.each(readable)('%s', (fileName) => {
	test('gives a valid document and source', async () => {
		const { document, source } = await readFixture(fileName)
		expect(cvDocumentSchema.parse(document)).toEqual(document)
		expect(cvSourceSchema.parse(source)).toEqual(source)
	})

	test('gives the same result every time', async () => {
		const [first, second] = [await readFixture(fileName), await readFixture(fileName)]
		expect(JSON.stringify(second)).toBe(JSON.stringify(first))
	})

	test('has a place on a line with its words for every field', async () => {
		const result = await readFixture(fileName)
		for (const [path, places] of Object.entries(result.source.places)) {
			const value = valueAt(result, path)
			if (typeof value !== 'string' || !result.source.text.includes(value)) continue
			const [word = ''] = value.split(/\s+/)
			expect(wordsUnder(result, places[0]), path).toContain(word)
		}
	})

	test('loses no word of the file', async () => {
		expect(lostWords(await readFixture(fileName))).toEqual([])
	})
})

function valueAt({ document }: CvWithSource, path: string): unknown {
	return path
		.split('.')
		.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document)
}

function wordsUnder({ source }: CvWithSource, place: Box | undefined): string {
	const lines = source.pages.find((page) => page.number === place?.page)?.lines ?? []
	return lines
		.filter((line) => place !== undefined && overlap(line.place, place))
		.map((line) => line.text)
		.join('\n')
}

function overlap(a: Box, b: Box): boolean {
	const isBeside = a.x < b.x + b.width && b.x < a.x + a.width
	return isBeside && a.y < b.y + b.height && b.y < a.y + a.height
}

const labels =
	/^(?:curriculum|vitae|lebenslauf|tel|telephone|telefon|email|e-mail|mail|name|address|github|linkedin|website|and|or|at|of|in|page|\d)$/i

// Returns the words of a file that its reading lost. The document writes dates differently, and labels only announce
// the words behind them.
function lostWords({ document, source }: CvWithSource): string[] {
	const kept = [
		JSON.stringify(document),
		...source.headings.map((heading) => heading.text),
		...source.unread.map((line) => line.text),
		...Object.entries(source.places)
			.filter(([path]) => /date|current|expires|proficiency|referencesOnRequest/i.test(path))
			.flatMap(([, places]) => places.map((place) => wordsUnder({ document, source }, place))),
	].join(' ')
	const bare = kept.toLowerCase().replace(/[^\p{L}\d]/gu, '')
	const words = source.text.match(/[\p{L}\d]+/gu) ?? []
	return words.filter((word) => !labels.test(word) && !bare.includes(word.toLowerCase()))
}
