import { expect, test } from 'vitest'
import { addLetterSentence } from './letter-sentence-suggestions.tsx'

test.each([
	[
		'Dear Ann,\n\nI bake.\n\nYours sincerely,\n\nAda',
		'Dear Ann,\n\nI bake. I learn.\n\nYours sincerely,\n\nAda',
	],
	[
		'Dear Ann,\n\nI bake. My CV is attached. Thank you.\n\nYours sincerely,\n\nAda',
		'Dear Ann,\n\nI bake. I learn. My CV is attached. Thank you.\n\nYours sincerely,\n\nAda',
	],
	['I bake.', 'I bake. I learn.'],
	['', 'I learn.'],
])('%j with a sentence is %j', (letter, told) => {
	expect(addLetterSentence(letter, 'I learn.')).toBe(told)
})
