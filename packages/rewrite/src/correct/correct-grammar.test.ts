import { describe, expect, test } from 'vitest'
import { correctGrammar } from './correct-grammar.ts'

describe('the grammar of somebody who is learning English', () => {
	test.each([
		[
			'I helped to the passengers to get on by the ramp and gave help',
			'I helped the passengers to get on by the ramp and gave help',
		],
		['Had six years without no accident', 'Had six years without any accident'],
		['Always respecting the dignity of them', 'Always respecting their dignity'],
	])('is put right: %s', (line, wanted) => {
		expect(correctGrammar(line).text).toBe(wanted)
	})

	test.each([
		'Attended customers, controlled stock and made reports for the area manager at the weekend',
		'Helped to serve meals to patients on a busy ward and answered buzzers through the night',
		'Mentored two graduates, pairing weekly and reviewing their pull requests before each release',
		'Took the minutes for practise meetings and sent them round to everyone by the next day',
		'Led 12 hour shifts and ran a 2 day course for new starters on the packing line',
	])('a line that is worded as others write stays: %s', (line) => {
		expect(correctGrammar(line)).toEqual({ text: line, corrections: 0 })
	})
})
