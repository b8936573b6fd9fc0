import { type CvDesign, type CvDocument, cvDocumentSchema, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import type { PageWord } from '#shared/typeset/page-words.ts'
import { fieldAtPoint, findFieldBoxes } from './fields-on-page.ts'

const cv = cvDocumentSchema.parse({
	personalInfo: { firstName: 'Ann', lastName: 'Archer' },
	experience: [
		{ id: 'a', jobTitle: 'Chef', employer: 'Old Mill', achievements: ['Served 200 covers'] },
		{ id: 'b', jobTitle: 'Chef', employer: 'New Mill' },
	],
	notes: [{ id: 'a', text: 'Chef' }],
})

const printed = (document: CvDocument, changes: Partial<CvDesign> = {}) => ({
	document,
	design: { ...defaultDesign(), ...changes },
})

const lineOf = (text: string, y: number): PageWord[] =>
	text
		.split(' ')
		.map((word, index) => ({ text: word, page: 1, x: 50 + index * 60, y, width: 50, height: 10 }))

const words = [
	...lineOf('Ann Archer', 40),
	...lineOf('Chef', 100),
	...lineOf('Old Mill', 112),
	...lineOf('Served 200 covers', 124),
	...lineOf('Chef', 160),
	...lineOf('New Mill', 172),
]

test('a press on words finds their field, also where another field says the same', () => {
	const at = (x: number, y: number) => fieldAtPoint(printed(cv), words, { page: 1, x, y })
	expect(at(120, 129)).toBe('experience.0.achievements.0')
	expect(at(60, 165)).toBe('experience.1.jobTitle')
	expect(at(60, 105)).toBe('experience.0.jobTitle')
})

test('a press beside the words means the field of their line, and one on empty paper means none', () => {
	expect(fieldAtPoint(printed(cv), words, { page: 1, x: 300, y: 117 })).toBe(
		'experience.0.employer',
	)
	expect(fieldAtPoint(printed(cv), words, { page: 1, x: 300, y: 600 })).toBeNull()
	expect(fieldAtPoint(printed(cv), words, { page: 2, x: 60, y: 105 })).toBeNull()
})

test('the words of a field have their places, and an empty field has none', () => {
	expect(findFieldBoxes(printed(cv), 'experience.1.jobTitle', words)).toMatchObject([{ y: 160 }])
	expect(findFieldBoxes(printed(cv), 'experience.1.summary', words)).toEqual([])
})

test('the employer of several roles, printed once, lights up for each of them', () => {
	const role = (id: string, startDate: string, endDate: string) => ({
		id,
		jobTitle: `Role ${id}`,
		employer: 'Old Mill',
		startDate,
		endDate,
	})
	const roles = cvDocumentSchema.parse({
		experience: [role('a', '2020', '2024'), role('b', '2018', '2019'), role('c', '2011', '2012')],
	})
	const page = [...lineOf('Old Mill', 100), ...lineOf('Role a', 112), ...lineOf('Old Mill', 160)]
	const rowOf = (path: string) => findFieldBoxes(printed(roles), path, page).map(({ y }) => y)
	expect(rowOf('experience.0.employer')).toEqual([100])
	expect(rowOf('experience.1.employer')).toEqual([100])
	expect(rowOf('experience.2.employer')).toEqual([160])

	const apart = [...page, ...lineOf('Role b', 172), ...lineOf('Old Mill', 220)]
	const inDesign = printed(roles, { employerOnce: false })
	expect(findFieldBoxes(inDesign, 'experience.1.employer', apart)).toMatchObject([{ y: 160 }])
})

test('the years of a role are found at the role, not in the time of all roles', () => {
	const role = (id: string, startDate: string, endDate: string) => ({
		id,
		jobTitle: `Role ${id}`,
		employer: 'Old Mill',
		startDate,
		endDate,
		current: endDate === '',
	})
	const pageOf = (...lines: string[]) =>
		lines.flatMap((line, index) => lineOf(line, 100 + index * 40))
	const roles = cvDocumentSchema.parse({
		experience: [role('a', '2019', ''), role('b', '2014', '2018')],
	})
	const page = pageOf(
		'Old Mill',
		'2014 – Present',
		'Role a',
		'2019 – Present',
		'Role b',
		'2014 – 2018',
	)
	const rowOf = (path: string) => findFieldBoxes(printed(roles), path, page).map(({ y }) => y)
	expect(rowOf('experience.1.startDate')).toEqual([300])
	expect(rowOf('experience.1.endDate')).toEqual([300])
	expect(rowOf('experience.0.startDate')).toEqual([220])
	expect(fieldAtPoint(printed(roles), page, { page: 1, x: 60, y: 305 })).toBe(
		'experience.1.startDate',
	)

	const ended = cvDocumentSchema.parse({
		experience: [role('a', '2016', '2018'), role('b', '2014', '2015'), role('c', '2018', '2018')],
	})
	const endedPage = pageOf(
		'Old Mill',
		'2014 – 2018',
		'Role a',
		'2016 – 2018',
		'Role b',
		'2014 – 2015',
		'Role c',
		'2018',
	)
	expect(findFieldBoxes(printed(ended), 'experience.0.endDate', endedPage)).toMatchObject([
		{ y: 220 },
	])
	expect(findFieldBoxes(printed(ended), 'experience.2.startDate', endedPage)).toMatchObject([
		{ y: 380 },
	])
})

test('a title that the headline says in other letters is found at its job', () => {
	const personalInfo = { ...cv.personalInfo, headline: 'Head chef' }
	const same = { ...cv, personalInfo, experience: [{ ...cv.experience[0], jobTitle: 'Head Chef' }] }
	const page = [...lineOf('Head chef', 50), ...lineOf('Head Chef', 100)]
	const places = findFieldBoxes(
		printed(cvDocumentSchema.parse(same)),
		'experience.0.jobTitle',
		page,
	)
	expect(places).toMatchObject([{ y: 100 }])
})
