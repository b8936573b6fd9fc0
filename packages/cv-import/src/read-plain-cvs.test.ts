import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	return await readBytes(new TextEncoder().encode(text), 'cv.txt')
}

test('a CV that is written as a form gives its jobs and courses', async () => {
	const { document } = await read(`Patricia O'Connell
Tel: 01226 000000 / 07700 900222
pat.oconnell@example.com

EMPLOYMENT

Job Title: Senior Care Assistant
Employer: Maple Court Care Home, Barnsley
Dates: April 2016 to present
Duties: Leading shifts of six carers

Job Title: Care Assistant
Employer: Home Instead
Dates: January 2012 to March 2016
Reason for leaving: Promotion

EDUCATION

College: Barnsley College
Dates: 2013 to 2014
Qualifications: NVQ Level 3 Health and Social Care
`)
	expect(document.personalInfo.phone).toBe('01226 000000')
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Senior Care Assistant',
			employer: 'Maple Court Care Home',
			location: 'Barnsley',
			startDate: '2016-04',
			current: true,
			achievements: ['Leading shifts of six carers'],
		},
		{ jobTitle: 'Care Assistant', employer: 'Home Instead', achievements: [] },
	])
	expect(document.education).toMatchObject([
		{ qualification: 'NVQ Level 3', institution: 'Barnsley College', endDate: '2014' },
	])
})

test('a CV without any titles is read, not refused', async () => {
	const { document } = await read(`Maria Kowalczuk
Flat 8, 112 Green Lanes, London N16 9EJ
07700 900765

Cleaner – Brightspace Office Cleaning – 2019 to now
- Cleaning offices in the City from 5am to 9am

Housekeeper – Premier Inn Kings Cross – 2016 to 2019
- Cleaning 16 rooms a day

English (good), Polish (native), Russian (basic)
`)
	expect(document.experience.map(({ jobTitle, employer }) => [jobTitle, employer])).toEqual([
		['Cleaner', 'Brightspace Office Cleaning'],
		['Housekeeper', 'Premier Inn Kings Cross'],
	])
	expect(document.language.map(({ name }) => name)).toEqual(['English', 'Polish', 'Russian'])
})

const someone = `Jane Smith
jane@example.com | 07700 900000

`

test('jobs under a row of labels are a form', async () => {
	const { document, source } = await read(`${someone}EMPLOYMENT
Employer                      Role                    From        To
Cardiff Valley Housing        Office Administrator    Apr 2016    Present
Pontcanna Dental Practice     Receptionist            Sep 2011    Mar 2016

EDUCATION
School / College              Qualification           Grade       Year
Cardiff and Vale College      NVQ Level 3 Admin       Pass        2012
`)
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Office Administrator',
			employer: 'Cardiff Valley Housing',
			startDate: '2016-04',
			current: true,
		},
		{
			jobTitle: 'Receptionist',
			employer: 'Pontcanna Dental Practice',
			startDate: '2011-09',
			endDate: '2016-03',
		},
	])
	expect(document.education).toMatchObject([
		{ institution: 'Cardiff and Vale College', endDate: '2012', grade: 'Pass' },
	])
	expect(source.unread).toEqual([])
})

test.each([
	['MARÍA DEL CARMEN FERNÁNDEZ LÓPEZ', 'MARÍA DEL CARMEN', 'FERNÁNDEZ LÓPEZ'],
	['José Luis García Pérez', 'José Luis', 'García Pérez'],
	['Lucía Romero Vidal', 'Lucía', 'Romero Vidal'],
	['João Pedro da Silva Santos', 'João Pedro', 'da Silva Santos'],
	['Rosa Mendes Ferreira', 'Rosa', 'Mendes Ferreira'],
	['Ana Isabel Moreno', 'Ana Isabel', 'Moreno'],
	['Mary Ann Jones', 'Mary Ann', 'Jones'],
])('%s is %s, then %s', async (name, firstName, lastName) => {
	const { document } = await read(
		`${name}\njane@example.com\n\nEXPERIENCE\nCook, Oak Inn, 2019 – 2021\n`,
	)
	expect(document.personalInfo).toMatchObject({ firstName, lastName })
})

test('an address of several lines is one address', async () => {
	const { document } = await read(`Callum Reid
5 Mossbank Terrace
Paisley
PA2 8NB
callum@example.com

EXPERIENCE
Cook, Oak Inn, 2019 – 2021
`)
	expect(document.personalInfo).toMatchObject({
		address: '5 Mossbank Terrace',
		city: 'Paisley',
		postalCode: 'PA2 8NB',
	})
})

