import { expect, test } from 'vitest'
import { readBytes } from './node/read-fixture.ts'

async function read(lines: readonly string[]) {
	const text = ['Sam Hartley', 'sam@example.com', '07700 900123', '', ...lines].join('\n')
	const { document } = await readBytes(new TextEncoder().encode(text), 'cv.txt')
	return document
}

test('a section is numbered, with a remark behind its title', async () => {
	const cv = await read([
		'SECTION 1 - EMPLOYMENT (most recent first)',
		'',
		'Deck Hand, Larch Marine, Dunsand, 2015 – 2019',
		'- Kept the decks in order',
		'',
		'SECTION 2 - EDUCATION',
		'',
		'GCSEs, Halden School, 2010 – 2015',
	])
	expect(cv.experience.map(({ jobTitle }) => jobTitle)).toEqual(['Deck Hand'])
	expect(cv.education.map(({ institution }) => institution)).toEqual(['Halden School'])
})

test('the results of single subjects are the grade of their course', async () => {
	const { education } = await read([
		'Education',
		'',
		'Halden School, Dunsand, 2010 – 2015',
		'GCSEs: Maths 5, English 4, Art 6',
	])
	expect(education[0]).toMatchObject({
		qualification: 'GCSEs',
		institution: 'Halden School',
		grade: 'Maths 5, English 4, Art 6',
	})
})

test('the words behind a comma belong to the level of a language', async () => {
	const { language } = await read([
		'Languages',
		'',
		'Irish – school standard, improving',
		'Polish: native. French: B1',
	])
	expect(language.map(({ name, level, proficiency }) => [name, level || proficiency])).toEqual([
		['Irish', 'school standard, improving'],
		['Polish', 'native'],
		['French', 'B1'],
	])
})

test('school told in sentences becomes courses', async () => {
	const { education } = await read([
		'Work experience',
		'',
		'Cook, Oak Inn, Leeds, 2015 – 2019',
		'- Cooked lunch',
		'',
		'Education',
		'',
		'In 2014 I finished the Level 3 Diploma in Catering at Larch College, Dunsand.',
		'Before that I did A levels at Halden School (2010 – 2012): Biology C, Art B.',
	])
	expect(
		education.map(({ qualification, institution, grade }) => [qualification, institution, grade]),
	).toEqual([
		['Level 3 Diploma', 'Larch College', ''],
		['A levels', 'Halden School', 'Biology C, Art B'],
	])
})

test('running text behind dates, a title and an employer is what is said of the job', async () => {
	const { experience } = await read([
		'Work experience',
		'',
		'Jan 2015 to July 2019 – Nursery Nurse at Larch Nursery, Ravfield. Led the room of the toddlers.',
		'',
		'Oct 2011 to June 2014 – Play Worker at Halden Parish Club, Dunsand. Ran the games every day.',
	])
	expect(
		experience.map(({ jobTitle, employer, startDate }) => [jobTitle, employer, startDate]),
	).toEqual([
		['Nursery Nurse', 'Larch Nursery', '2015-01'],
		['Play Worker', 'Halden Parish Club', '2011-10'],
	])
	expect(experience[0]?.achievements.join()).toContain('Led the room of the toddlers')
})
