import { expect, test } from 'vitest'
import { findGaps } from './letter-gaps.tsx'

test('gaps are what stands in square brackets, with their place', () => {
	const letter = 'Dear [name],\nI can start [when]. Yours [\n] [] [[twice]]'
	expect(findGaps(letter)).toEqual([
		{ at: 5, text: '[name]' },
		{ at: 25, text: '[when]' },
		{ at: letter.indexOf('[twice]'), text: '[twice]' },
	])
	expect(findGaps('Dear Ann, (yes) {no}')).toEqual([])
})
