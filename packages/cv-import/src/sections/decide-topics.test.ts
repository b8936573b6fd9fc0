import { expect, test } from 'vitest'
import type { Line } from '../layout/line.ts'
import { toSpan } from '../text/span.ts'
import { decideTopics } from './decide-topics.ts'
import { learnHeadingStyle } from './heading-style.ts'
import type { Section } from './section.ts'
import { type Topic, topics } from './topics.ts'

function lineOf(text: string, bold = false): Line {
	const box = { page: 1, x: 0, y: 0, width: 10, height: 10, baseline: 10, sizePt: 10 }
	const span = toSpan({
		...box,
		text,
		font: bold ? 'bold' : 'plain',
		bold,
		italic: false,
		order: 0,
	})
	return {
		...box,
		span,
		printed: span,
		isBullet: false,
		textX: 0,
		right: 10,
		bold,
		italic: false,
		font: bold ? 'bold' : 'plain',
		gapBefore: 12,
		columnRight: 500,
	}
}

function sectionOf(kind: Section['kind'], title: string | null, texts: readonly string[]): Section {
	const span = title === null ? null : lineOf(title, true).span
	return {
		kind,
		title: span,
		lines: texts.map((text) => lineOf(text.replace('#', ''), text.startsWith('#'))),
	}
}

/** Lines are about what their last word says. */
function decide(section: Section): string[] {
	const style = learnHeadingStyle(section.lines)
	const score = (lines: readonly Line[]) =>
		lines.map(({ span }) =>
			topics.map((topic: Topic) => (span.text.endsWith(topic) ? 0 : Math.log(0.03))),
		)
	return decideTopics([section], style, score).map(
		({ kind, title, lines }) => `${kind} ${title?.text ?? '-'} ${lines.length}`,
	)
}

const course = '2019 education'
const job = '2020 experience'

test('lines outweigh words that no title is known by', () => {
	expect(decide(sectionOf('custom', 'Back in the day', Array(5).fill(course)))).toEqual([
		'education Back in the day 5',
	])
})

test('a title that CVs use word for word is kept against a few lines', () => {
	expect(decide(sectionOf('experience', 'Work experience', [course, course]))).toEqual([
		'experience Work experience 2',
	])
})

test('a section is cut at a line that stands out where another topic begins', () => {
	const lines = [...Array(9).fill(job), '#School and trade', ...Array(9).fill(course)]
	expect(decide(sectionOf('experience', 'Work experience', lines))).toEqual([
		'experience Work experience 9',
		'education School and trade 9',
	])
})

test('a list of several things is cut between them without a title, and jobs are not', () => {
	const lines = [...Array(8).fill('b1 skills'), ...Array(8).fill('b2 language')]
	expect(decide(sectionOf('skills', 'What else', lines))).toEqual([
		'skills What else 8',
		'language - 8',
	])
	expect(decide(sectionOf('experience', 'Work experience', [job, job, course, course]))).toEqual([
		'experience Work experience 4',
	])
})

test('lines without a date are made no jobs', () => {
	expect(decide(sectionOf('custom', 'What I bring', ['an experience', 'b experience']))).toEqual([
		'custom What I bring 2',
	])
})

test('the name of an employer that is set as a title heads its job', () => {
	const first = sectionOf('experience', 'Work experience', [job])
	const named = lineOf('Seaforth Wick Offshore Ltd', true)
	const next: Section = {
		kind: 'experience',
		title: named.span,
		titleLine: named,
		lines: [lineOf(job)],
	}
	const style = learnHeadingStyle(first.lines)
	const score = (lines: readonly Line[]) => lines.map(() => topics.map(() => 0))
	const texts = decideTopics([first, next], style, score).map(({ lines }) =>
		lines.map(({ span }) => span.text),
	)
	expect(texts).toEqual([[job, 'Seaforth Wick Offshore Ltd', job]])
})

test('what is said of a person at length is no dated job', () => {
	const said = `Gwen is a steady driver who ${'knows every lane and '.repeat(5)} has had one bump since 1989 experience`
	expect(
		decide(sectionOf('header', null, ['Gwen header', "#CONSULTANT'S COMMENTS", said])),
	).toEqual(['header - 3'])
})

test('the person stays first, and stands under no title of jobs', () => {
	expect(decide(sectionOf('header', null, [job, job, job]))).toEqual(['header - 3'])
	expect(decide(sectionOf('experience', 'Work experience', Array(20).fill('a header')))).toEqual([
		'experience Work experience 20',
	])
})

test('a table below running text is cut off as what its rows are about', () => {
	const row = 'BSc\tLeeds\t2019 education'
	const lines = [...Array(3).fill('I am professionalSummary'), ...Array(6).fill(row)]
	expect(decide(sectionOf('professionalSummary', 'Profile', lines))).toEqual([
		'professionalSummary Profile 3',
		'education - 6',
	])
})

test('courses that a CV lacks are those of a section with a title of something else', () => {
	const section = sectionOf('certification', 'Certifications', Array(8).fill(course))
	expect(decide(section)).toEqual(['education Certifications 8'])
	const others = sectionOf('education', 'Education', [course])
	const style = learnHeadingStyle(section.lines)
	const score = (lines: readonly Line[]) =>
		lines.map(() => topics.map((topic) => (topic === 'education' ? 0 : Math.log(0.1))))
	const kinds = decideTopics([others, section], style, score).map(({ kind }) => kind)
	expect(kinds).toEqual(['education', 'certification'])
})
