import { expect, test } from 'vitest'
import { leaveOutGeneralities } from './leave-out-generalities.ts'

test.each([
	[
		'Served customers in a café. A barista at this level always uses Excel and SAP.',
		'Served customers in a café.',
	],
	[
		'Swept floors. Site work always calls for a crane licence. Stacked bricks.',
		'Swept floors. Stacked bricks.',
	],
])('what is so in general isn’t told of oneself: %s', (text, told) => {
	expect(leaveOutGeneralities(text)).toBe(told)
})

test.each([
	'Served customers in a café.',
	'Served customers. Trained 2 new starters. Cashed up.',
	'Answer the phone. The office takes 40 calls a day.',
	'Fixed bikes. I also order parts.',
])('other sentences stay: %s', (text) => {
	expect(leaveOutGeneralities(text)).toBe(text)
})
