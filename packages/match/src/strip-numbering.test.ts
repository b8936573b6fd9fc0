import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'
import { stripChapterNumbers, stripNumbering } from './strip-numbering.ts'

test.each([
	['S1 Able to lift', 'S2 Able to drive', 'S3 Able to swim'],
	['1.1 To lift panes', '1.2 To drive vans', '1.3 To swim lengths'],
	['K 1. Knowledge of bees', 'K 2. Knowledge of hives', 'K 3. Knowledge of honey'],
	['K1 – Knowledge of bees', 'K2 – Knowledge of hives', 'K1 – Knowledge of honey'],
])('lines that count up from one are items of a list: %s', (...lines) => {
	expect(stripNumbering(lines).every((line) => /^• (?:Able|To|Knowledge) /.test(line))).toBe(true)
})

test.each([
	['7.30 Breakfast club', '8.45 Doors open', '9.10 First lesson'],
	['C1 Licence holders only', 'C2 Level German', 'C3 Other vehicles'],
	['A4 Paper to be ordered', 'A3 Paper to be cut', 'A2 Paper to be rolled'],
	['M1 Depot near Leeds', 'M62 Depot near Hull', 'M18 Depot near Goole'],
])('other numbers are part of what is said: %s', (...lines) => {
	expect(stripNumbering(lines)).toEqual(lines)
})

test('what begins with capitals is an item too', () => {
	const lines = ['2.1 A levels', '2.2 DBS check', '2.3 IRRV qualification']
	expect(stripNumbering(lines)).toEqual(['• A levels', '• DBS check', '• IRRV qualification'])
})

test('chapters lose their numbers', () => {
	const lines = [
		'1. About us',
		'A firm.',
		'',
		'2. Person specification',
		'First aid',
		'3) Pay',
		'£12',
	]
	expect(stripChapterNumbers(lines)).toEqual([
		'About us',
		'A firm.',
		'',
		'Person specification',
		'First aid',
		'Pay',
		'£12',
	])
})

test.each([
	['1. First aid', '2. Driving licence', '3. Food hygiene', 'Apply by post'],
	['1. First aid', '', '2. Driving licence', '', '3. Food hygiene', 'Apply by post'],
	['2 Bedrooms to clean', 'Each day', '3 Kitchens to clean', 'Each week'],
	['1. You lead the team.', 'All day.', '2. You hold the keys.', 'At night.'],
])('items of a list keep theirs: %s', (...lines) => {
	expect(stripChapterNumbers(lines)).toEqual(lines)
})

test('under numbered headings is read what their words say', () => {
	const { requirements } = readAdvert(
		'1. About us\nA family firm.\n2. Person specification\nDriving licence\nUse of Excel\n3. Benefits\nFree first aid training\nGym',
	)
	expect(requirements.map(({ quote, need }) => [quote, need])).toEqual([
		['Driving licence', 'essential'],
		['Excel', 'essential'],
	])
})

test('the numbers of a person specification are not asked for', () => {
	const advert =
		'Person specification\nK1 Knowledge of Excel\nK2 Awareness of lone working\nK3 Use of Sage'
	const said = readAdvert(advert).requirements.map(({ quote }) => quote)
	expect(said).toEqual(expect.arrayContaining(['Excel', 'lone working', 'Sage']))
	expect(said.filter((quote) => /\bK\d/.test(quote))).toEqual([])
})