test.each(['2019-', 'a', 'a@', '. ', 'a '])(
	'a line of 100 kB of "%s" is read to its end',
	async (part) => {
		const line = part.repeat(100_000 / part.length)
		const { document } = await read(`Jane Smith\nCurriculum vitae\n\nEXPERIENCE\n${line}\n`)
		expect(document.personalInfo.lastName).toBe('Smith')
	},
)

test('what stands after the last list is no part of it', async () => {
	const { document } = await read(`${someone}EXPERIENCE
Cook, Oak Inn, 2019 – 2021

QUALIFICATIONS
NVQ Level 2 Catering, Leeds College, 2014
IOSH Managing Safely, 2019

KEY ACHIEVEMENTS
- Cut the cost of food by a fifth without a complaint
- Trained four young cooks who stayed in the trade

INTERESTS
Chess, rowing
I consent to the processing of my personal data.
`)
	expect(document.education).toMatchObject([{ institution: 'Leeds College' }])
	expect(document.certification).toMatchObject([{ name: 'IOSH Managing Safely', date: '2019' }])
	expect(document.interests.map(({ name }) => name)).toEqual(['Chess', 'rowing'])
	expect(document.awards).toEqual([])
	expect(document.custom.map(({ items }) => items.length)).toEqual([2, 1])
})

test('two titles of one section are its title, and a word in the brackets of a date is part of it', async () => {
	const { document } = await read(`Jonas Weidemann
jonas@example.de

Berufliche Stationen

seit 10/2019     Stationsleiter, Klinikum Freiburg
                 - Leitung einer Station

Schule und Studium

2010 - 2013      Bachelor of Arts, Hochschule Lahr

Kurse

Erste Hilfe (erneuert 2023)
`)
	expect(document.experience).toHaveLength(1)
	expect(document.education).toMatchObject([{ institution: 'Hochschule Lahr', endDate: '2013' }])
	expect(document.certification).toMatchObject([{ name: 'Erste Hilfe', date: '2023' }])
})

test('the line under a title may begin with a small letter or with its dates', async () => {
	const { document } = await read(`Sam Kowalska
sam.kowalska@example.com

Experience

Solicitor
van der Berg Law LLP, Leeds · June 2019 – Present
› Advise clients on housing
› Appear before tribunals

Trainee
van der Berg Law LLP, Leeds
June 2017 – May 2019
› Drafted leases

Cuoca
lug 2014 – mag 2017 · Libreria Lo Presti, Torino
› Gestione della cassa
`)
	expect(document.experience).toMatchObject([
		{
			jobTitle: 'Solicitor',
			employer: 'van der Berg Law LLP',
			startDate: '2019-06',
			current: true,
			summary: '',
			achievements: ['Advise clients on housing', 'Appear before tribunals'],
		},
		{
			jobTitle: 'Trainee',
			employer: 'van der Berg Law LLP',
			location: 'Leeds',
			startDate: '2017-06',
			endDate: '2019-05',
			achievements: ['Drafted leases'],
		},
		{
			jobTitle: 'Cuoca',
			employer: 'Libreria Lo Presti',
			startDate: '2014-07',
			endDate: '2017-05',
			achievements: ['Gestione della cassa'],
		},
	])
})

test('dates between two marks, labelled skills and a name of another script are read', async () => {
	const { document } = await read(`오민 김
min.kim@example.com

Experience

Engineer
Penhallow Water · Sept 2019 – Present
- Supervise contractors on site

Education

MEng, Civil Engineering
University of the West of England · Sept 2009 – June 2013 · Grade: Upper Second Class Honours
9 GCSEs including Mathematics and English
St Alban’s Academy · Aug 2007 – June 2009

Skills

Daily work: Drainage design, Highway design, NEC4 contracts, Temporary works, Civil 3D
Also used: AutoCAD, Excel
`)
	expect(document.personalInfo).toMatchObject({ firstName: '오민', lastName: '김' })
	expect(document.education).toMatchObject([
		{ qualification: 'MEng', startDate: '2009-09', endDate: '2013-06', details: [] },
		{ institution: 'St Alban’s Academy', startDate: '2007-08', endDate: '2009-06' },
	])
	expect(document.skills.slice(-3)).toMatchObject([
		{ name: 'Civil 3D', group: 'Daily work' },
		{ name: 'AutoCAD', group: 'Also used' },
		{ name: 'Excel', group: 'Also used' },
	])
})

test('a label on a line of its own names the group of the skills below it', async () => {
	const { document } = await read(`Ann Okoro
ann.okoro@example.com

SKILLS

Daily work:
Silver service
Table planning

Also used:
Cash handling
`)
	expect(document.skills.map(({ name, group }) => [name, group])).toEqual([
		['Silver service', 'Daily work'],
		['Table planning', 'Daily work'],
		['Cash handling', 'Also used'],
	])
})
