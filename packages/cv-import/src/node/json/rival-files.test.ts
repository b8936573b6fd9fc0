import { describe, expect, test } from 'vitest'
import { readBytes } from '../read-fixture.ts'
import { version4, version5 } from './reactive-resume-samples.ts'

const read = (data: unknown, name = 'cv.json') =>
	readBytes(new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data)), name)

const head = {
	firstName: 'Ravi',
	lastName: 'de Souza',
	headline: 'Building Surveyor',
	city: 'Leicester',
	email: 'ravi@example.com',
	phone: '07700 900512',
	website: 'https://ravi.example.com',
}
const surveyor = {
	jobTitle: 'Surveyor',
	employer: 'Hartley Surveys',
	location: 'Leeds',
	startDate: '2019-04',
	endDate: '',
	current: true,
	summary: 'Led surveys of schools.',
	achievements: ['Surveyed 60 roofs', 'Cut visits by 20%'],
}

describe('Reactive Resume', () => {
	test('every field of version 4 is read, and what is hidden is listed alone', async () => {
		const { document, source } = await read(version4)
		expect(document).toMatchObject({
			personalInfo: head,
			professionalSummary: 'Surveys old roofs & walls.',
			experience: [
				surveyor,
				{ employer: 'Oak & Stone', startDate: '2016', endDate: '2019', current: false },
			],
			education: [
				{
					qualification: 'BSc',
					fieldOfStudy: 'Building',
					grade: '2:1',
					startDate: '2013',
					institution: 'De Montfort University',
					details: ['Thesis on thatch'],
				},
			],
			skills: [
				{ name: 'AutoCAD', group: 'Software', level: 'Advanced' },
				{ name: 'Revit', group: 'Software' },
				{ name: 'Damp testing', level: '5 years' },
			],
			language: [{ name: 'Portuguese', proficiency: 'native', level: 'mother tongue' }],
			socialMedia: [{ network: 'LinkedIn', handle: 'ravi', url: 'https://linkedin.com/in/ravi' }],
			projects: [{ name: 'Roof atlas', endDate: '2020-05', achievements: ['Mapped 900 roofs'] }],
			volunteering: [{ role: 'Leader', organisation: 'Scouts', location: 'Hove' }],
			certification: [{ name: 'RICS', issuer: 'RICS', date: '2018-06' }],
			awards: [{ title: 'Young Surveyor', issuer: 'RICS', date: '2018', summary: 'For thatch' }],
			publications: [{ title: 'On thatch', publisher: 'Roof News', date: '2017' }],
			interests: [{ name: 'Cycling: Hills, Rain' }],
			reference: [{ name: 'Jo Hartley', jobTitle: 'Director' }],
			custom: [{ title: 'Driving', items: [{ text: 'Full licence' }, { text: 'Since 2011' }] }],
		})
		expect(document.experience).toHaveLength(2)
		expect(source.unread.map(({ text }) => text)).toEqual(['Secret Ltd', 'Spy', '2010 - 2011'])
	})

	test('every field of version 5 is read, and each role is a job', async () => {
		for (const file of [version5, { id: 'x', data: version5 }]) {
			const { document, source } = await read(file)
			expect(document).toMatchObject({
				personalInfo: head,
				professionalSummary: 'Surveys old roofs & walls.',
				experience: [
					surveyor,
					{ jobTitle: 'Assistant', employer: 'Oak & Stone', startDate: '2016' },
					{ jobTitle: 'Trainee', employer: 'Oak & Stone', startDate: '2012', endDate: '2016' },
				],
				education: [{ qualification: 'BSc', institution: 'De Montfort University' }],
				skills: [{ name: 'AutoCAD', group: 'Software', level: 'Advanced' }],
				socialMedia: [{ handle: 'My roofs', url: 'https://roofs.example.com' }],
				language: [{ name: 'German', proficiency: 'B1', level: 'B1 Goethe' }],
				certification: [{ name: 'RICS', date: '2018-06' }],
				reference: [{ name: 'Jo Hartley', jobTitle: 'Director', phone: '0113 4960000' }],
				custom: [{ title: 'Driving', items: [{ text: 'Full licence since 2011' }] }],
			})
			const unread = source.unread.map(({ text }) => text)
			expect(unread).toEqual(['Category B licence', 'Secret Ltd', 'Spy', '2010 - 2011'])
		}
	})
})

