import { expect, test } from 'vitest'
import { changedWords } from './changed-text.tsx'

test('words that the duty does not have are new, whatever their capitals', () => {
	const words = changedWords(
		'Responsible for answering phones and greeting guests',
		'Answered phones and greeted guests',
	)
	expect(words.filter(({ isNew }) => isNew).map(({ text }) => text)).toEqual([
		'Answered',
		'greeted',
	])
})

test('nothing is new in the same words', () => {
	expect(changedWords('Filed post', 'Filed post.').some(({ isNew }) => isNew)).toBe(false)
})
