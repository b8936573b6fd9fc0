import { expect, test } from 'vitest'
import { withSentence } from './with-sentence.ts'

test.each([
	[
		'Dear Ann,\n\nI bake.\n\nYours sincerely,\n\nAda',
		'Dear Ann,\n\nI bake. I learn.\n\nYours sincerely,\n\nAda',
	],
	['I bake.', 'I bake. I learn.'],
	['', 'I learn.'],
])('%j with a sentence is %j', (letter, told) => {
	expect(withSentence(letter, 'I learn.')).toBe(told)
})