const renderCv = `# yaml-language-server: $schema=schema.json
cv:
  name: Ravi de Souza
  headline: Building Surveyor
  location: Leicester
  email: ravi@example.com
  phone: 07700 900512
  website: https://ravi.example.com
  social_networks:
    - network: GitHub
      username: ravi-roofs
  sections:
    summary:
      - Surveys **old** roofs & walls.
    experience:
      - company: Hartley Surveys
        position: Surveyor
        location: Leeds
        start_date: 2019-04
        end_date: present
        summary: Led surveys of schools.
        highlights:
          - Surveyed 60 roofs
          - "Wrote [a guide](https://roofs.example.com) to thatch"
      - company: Oak & Stone
        position: Trainee
        start_date: 2016
        end_date: 2019-03
    education:
      - institution: De Montfort University
        area: Building
        degree: BSc
        start_date: 2013-09
        end_date: 2016-06
        highlights:
          - "Thesis: thatch"
    skills:
      - label: Software
        details: AutoCAD, Revit
      - label: Languages
        details: "English (mother tongue), German (B1 Goethe)"
    projects:
      - name: "[Roof atlas](https://atlas.example.com)"
        date: 2020-05
        highlights:
          - Mapped 900 roofs
    publications:
      - title: On thatch
        authors:
          - "***Ravi de Souza***"
          - Jo Hartley
        doi: 10.1000/182
        date: 2017-01
    Things I look after:
      - bullet: Two donkeys
      - number: A mill
    shows:
      - name: Roof Week
        location: Hove
        date: 2018
        summary: Spoke on thatch
design:
  theme: classic
`

describe('RenderCV', () => {
	test('every field is read, dates and telephones as they were written', async () => {
		const { document, source } = await read(renderCv, 'cv.yaml')
		expect(document).toMatchObject({
			personalInfo: head,
			professionalSummary: 'Surveys old roofs & walls.',
			experience: [
				{
					...surveyor,
					achievements: [
						'Surveyed 60 roofs',
						'Wrote a guide (https://roofs.example.com) to thatch',
					],
				},
				{ jobTitle: 'Trainee', startDate: '2016', endDate: '2019-03', current: false },
			],
			education: [
				{
					qualification: 'BSc',
					fieldOfStudy: 'Building',
					endDate: '2016-06',
					institution: 'De Montfort University',
					details: ['Thesis: thatch'],
				},
			],
			skills: [
				{ name: 'AutoCAD', group: 'Software' },
				{ name: 'Revit', group: 'Software' },
			],
			language: [
				{ name: 'English', proficiency: 'native', level: 'mother tongue' },
				{ name: 'German', proficiency: 'B1', level: 'B1 Goethe' },
			],
			projects: [
				{
					name: 'Roof atlas',
					url: 'https://atlas.example.com',
					endDate: '2020-05',
					achievements: ['Mapped 900 roofs'],
				},
			],
			publications: [
				{
					title: 'On thatch',
					authors: 'Ravi de Souza, Jo Hartley',
					date: '2017-01',
					url: 'https://doi.org/10.1000/182',
				},
			],
			socialMedia: [{ network: 'GitHub', handle: 'ravi-roofs' }],
			custom: [
				{ title: 'Things I look after', items: [{ text: 'Two donkeys' }, { text: 'A mill' }] },
				{ title: 'Shows', items: [{ text: 'Roof Week, Hove, 2018' }, { text: 'Spoke on thatch' }] },
			],
		})
		expect(source.unread).toEqual([])
		expect(source.confidence['experience.0.jobTitle']).toBe(1)
	})
})

test('sections of one’s own in Ella’s JSON Resume are read back in their shapes', async () => {
	const custom = [
		{
			title: 'Shows',
			shape: 'entries',
			items: [
				{
					name: 'Spring show',
					organization: 'Tate',
					location: 'Leeds',
					startDate: '2021-04',
					endDate: '2022',
					url: 'https://tate.example',
					summary: 'Six canvases',
					highlights: ['Sold four'],
				},
			],
		},
		{ title: 'Gear', shape: 'tags', items: ['Presses', 'A kiln'] },
	]
	const { document, source } = await read({ basics: { name: 'Ann Lee' }, custom })
	expect(document.custom).toMatchObject([
		{
			title: 'Shows',
			shape: 'entries',
			items: [
				{
					title: 'Spring show',
					organisation: 'Tate',
					location: 'Leeds',
					startDate: '2021-04',
					endDate: '2022',
					url: 'https://tate.example',
					text: 'Six canvases',
					achievements: ['Sold four'],
				},
			],
		},
		{ title: 'Gear', shape: 'tags', items: [{ text: 'Presses' }, { text: 'A kiln' }] },
	])
	expect(source.unread).toEqual([])
})

test('JSON Resume in YAML is read', async () => {
	const { document } = await read(
		`basics:
  name: Ravi de Souza
  phone: 07700900512
  summary: >-
    Surveys old
    roofs.
work:
  - name: Hartley Surveys
    position: Surveyor
    startDate: 2019-04-01
    endDate:
    highlights: [Surveyed 60 roofs, Cut visits by 20%]
languages:
  - { language: German, fluency: conversational }
`,
		'resume.yml',
	)
	expect(document).toMatchObject({
		personalInfo: { firstName: 'Ravi', phone: '07700900512' },
		professionalSummary: 'Surveys old roofs.',
		experience: [
			{
				jobTitle: 'Surveyor',
				employer: 'Hartley Surveys',
				startDate: '2019-04-01',
				current: true,
				achievements: ['Surveyed 60 roofs', 'Cut visits by 20%'],
			},
		],
		language: [{ proficiency: 'B1', level: 'conversational' }],
	})
})
