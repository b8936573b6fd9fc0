import { expect, test } from 'vitest'
import { withoutNumbers } from './line-numbers.ts'
import { readAdvert } from './read-advert.ts'

test.each([
	['S1 Able to lift', 'S2 Able to drive', 'S3 Able to swim'],
	['1.1 To lift panes', '1.2 To drive vans', '1.3 To swim lengths'],
	['K 1. Knowledge of bees', 'K 2. Knowledge of hives', 'K 3. Knowledge of honey'],
	['K1 – Knowledge of bees', 'K2 – Knowledge of hives', 'K1 – Knowledge of honey'],
])('lines that count up from one are items of a list: %s', (...lines) => {
	expect(withoutNumbers(lines).every((line) => /^• (?:Able|To|Knowledge) /.test(line))).toBe(true)
})

test.each([
	['7.30 Breakfast club', '8.45 Doors open', '9.10 First lesson'],
	['C1 Licence holders only', 'C2 Level German', 'C3 Other vehicles'],
	['A4 Paper to be ordered', 'A3 Paper to be cut', 'A2 Paper to be rolled'],
	['M1 Depot near Leeds', 'M62 Depot near Hull', 'M18 Depot near Goole'],
])('other numbers are part of what is said: %s', (...lines) => {
	expect(withoutNumbers(lines)).toEqual(lines)
})

test('what begins with capitals is an item too', () => {
	const lines = ['2.1 A levels', '2.2 DBS check', '2.3 IRRV qualification']
	expect(withoutNumbers(lines)).toEqual(['• A levels', '• DBS check', '• IRRV qualification'])
})

test('the numbers of a person specification are not asked for', () => {
	const advert =
		'Person specification\nK1 Knowledge of Excel\nK2 Awareness of lone working\nK3 Use of Sage'
	const said = readAdvert(advert).requirements.map(({ quote }) => quote)
	expect(said).toEqual(expect.arrayContaining(['Excel', 'lone working', 'Sage']))
	expect(said.filter((quote) => /\bK\d/.test(quote))).toEqual([])
})
