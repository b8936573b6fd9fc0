import { parseTsv } from '@app/language'
import { expect, test } from 'vitest'
import { awardWords as awards } from '../data/award-words.ts'
import { contactWords as contacts } from '../data/contact-words.ts'
import { gradeWords as grades } from '../data/grade-words.ts'
import { lineWords as lines } from '../data/line-words.ts'
import { nameWords as names } from '../data/name-words.ts'
import { lineWords } from './word-lists.ts'

test.each(Object.entries({ awards, contacts, grades, lines, names }))(
	'the lists of the table %s are in the order of the alphabet, and each is a pattern',
	(_, table) => {
		const rows = parseTsv<'list' | 'words'>(table)
		const order = rows.map(({ list }) => list)
		expect(order).toEqual(order.toSorted())
		const lists = Map.groupBy(rows, ({ list }) => list).values()
		for (const list of lists) {
			expect(() => new RegExp(list.map(({ words }) => words).join('|'), 'u')).not.toThrow()
		}
	},
)

test('a list that is not there is an error', () => {
	expect(() => lineWords('nothing')).toThrow('There is no list of words “nothing”.')
})
