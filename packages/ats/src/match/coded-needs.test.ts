import { expect, test } from 'vitest'
import { spellOutCodes } from './coded-needs.ts'
import { readAdvert } from './read-advert.ts'

function needsOf(lines: string[]) {
	const { requirements } = readAdvert(['Night Porter', '', ...lines].join('\n'))
	return Object.fromEntries(requirements.map(({ quote, need }) => [quote.toLowerCase(), need]))
}

test('codes before the lines of a person specification tell what is needed', () => {
	const needs = needsOf([
		'Knowledge and experience (tested at interview)',
		...['E1 Report writing', 'E2 Excel', 'D1 Photoshop', 'D2 Sage'],
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
