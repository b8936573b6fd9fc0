import { expect, test } from 'vitest'
import { readCriteriaTable } from './criteria-table.ts'
import { readAdvert } from './read-advert.ts'

test('a tick under a column tells what is needed, by where it stands', () => {
	const table = [
		'                              Essential   Desirable   Assessed by',
		'GCSE grade 4 in maths            X                       A/C',
		'Paediatric first aid                          X          C',
		'Able to keep calm                ✓                       I',
	]
	const told = [
		'',
		'GCSE grade 4 in maths (E)',
		'Paediatric first aid (D)',
		'Able to keep calm (E)',
	]
	expect(readCriteriaTable(table)).toEqual(told)
})

test('ticks between tabs or bars are told by the number of their cell', () => {
	const cells = [
		['Criteria', 'Essential', 'Desirable'],
		['Forklift licence', 'x', ''],
		['Use of a reach truck, counterbalance and pump truck in a cold store', '', 'x'],
	]
	const told = ['', 'Forklift licence (E)', `${cells[2]?.[0]} (D)`]
	expect(readCriteriaTable(cells.map((row) => row.join('\t')))).toEqual(told)
	expect(readCriteriaTable(cells.map((row) => `| ${row.join(' | ')} |`))).toEqual(told)
})

test('columns that hold the things themselves are read thing by thing', () => {
	const table = [
		'Criteria | Essential | Desirable | Assessed',
		'---|---|---|---',
		'Qualifications | Good spoken English; GCSE maths. | First aid | A',
		'Other | Right to work in the UK | - | I',
		'We offer meals.',
	]
	const told = [
		'Good spoken English (E)',
		'GCSE maths (E)',
		'First aid (D)',
		'Right to work in the UK (E)',
	]
	expect(readCriteriaTable(table)).toEqual(['', ...told, 'We offer meals.'])
})

test('an empty cell at the beginning of a row without a frame is a cell', () => {
	const table = [
		'Criteria | Essential | Desirable | How assessed',
		'Qualifications | GCSE Maths | NVQ Level 2 | Application',
		' | | Paediatric First Aid |',
	]
	const told = ['GCSE Maths (E)', 'NVQ Level 2 (D)', 'Paediatric First Aid (D)']
	expect(readCriteriaTable(table)).toEqual(['', ...told])
	const framed = table.map((row) => `| ${row} |`)
	expect(readCriteriaTable(framed)).toEqual(['', ...told])
})

test('columns that only gaps tell apart are told by where they stand, and a cell goes on below', () => {
	const table = [
		'ATTRIBUTE      ESSENTIAL                        DESIRABLE',
		'Experience     At least 2 years in social       Giving evidence in',
		'               housing                          the County Court',
		'',
		'Other          Driving licence',
		'               Basic DBS',
		'',
		'We offer flexible hours and a pension, and a bus that stops at the very door.',
	]
	expect(readCriteriaTable(table)).toEqual([
		'',
		'At least 2 years in social housing (E)',
		'Giving evidence in the County Court (D)',
		'Driving licence (E)',
		'Basic DBS (E)',
		...table.slice(6),
	])
})

test('two columns without names of rows are read alike', () => {
	const table = ['Essential          Desirable', 'GCSE Maths         First aid', 'Excel']
	const told = ['', 'GCSE Maths (E)', 'First aid (D)', 'Excel (E)']
	expect(readCriteriaTable([...table, '', 'Apply to us'])).toEqual([...told, '', 'Apply to us'])
})

test.each([
	[['Essential and desirable skills', 'Excel', 'Sage']],
	[['Essential   Desirable', 'Excel', 'Sage']],
	[['  Essential   Desirable', 'Excel and more', 'Excel   X']],
	[['Shift | Early | Late', 'Monday | x |', 'Tuesday | | x']],
])('what is no such table stays as it is: %s', (lines) => {
	expect(readCriteriaTable(lines)).toEqual(lines)
})

test('a table of ticks is read as it says', () => {
	const table = ['        Essential   Desirable', 'Excel       X', 'Photoshop               X']
	const { requirements } = readAdvert(['Porter', '', ...table].join('\n'))
	const needs = Object.fromEntries(requirements.map(({ quote, need }) => [quote, need]))
	expect(needs).toMatchObject({ Excel: 'essential', Photoshop: 'desirable' })
})

test.each(['x | ', '| ', '  x', '\t'])(
	'a table of nothing but “%s” is read to its end',
	(piece) => {
		const rows = piece.repeat(40_000 / piece.length)
		expect(readCriteriaTable(['Essential | Desirable', rows, rows])).toHaveLength(3)
	},
)
