import { expect, test } from 'vitest'
import { findSubjectResults } from './subject-results.ts'

test.each([
	['GCSEs: Art B, Maths D, English D', 'Art B, Maths D, English D'],
	['8 GCSEs inc Maths (C), English (C)', 'Maths (C), English (C)'],
	['Larch School, Dunsand · Art A, Biology B', 'Art A, Biology B'],
	[
		'Maths - 5, Combined Science - 5 5, Engineering - Merit',
		'Maths - 5, Combined Science - 5 5, Engineering - Merit',
	],
	['A levels, in English (B), French (C) and Art (A)', 'English (B), French (C) and Art (A)'],
])('the results of %j', (text, list) => {
	const found = findSubjectResults(text)
	expect(text.slice(found?.start, found?.end)).toBe(list)
})

test.each([
	'BSc Computing, Larch University, 2:1',
	'NVQ Level 2, Plumbing',
	'O levels: Mathematics, English, Geography',
	'Functional Skills, IT Level 2, English Level 1',
	'University of Ravfield (2012)',
])('no results of subjects in %j', (text) => {
	expect(findSubjectResults(text)).toBeNull()
})
