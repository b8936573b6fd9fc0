import { expect, test } from 'vitest'
import { cutLooseEnd } from './cut-loose-end.ts'

test.each([
	['Served my time at Burns, college one day a week', 'Served my time at Burns'],
	['Label about 300 items daily, electronic and paper', 'Label about 300 items daily'],
	['Train drivers on nights, 12 people until now', 'Train drivers on nights'],
	[
		'Restored rows of apples and pears, summer and winter cuts',
		'Restored rows of apples and pears',
	],
])('a thing that belongs to no list is left out: %s', (line, told) => {
	expect(cutLooseEnd(line)).toBe(told)
})

test.each([
	'Opened, investigated and closed 60 cases',
	'Ordered bread, milk and fruit',
	'Assessed patients, carrying out their plans every day',
	'Trained staff, who now run the till',
])('the end of a list and of a sentence stays: %s', (line) => {
	expect(cutLooseEnd(line)).toBe(line)
})
