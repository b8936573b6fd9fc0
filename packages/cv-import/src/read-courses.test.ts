import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(text: string) {
	const whole = `${text}\nSKILLS\nFirst aid, Excel, Cooking and whatever else makes this line as long as the lines of a CV of one page are\n`
	const { document } = await readBytes(new TextEncoder().encode(whole), 'cv.txt')
	return document
}

test('a remark between the dates of a course and its grade leaves it a course of its own', async () => {
	const { education } = await read(`Tom Ashdown
tom.ashdown@example.com

EDUCATION
MSc Quantity Surveying, University of Greenwich, 2014 – 2016 (part time), Merit
BSc (Hons) Geography, University of Exeter, 2010 – 2013, 2:1
`)
	expect(education).toMatchObject([
		{ qualification: 'MSc', institution: 'University of Greenwich', grade: 'Merit' },
		{ qualification: 'BSc (Hons)', institution: 'University of Exeter', grade: '2:1' },
	])
})

test('a table of awards that bars draw is read without its labels', async () => {
	const { education } = await read(`Emeka Okonkwo
emeka@example.com

ACADEMIC QUALIFICATION
Qualification | Board/University | Year | Percentage
B.Tech (Mechanical) | Kurukshetra University | 2013 | 72%
XII | CBSE | 2009 | 81%
`)
	expect(education).toMatchObject([
		{ institution: 'Kurukshetra University', grade: '72%', endDate: '2013' },
		{ qualification: 'XII', institution: 'CBSE', grade: '81%' },
	])
})

test('an African school certificate and the class of a degree are read', async () => {
	const { education } = await read(`Emeka Okonkwo
emeka@example.com

EDUCATION
B.Sc. Accounting (Second Class Upper)
University of Nigeria, Nsukka, Nigeria
2012 - 2016
West African Senior School Certificate (WASSCE)
WAEC, Lagos, Nigeria
2006
`)
	expect(education).toMatchObject([
		{ fieldOfStudy: 'Accounting', grade: 'Second Class Upper' },
		{
			qualification: 'West African Senior School Certificate (WASSCE)',
			institution: 'WAEC',
			location: 'Lagos, Nigeria',
			endDate: '2006',
		},
	])
})

test('a young person’s headings, subjects behind a year and sentences of a head are read', async () => {
	const { education, experience, skills, reference } = await read(`Fern Abernethy
fern@example.com

School and college
Roundhay School. 7 GCSEs including Maths and English. 2023.
National 5s (2025): English B, Maths C, Biology B

What I have done
Work experience week, Clark's Bakery, Dundee, May 2024. Served at the counter.

What I am good at
Talking to people, mental arithmetic

Referee
Mrs J. Lindsay, Guidance Teacher, Grove Academy
`)
	expect(education).toMatchObject([
		{ qualification: '7 GCSEs including Maths and English', institution: 'Roundhay School' },
		{ qualification: 'National 5s', grade: 'English B, Maths C, Biology B' },
	])
	expect(experience).toMatchObject([
		{ jobTitle: 'Work experience week', employer: "Clark's Bakery", endDate: '2024-05' },
	])
	expect(skills.slice(0, 2)).toMatchObject([
		{ name: 'Talking to people' },
		{ name: 'mental arithmetic' },
	])
	expect(reference).toMatchObject([{ name: 'Mrs J. Lindsay' }])
})

test('a list of licences is one each, with who gave them and until when', async () => {
	const { certification } = await read(`Marcus Bell
marcus@example.com

LICENCES
C+E, Driver CPC (to September 2029), digital tacho card, ADR (classes 2 and 3), Moffett
Telehandler (NPTC 2020)
`)
	expect(certification.map(({ name }) => name)).toEqual([
		'C+E',
		'Driver CPC',
		'digital tacho card',
		'ADR (classes 2 and 3)',
		'Moffett',
		'Telehandler',
	])
	expect(certification[1]).toMatchObject({ expires: '2029-09', date: '' })
	expect(certification[5]).toMatchObject({ issuer: 'NPTC', date: '2020' })
})

test('lines of a text that nobody wrapped stay lines, and each award begins a course', async () => {
	const { document } = await readBytes(
		new TextEncoder().encode(`MRS PATRICIA O'LEARY
pat.oleary@example.com

EMPLOYMENT

2011 - Present
Northern Health & Social Care Trust
Medical Secretary (Band 4), Cardiology, Antrim Area Hospital
Audio typing of clinic letters for three consultants
Booking of echo and treadmill tests

1998 - 2004
Career break - raising family

1991 - 1998
Gallaher Ltd
Office Junior

EDUCATION

RSA III Audio Transcription, Ballymena Tech
RSA II Word Processing
7 O Levels, St Louis Grammar School

REFERENCES
Dr A Kelly, Consultant Cardiologist, Antrim Area Hospital
Mrs J Boyd, Office Manager, Antrim Area Hospital
`),
		'cv.txt',
	)
	expect(document.experience).toMatchObject([
		{
			employer: 'Northern Health & Social Care Trust',
			achievements: [
				'Audio typing of clinic letters for three consultants',
				'Booking of echo and treadmill tests',
			],
		},
		{ jobTitle: 'Career break – raising family', employer: '' },
		{ employer: 'Gallaher Ltd' },
	])
	expect(document.education).toMatchObject([
		{ qualification: 'RSA III' },
		{ qualification: 'RSA II', fieldOfStudy: 'Word Processing' },
		{ qualification: '7 O Levels', institution: 'St Louis Grammar School' },
	])
	expect(document.reference).toHaveLength(2)
})
