import { expect, test } from 'vitest'
import { isPursuit } from './pursuits.ts'

test.each([
	'walking the dog',
	'Playing guitar in a local band',
	'I like fishing and following Doncaster Rovers',
	'HOBBYS & INTERESTS fishing',
	'Spending time with my family',
])('a hobby among the certificates is none: %s', (text) => {
	expect(isPursuit(text)).toBe(true)
})

test.each([
	'Level 3 Diploma in Adult Care',
	'Working at Height',
	'Nursing diploma',
	'Teaching English as a Foreign Language (TEFL)',
	'IOSH Managing Safely',
	'PRINCE2 Practitioner',
	'Food Hygiene Level 2',
	'Moving and Handling',
	'moving and handling',
	'first aid',
	'Medication',
])('a certificate is no hobby: %s', (text) => {
	expect(isPursuit(text)).toBe(false)
})
