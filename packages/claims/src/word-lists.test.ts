import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { figureWords as figures } from './data/figure-words.ts'
import { figureWords } from './word-lists.ts'

const names = parseTsv<'list' | 'words'>(figures).map(({ list }) => list)

test.each([...new Set(names)])('the list %s is a sound pattern', (list) => {
	expect(() => figureWords.pattern(list, 'whole')).not.toThrow()
	expect(figureWords.alternatives(list)).not.toMatch(/^\||\|\||\|$/)
})

test('rows are in the order of their lists', () => {
	expect(names).toEqual([...names].sort())
})
