import { expect, test } from 'vitest'
import { gapsIn } from './gaps-in.ts'

test('gaps are what stands in square brackets, with their place', () => {
	const letter = 'Dear [name],\nI can start [when]. Yours [\n] [] [[twice]]'
	expect(gapsIn(letter)).toEqual([
		{ at: 5, text: '[name]' },
		{ at: 25, text: '[when]' },
		{ at: letter.indexOf('[twice]'), text: '[twice]' },
	])
	expect(gapsIn('Dear Ann, (yes) {no}')).toEqual([])
})
