import { expect, test } from 'vitest'
import { cutToSentence } from './cut-to-sentence.ts'

test.each([
	['a figure gets its preposition', 'Run the unit, 16 people', 'Run the unit, with 16 people'],
	['a list behind a colon is left out', 'Run the unit: 16 people', 'Run the unit'],
	['a change without a thing is left out', 'Cut waste, down by a third', 'Cut waste'],
	[
		'a second sentence is left out',
		'Brought two apprentices on, one is now a chef',
		'Brought two apprentices on',
	],
])('%s', (_, line, tidy) => {
	expect(cutToSentence(line)).toBe(tidy)
})
