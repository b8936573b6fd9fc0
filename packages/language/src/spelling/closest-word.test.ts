import { expect, test } from 'vitest'
import { openEnglishWords } from '../node/open-english-words.ts'
import { closestWord } from './closest-word.ts'

const knows = await openEnglishWords()

test.each([
	['recieved', 'received'],
	['managment', 'management'],
	['experiance', 'experience'],
	['liased', 'liaised'],
	['occured', 'occurred'],
	['seperate', 'separate'],
	['custommers', 'customers'],
	['maintainance', 'maintenance'],
])('%s is a slip for %s', (word, meant) => {
	expect(knows(word)).toBe(false)
	expect(closestWord(word, knows)).toBe(meant)
})

test('a word of a trade is near to no other', () => {
	expect(
		['phlebotomy', 'microservices', 'samphire', 'galette'].map((word) => closestWord(word, knows)),
	).toEqual([null, null, null, null])
})

test('the dictionary is British', () => {
	expect(['organised', 'colour', 'haematology', 'organized', 'color'].map(knows)).toEqual([
		true,
		true,
		true,
		false,
		false,
	])
})
