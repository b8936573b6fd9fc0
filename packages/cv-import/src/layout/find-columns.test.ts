import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { findBands } from './find-columns.ts'

function item(text: string, x: number, row: number): TextItem {
	return {
		text,
		page: 1,
		x,
		y: 100 + row * 14,
		width: text.length * 5,
		height: 10,
		baseline: 110 + row * 14,
		sizePt: 10,
		font: 'plain',
		bold: false,
		italic: false,
		order: row * 2 + Number(x > 100),
	}
}

function kindsOf(left: readonly string[], right: readonly string[]): string[] {
	const items = [
		...left.map((text, row) => item(text, 50, row)),
		...right.map((text, row) => item(text, 220, row)),
	].filter(({ text }) => text !== '')
	const page = { number: 1, widthPt: 595, heightPt: 842, items }
	return findBands(page, null).map(({ kind }) => kind)
}

const work = [
	'',
	'Design Engineer',
	'Halden Pumps',
	'Junior Engineer',
	'Ravfield Mill',
	'',
	'Skills',
]

test('titles on both sides make columns', () => {
	const side = ['Contact', 'Leeds', '07700 900123', 'sam@example.com', 'Languages', 'English', '']
	expect(kindsOf(side, work)).toContain('columns')
})

test('titles on both sides make columns, where one side is set to its right edge', () => {
	const side = ['Contact', 'Leeds', '07700 900123', 'sam@example.com', 'Languages', 'English', '']
	const all = ['Experience', ...work.slice(1)]
	const items = [
		...side.map((text, row) => item(text, 200 - text.length * 5, row)),
		...all.map((text, row) => item(text, 220, row)),
	].filter(({ text }) => text !== '')
	const page = { number: 1, widthPt: 595, heightPt: 842, items }
	expect(findBands(page, null).map(({ kind }) => kind)).toContain('columns')
})

test('dates in a column of their own stand beside what happened, though titles stand over both', () => {
	const dates = ['Experience', '2019 – 2023', '', '2016 – 2019', '2014 – 2016', '', 'Languages']
	expect(kindsOf(dates, work)).toEqual(['full'])
})
