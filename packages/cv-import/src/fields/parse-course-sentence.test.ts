import { expect, test } from 'vitest'
import { toSpan } from '../text/span.ts'
import { parseCourseSentence } from './parse-course-sentence.ts'
import { readSentence } from './sentence-words.ts'

function read(text: string) {
	const span = toSpan({
		text,
		page: 1,
		x: 50,
		y: 100,
		width: text.length * 5,
		height: 10,
		baseline: 110,
		sizePt: 10,
		font: 'plain',
		bold: false,
		italic: false,
		order: 0,
	})
	return parseCourseSentence(readSentence(span)).map(
		({ qualification, subject, school, grade, date }) =>
			[qualification, subject, school, grade].map((one) => one?.text ?? '').join(' | ') +
			` | ${date?.range.endDate || date?.range.startDate || ''}`,
	)
}

test('each clause of a sentence tells of a course of its own', () => {
	expect(
		read(
			'I completed a Higher Certificate in Business at Larch Technical Institute from 2007 to 2009, with a Merit, and I took A levels at Halden School in 2005.',
		),
	).toEqual([
		'Higher Certificate | Business | Larch Technical Institute | Merit | 2009',
		'A levels |  | Halden School |  | 2005',
	])
})

test('a school and what was taken there are one course', () => {
	expect(
		read(
			'I went on to Walford College, where I took the National Certificate in Horticulture in 1994.',
		),
	).toEqual(['National Certificate | Horticulture | Walford College |  | 1994'])
})

test('what is said in brackets of a school stays with its name', () => {
	expect(
		read('I have City & Guilds 706/1 and 706/2 in Cookery from Larch College (day release).'),
	).toEqual(['City & Guilds 706/1 and 706/2 | Cookery | Larch College (day release) |  | '])
})

test('a sentence about neither an award nor a school tells of no course', () => {
	expect(read('I drive and I keep bees.')).toEqual([])
})
