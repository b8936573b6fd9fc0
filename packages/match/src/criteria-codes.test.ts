import { expect, test } from 'vitest'
import { spellOutCodes } from './criteria-codes.ts'
import { readAdvert } from './read-advert.ts'

function needsOf(lines: string[]) {
	const { requirements } = readAdvert(['Night Porter', '', ...lines].join('\n'))
	return Object.fromEntries(requirements.map(({ quote, need }) => [quote.toLowerCase(), need]))
}

test('codes before the lines of a person specification tell what is needed', () => {
	const needs = needsOf([
		'Knowledge and experience (tested at interview)',
		'E1 Report writing',
		'E2 Excel',
		'D1 Photoshop',
		'D2 Sage',
	])
	expect(needs).toMatchObject({ excel: 'essential', photoshop: 'desirable' })
})

test('a column of letters or of words tells it too', () => {
	const letters = ['Excel   E   A/I', 'Photoshop   D   I', 'Report writing   E   A']
	expect(needsOf(letters)).toMatchObject({ excel: 'essential', photoshop: 'desirable' })
	const words = ['Excel | Essential | Application', 'Photoshop | Desirable | Interview']
	expect(needsOf(words)).toMatchObject({ excel: 'essential', photoshop: 'desirable' })
})

test('one such line alone may mean anything', () => {
	const lines = ['D1 licence for the minibus', 'Excel', 'Vitamin  E']
	expect(spellOutCodes(lines)).toEqual(lines)
})

test.each([
	['a vitamin', ['Vitamin  D', 'Hepatitis  E', 'Grade  D']],
	['a grade of an exam', ['GCSE Maths at grade  D', 'Excel  E']],
	['a class of licence', ['D1 minibus licence', 'D1 category entitlement', 'E1 Excel']],
	['classes of licence in columns', ['Category  D', 'B+  E', 'C1+  E']],
	['vans and depots', ['E7 Mercedes vans are used', 'D2 depot', 'E8 vans']],
	['a tool', ['D3 JavaScript charts', 'D3 dashboards']],
])('a letter of %s is no code', (_, lines) => {
	expect(spellOutCodes(lines)).toEqual(lines)
})

test('the head of a table makes two lines enough, and a licence is marked as the rest', () => {
	const table = ['Criteria | Essential | Desirable', 'Excel | E | A | I', 'Sage | D', 'Licence | E']
	expect(spellOutCodes(table)).toEqual([table[0], 'Excel (E)', 'Sage (D)', 'Licence (E)'])
})

test.each(['a-', 'a; ', ' ', '2 years ', 'a  E ', '\t', '| '])(
	'an advert of nothing but “%s” is read to its end',
	(piece) => {
		const text = piece.repeat(40_000 / piece.length)
		expect(readAdvert(`a  E${text}!`).title).not.toBeUndefined()
	},
)
