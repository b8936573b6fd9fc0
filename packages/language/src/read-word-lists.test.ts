import { expect, test } from 'vitest'
import { readWordLists } from './read-word-lists.ts'

const lists = readWordLists('list\twords\npets\tcats?|dogs?\npets\tparrot\nend\ting')

test('a list is all its rows', () => {
	expect(lists.alternatives('pets')).toBe('cats?|dogs?|parrot')
})

test('the words of a list are those of all its rows', () => {
	expect(lists.words('pets')).toEqual(['cats?', 'dogs?', 'parrot'])
})

test.each([
	['anywhere', 'my Cats sleep', 'concatenate'],
	['opening', 'Dogs bark', 'my dogs'],
	['whole', 'parrot', 'parrots'],
	['inside', 'concatenate', 'canary'],
] as const)('the words of a list %s', (place, right, wrong) => {
	const pattern = lists.pattern('pets', place)
	expect(pattern.test(right)).toBe(true)
	expect(pattern.test(wrong)).toBe(false)
})

test('a list that is not there is an error', () => {
	expect(() => lists.alternatives('plants')).toThrow('There is no list of words “plants”.')
})
