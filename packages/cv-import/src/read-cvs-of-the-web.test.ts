import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function readText(lines: readonly string[]) {
	const { document } = await readBytes(new TextEncoder().encode(lines.join('\n')), 'cv.txt')
	return document
}

const person = ['Ada Nowak', 'ada.nowak@example.com', 'Leeds, LS1 4AP', '']

test('a full stop behind a title in capitals doesn’t hide it', async () => {
	const { experience, certification, education } = await readText([
		...person,
		'WORK EXPERIENCE.',
		'',
		'Weaver, Halden Mill, 2019 – 2023',
		'- Ran two looms on the late shift',
		'',
		'TRAINING AND CERTIFICATION.',
		'',
		'First Aid at Work, 2022',
		'',
		'ACADEMIC BACKGROUND.',
		'',
		'Diploma in Textiles, Leeds College, 2017 – 2019',
	])
	expect(experience).toMatchObject([{ jobTitle: 'Weaver', employer: 'Halden Mill' }])
	expect(certification.map(({ name }) => name)).toEqual(['First Aid at Work'])
	expect(education).toMatchObject([{ institution: 'Leeds College' }])
})

test('running text above jobs under a title of a profile is the profile', async () => {
	const { professionalSummary, experience } = await readText([
		...person,
		'Profile',
		'',
		'I have woven cloth in two mills, on old and new looms, and I like to teach it to others.',
		'',
		'Weaver, Halden Mill, 2019 – 2023',
		'- Ran two looms on the late shift',
		'',
		'Knitter, Ravfield Knitwear Ltd, 2015 – 2019',
		'- Kept the records of each order',
	])
	expect(professionalSummary).toMatch(/^I have woven/)
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual(['Weaver', 'Knitter'])
})

test('a job whose title begins as an award does stays a job', async () => {
	const { experience, education } = await readText([
		...person,
		'Teaching Experience',
		'',
		'Graduate Teaching Assistant, Department of Mathematics, Halden State University',
		'August 2016 – May 2018',
		'- Taught two classes a week',
		'',
		'English Teacher, Love to Learn, Leeds',
		'May 2018 – August 2018',
		'- Taught children of 6 to 9',
	])
	expect(experience.map(({ jobTitle }) => jobTitle)).toEqual([
		'Graduate Teaching Assistant',
		'English Teacher',
	])
	expect(education).toEqual([])
})
