import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { headingCues as headings } from './data/heading-cues.ts'
import { levelCues as levels } from './data/level-cues.ts'
import { phraseWords as phrases } from './data/phrase-words.ts'
import { qualificationCues as qualifications } from './data/qualification-cues.ts'
import { headingCues, levelCues, phraseWords, qualificationCues } from './word-lists.ts'

const tables = { headings, levels, phrases, qualifications }
const lists = {
	headings: headingCues,
	levels: levelCues,
	phrases: phraseWords,
	qualifications: qualificationCues,
}
const cases = Object.entries(lists).flatMap(([name, table]) => {
	const rows = parseTsv<'list' | 'words'>(tables[name as keyof typeof tables])
	return [...new Set(rows.map(({ list }) => list))].map((list) => ({ name, table, list }))
})

test.each(cases)('$name: the list $list is a sound pattern', ({ table, list }) => {
	expect(() => table.pattern(list, 'inside', 'iu')).not.toThrow()
	expect(table.alternatives(list)).not.toMatch(/^\||\|\||\|$/)
})

test.each(Object.entries(tables))('the rows of %s are in the order of their lists', (_, table) => {
	const names = parseTsv<'list' | 'words'>(table).map(({ list }) => list)
	expect(names).toEqual([...names].sort())
})

test.each(Object.entries(tables))('no row of %s ends in a space, and none is long', (_, table) => {
	const rows = table.split('\n')
	expect(rows.filter((row) => /\s$/.test(row))).toEqual([])
	expect(rows.filter((row) => row.length > 400)).toEqual([])
})
