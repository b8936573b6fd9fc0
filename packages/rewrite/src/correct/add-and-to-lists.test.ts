import { describe, expect, test } from 'vitest'
import { addAndToLists } from './add-and-to-lists.ts'

describe('a list without its last “and”', () => {
	test.each([
		[
			'Dealt with absence, lateness, sickness, referrals for the stores',
			'Dealt with absence, lateness, sickness and referrals for the stores',
		],
		[
			'Covered tills, stock, deliveries. Cleaned the yard.',
			'Covered tills, stock and deliveries. Cleaned the yard.',
		],
	])('gets it: %s', (line, wanted) => {
		expect(addAndToLists(line, 'past')).toBe(wanted)
	})

	test.each([
		'Led a team of 5, cutting waste',
		'Answered phones, took bookings, greeted guests',
		'Wrote reports, mainly for the board, every month',
		'Ran a bar, a kitchen and a shop',
	])('nothing else does: %s', (line) => {
		expect(addAndToLists(line, 'past')).toBe(line)
	})
})
