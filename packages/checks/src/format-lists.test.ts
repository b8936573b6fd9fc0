import { describe, expect, test } from 'vitest'
import { agree, count, formatList, formatSome } from './format-lists.ts'

describe('a count', () => {
	test.each([
		[0, 'no jobs'],
		[1, 'one job'],
		[2, '2 jobs'],
		[12, '12 jobs'],
		[140, '140 jobs'],
	])('of %i agrees with its noun', (number, words) => {
		expect(count(number, 'job')).toBe(words)
	})

	test.each([
		[1, 'one entry'],
		[2, '2 entries'],
		[0, 'no entries'],
	])('of %i takes a plural of its own', (number, words) => {
		expect(count(number, 'entry', 'entries')).toBe(words)
	})

	test.each([
		[0, 'run'],
		[1, 'runs'],
		[2, 'run'],
	])('of %i agrees with its verb', (number, verb) => {
		expect(agree(number, 'runs', 'run')).toBe(verb)
	})
})

describe('a list', () => {
	test.each([
		[[], ''],
		[['title'], 'title'],
		[['title', 'employer'], 'title and employer'],
		[['title', 'employer', 'dates'], 'title, employer and dates'],
		[['a', 'b', 'c', 'd'], 'a, b, c and d'],
		[['“Excel”'], '“Excel”'],
		[['“Excel”', '“Word”'], '“Excel” and “Word”'],
		[['“Excel”', '“Word”', '“Sage”'], '“Excel”, “Word” and “Sage”'],
	])('of %j is joined with one "and"', (items, words) => {
		expect(formatList(items)).toBe(words)
	})

	test('keeps items apart that have an "and" of their own', () => {
		expect(formatList(['Health and Safety', 'Marks and Spencer'])).toBe(
			'Health and Safety, and Marks and Spencer',
		)
		expect(formatList(['a', 'salt and pepper', 'b'])).toBe('a, salt and pepper, and b')
		expect(formatList(['work or projects', 'skills'])).toBe('work or projects and skills')
	})

	test('needs no comma where quotation marks keep items apart', () => {
		expect(formatList(['“Health and safety”', '“Excel”'])).toBe('“Health and safety” and “Excel”')
	})

	test.each([
		[['tags'], 'tags'],
		[['tags', 'language'], 'tags or language'],
		[['tags', 'language', 'title'], 'tags, language or title'],
		[['jobs or courses', 'skills'], 'jobs or courses, or skills'],
	])('of %j of which there is none is joined with "or"', (items, words) => {
		expect(formatList(items, 'or')).toBe(words)
	})

	test.each([
		[['a'], 'a'],
		[['a', 'b', 'c'], 'a, b and c'],
		[['a', 'b', 'c', 'd'], 'a, b, c and d'],
		[['a', 'b', 'c', 'd', 'e'], 'a, b, c and 2 more'],
		[['a', 'b', 'c', 'd', 'e', 'f', 'g'], 'a, b, c and 4 more'],
	])('of %j cut to three says how many it leaves out', (items, words) => {
		expect(formatSome(items, 3)).toBe(words)
	})
})
