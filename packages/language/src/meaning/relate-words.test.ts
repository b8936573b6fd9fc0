import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { readMeaning } from './read-meaning.ts'
import { relateWords } from './relate-words.ts'

test.each([
	['phone', 'ring', 'listed'],
	['assess', 'assessment', 'derived'],
	['purchase', 'buy', 'listed'],
	['mend', 'repair', 'listed'],
	['tool', 'hammer', 'broader'],
	['nurse', 'banana', 'none'],
	['javascript', 'js', 'listed'],
])('“%s” for “%s”: %s', (after, before, relation) => {
	expect(relateWords(openMeaning(), after, before)).toBe(relation)
})

test('words that are used alike are near each other', () => {
	const meaning = openMeaning()
	const near = (one: string, other: string) =>
		meaning.cosine(meaning.find(one), meaning.find(other))
	expect(near('nurse', 'doctor')).toBeGreaterThan(0.5)
	expect(near('nurse', 'gravel')).toBeLessThan(0.3)
	expect(near('nurse', 'qqqq')).toBe(0)
})

test('a thesaurus puts words of one sense close', () => {
	const meaning = openMeaning()
	const close = (one: string, other: string) =>
		meaning.closeness(meaning.find(one), meaning.find(other))
	expect(close('supervise', 'oversee')).toBe(3)
	expect(close('oversee', 'supervise')).toBe(3)
	expect(close('supervise', 'gravel')).toBe(0)
	expect(close('qqqq', 'qqqq')).toBe(0)
})

test('a damaged table is refused', () => {
	expect(() => readMeaning(new Uint8Array(40), new Uint8Array())).toThrow('damaged')
})
