import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { wordLists } from './data/word-lists.ts'
import { listWords, readAlternatives, wordPattern } from './word-lists.ts'

const rows = parseTsv<'list' | 'words'>(wordLists)

test.each(rows.map(({ list }) => list))('the list %s has words, each once', (list) => {
	const words = listWords(list)
	expect(words.length).toBeGreaterThan(1)
	expect(words).not.toContain('')
	expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
	expect(() => wordPattern(list, 'anywhere')).not.toThrow()
})

test('lists are in the order of the alphabet, each name once', () => {
	const names = rows.map(({ list }) => list)
	expect(names).toEqual([...new Set(names)].sort())
})

test('a pattern finds words anywhere, as a whole or inside others', () => {
	expect(wordPattern('degrees', 'anywhere').test('a PhD in law')).toBe(true)
	expect(wordPattern('degrees', 'anywhere').test('Phds')).toBe(false)
	expect(wordPattern('latin', 'whole').test('laude')).toBe(true)
	expect(wordPattern('latin', 'whole').test('cum laude')).toBe(false)
	expect(wordPattern('fonts-of-signs', 'inside').test('FontAwesome5')).toBe(true)
})

test('a list that is not there is an error', () => {
	expect(() => readAlternatives('nothing')).toThrow('There is no list of words “nothing”.')
})
