import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { wordLists } from './data/word-lists.ts'
import { letterWords } from './word-lists.ts'

const names = parseTsv<'list' | 'words'>(wordLists).map(({ list }) => list)

test.each([...new Set(names)])('the list %s is a sound pattern', (list) => {
	expect(() => letterWords.pattern(list, 'whole')).not.toThrow()
	expect(letterWords.alternatives(list)).not.toMatch(/^\||\|\||\|$/)
})

test('rows are in the order of their lists', () => {
	expect(names).toEqual([...names].sort())
})
