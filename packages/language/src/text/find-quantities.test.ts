import { describe, expect, test } from 'vitest'
import { findQuantities, splitSentences, splitWords } from '../index.ts'

describe('findQuantities', () => {
	test.each([
		['Managed a budget of £1.2m', [['money', 1_200_000]]],
		[
			'Saved £120k and 3 hours a week',
			[
				['money', 120_000],
				['duration', 3],
			],
		],
		['Cut waste by 15%', [['percent', 15]]],
		['Cut waste by ten per cent', [['percent', 10]]],
		['Served 200 covers a night', [['count', 200]]],
		['Led a team of five', [['count', 5]]],
		['Drove 1,500 miles a week', [['count', 1_500]]],
		['Cared for 8-12 residents', [['count', 8]]],
		['Taught twenty-five pupils', [['count', 25]]],
		['Answered over 60 calls a day', [['count', 60]]],
		['Doubled sales', [['multiple', 2]]],
		['Grew sign-ups 3x', [['multiple', 3]]],
		['Supervised dozens of volunteers', [['count', 12]]],
		['Handled 30+ tickets', [['count', 30]]],
		['Worked 12-hour shifts', [['duration', 12]]],
		['Raised $5 million', [['money', 5_000_000]]],
		['Ran a 28-bed ward', [['count', 28]]],
		['Taught Year 6, a class of 30', [['count', 30]]],
	])('%s', (text, expected) => {
		expect(findQuantities(text).map(({ kind, value }) => [kind, value])).toEqual(expected)
	})

	test.each([
		'Taught Key Stage 2 and Year 6',
		'Holds NVQ Level 3',
		'Worked to ISO 9001',
		'Used Office 365, Python 3 and C++17',
		'Kept the ward safe during COVID-19',
		'One of the first to join',
		'Won Employee of the Year 2019',
		'Provided 24/7 cover',
		'Nurse at Band 5',
		'Class 2 driver with an HGV licence',
		'Came 1st in class',
		'One-to-one support for pupils',
		'Opened the shop at 9:00',
		'Won a B2B account on the A40',
	])('finds no amount in "%s"', (text) => {
		expect(findQuantities(text)).toEqual([])
	})

	test('says where an amount stands and whether it is rough', () => {
		expect(findQuantities('Cleared about 40 tables')).toEqual([
			{ kind: 'count', value: 40, text: '40', start: 14, end: 16, isApproximate: true },
		])
	})
})

describe('splitting text', () => {
	test('keeps the inner marks of words', () => {
		expect(splitWords('Part-time C++ tutor, 24/7 (nurse’s aide)')).toEqual([
			'Part-time',
			'C++',
			'tutor',
			'24/7',
			'nurse’s',
			'aide',
		])
	})

	test('ends a sentence at its full stop and not at an abbreviation', () => {
		expect(splitSentences('It can’t. Ran trips, e.g. to Wales. Led by Dr. Patel! Why?')).toEqual([
			'It can’t.',
			'Ran trips, e.g. to Wales.',
			'Led by Dr. Patel!',
			'Why?',
		])
	})
})
