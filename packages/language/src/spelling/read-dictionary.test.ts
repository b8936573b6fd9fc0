import dictionary from 'dictionary-en-gb'
import nspell from 'nspell'
import { expect, test } from 'vitest'
import { readDictionary } from './read-dictionary.ts'

const decoder = new TextDecoder()
const files = { aff: decoder.decode(dictionary.aff), dic: decoder.decode(dictionary.dic) }
const knows = readDictionary(files)
const peer = nspell(files.aff, files.dic)

// Hunspell's own way of making words out of stems, written out by another program.
test('a word is known exactly when it can be made of a stem', () => {
	const { data } = peer as unknown as { data: Record<string, unknown> }
	const words = Object.keys(data)
	expect(words.length).toBeGreaterThan(90_000)
	const slips = words.map(
		(word, index) => word.slice(0, index % word.length) + word.slice((index % word.length) + 1),
	)
	const made = words
		.filter((_, index) => index % 5 === 0)
		.flatMap((word) => [`re${word}`, `un${word}`, `${word}s`, `${word}ing`, `${word}ed`])
	const asked = [...words, ...slips, ...made].filter((word) => /^\p{L}/u.test(word))
	const differing = asked.filter((word) => knows(word) !== peer.correct(word))
	expect(differing).toEqual([])
})

test.each(['Reorganised', 'HOSPITAL', 'London', 'nurse’s', '11th', '122nd', ' colour '])(
	'%s is known',
	(word) => {
		expect(knows(word)).toBe(true)
		expect(peer.correct(word)).toBe(true)
	},
)

test.each(['london', 'recieved', '11st', '1th', 'unhospital', ''])('%s is not known', (word) => {
	expect(knows(word)).toBe(false)
	expect(peer.correct(word)).toBe(false)
})
