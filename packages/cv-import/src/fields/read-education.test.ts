import { expect, test } from 'vitest'
import { readBytes } from '../node/read-fixture.ts'

async function coursesIn(lines: string) {
	const text = `Ann Okoro\nann.okoro@example.com\n\nEDUCATION\n\n${lines}\n\nSKILLS\n\nBaking, Grilling\n`
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document.education
}

const degree = { qualification: 'BSc (Hons)', fieldOfStudy: 'Computing', endDate: '2016' }
const school = { qualification: 'A levels', institution: 'Hull College', endDate: '2013' }

test.each([
	[
		'points with a year at the right',
		'• BSc (Hons) Computing, University of Leeds\t2016\n• A levels, Hull College\t2013',
	],
	[
		'lines that end in a year in brackets',
		'University of Leeds – BSc (Hons) Computing (2016)\nHull College – A levels (2013)',
	],
	[
		'lines that end in a year after a comma',
		'BSc (Hons) Computing, University of Leeds, 2016\nA levels, Hull College, 2013',
	],
	[
		'lines that say what happened then',
		'BSc (Hons) Computing, University of Leeds\tGraduated 2016\nA levels, Hull College\tCompleted in 2013',
	],
])('two courses in %s are two', async (_, lines) => {
	expect(await coursesIn(lines)).toMatchObject([
		{ ...degree, institution: 'University of Leeds', details: [] },
		{ ...school, details: [] },
	])
})

test('a school that stands below its course is not said twice', async () => {
	const courses = await coursesIn('Computing BSc\t\t2016\n\tUniversity of Leeds')
	expect(courses).toMatchObject([{ institution: 'University of Leeds', details: [] }])
})

test.each([
	'BSc (Hons) Computing, University of Leeds\t2019 to date',
	'BSc (Hons) Computing, University of Leeds\t2019 – Present',
	'2019 - current\tBSc (Hons) Computing, University of Leeds',
])('a course that goes on has no end: %s', async (line) => {
	expect(await coursesIn(`${line}\nA levels, Hull College\t2013`)).toMatchObject([
		{ startDate: '2019', endDate: '', current: true },
		{ endDate: '2013', current: false },
	])
})
