import { expect, test } from 'vitest'
import { escapeFormula, unescapeFormula } from './escape-formula.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'

const hard = [
	'=1+1',
	'+44 20',
	'-',
	'@SUM(A1)',
	'\t=1',
	'\r\n=cmd|x',
	"'",
	"'=1",
	"''=1",
	'＝1',
	'a=1',
	'',
	'"',
	'""',
	',;|\t',
	' space ',
	'two\nlines',
	'two\r\nlines',
	'é 👩‍🍳 שלום',
	"O'Neill",
	"'quoted'",
]

test('what is written comes back to the letter', () => {
	const rows = [
		['Title', ...hard],
		['x', ...hard.toReversed()],
	]
	const read = readCsv(writeCsv(rows)).map(({ cells }) => cells.map(unescapeFormula))
	expect(read).toEqual(rows)
})

test.each(hard)('%j is no formula in a spreadsheet, and is itself again', (words) => {
	const guarded = escapeFormula(words)
	expect(guarded).not.toMatch(/^\s*[=+\-@＝＋－＠]/u)
	expect(unescapeFormula(guarded)).toBe(words)
})

test.each([
	[
		'a,b\n1,2',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	[
		'\ufeffa;b\r\n"1;5";2\r\n',
		[
			['a', 'b'],
			['1;5', '2'],
		],
	],
	[
		'a\tb\r1\t2\r\r',
		[
			['a', 'b'],
			['1', '2'],
		],
	],
	[
		'"a, b",c|d\n"say ""hi""" ,x',
		[
			['a, b', 'c|d'],
			['say "hi"', 'x'],
		],
	],
	['a,b\n"never closed, 2\n3', [['a', 'b'], ['never closed, 2\n3']]],
	['a', [['a']]],
	[' ,\n\n', []],
])('%j is read as %j', (text, expected) => {
	expect(readCsv(text).map(({ cells }) => cells)).toEqual(expected)
})

test('a row knows the line that it begins in', () => {
	const rows = readCsv('a,b\r\n\r\n"1\n2",x\n3,4')
	expect(rows.map(({ line }) => line)).toEqual([1, 3, 5])
})

test.each([
	['quotes', '"'.repeat(1_000_000)],
	['separators', ','.repeat(1_000_000)],
	['line ends', 'a,b\n'.repeat(250_000)],
	['open quotes', '"a\n'.repeat(333_000)],
])('a megabyte of %s is read in one pass', (_what, text) => {
	const rows = readCsv(text)
	expect(rows.every(({ cells }) => cells.length <= 200)).toBe(true)
})
