import { expect, test } from 'vitest'
import { maxDuties, splitDuties } from './split-duties.ts'

test('lines, bullets and numbers are duties without their signs', () => {
	expect(
		splitDuties('Main duties:\n• Answering phones\n- booking rooms\n\n3. Filing • Post'),
	).toEqual(['Answering phones', 'booking rooms', 'Filing', 'Post'])
})

test('a paragraph is taken apart into its sentences', () => {
	expect(
		splitDuties('I was responsible for answering phones. I also booked rooms for guests.'),
	).toEqual(['I was responsible for answering phones.', 'I also booked rooms for guests.'])
	expect(splitDuties('Cared for patients at St. Mary’s')).toEqual([
		'Cared for patients at St. Mary’s',
	])
})

test('the same duty counts once, and there is a limit', () => {
	expect(splitDuties('Filing\nFiling')).toEqual(['Filing'])
	const many = Array.from({ length: maxDuties + 5 }, (_, index) => `Filed box ${index}`)
	expect(splitDuties(many.join('\n'))).toHaveLength(maxDuties)
})
