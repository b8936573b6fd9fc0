import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { groupIntoLines } from './group-into-lines.ts'

function item(text: string, x: number, row: number): TextItem {
	return {
		text,
		page: 1,
		x,
		y: 100 + row * 13,
		width: text.length * 5,
		height: 10,
		baseline: 108 + row * 13,
		sizePt: 10,
		font: 'plain',
		bold: false,
		italic: false,
		order: row,
	}
}

/** Words that end a little before x = 100. */
const date = (text: string, row: number) => item(text, 92 - text.length * 5, row)
const dashed = (text: string, row: number) => item(text, 96 - text.length * 5, row)
const textsOf = (items: readonly TextItem[]) => groupIntoLines(items).map(({ span }) => span.text)
const said = ['Drove 40 buses', 'Checked tyres', 'Sold tickets']

test('words close to a date are a cell of their own where a column begins', () => {
	const column = said.map((text, at) => item(text, 100, at + 2))
	const rows = [
		dashed('Oct 2019 –', 0),
		item('Bus driver', 100, 0),
		date('Sep 2023', 1),
		item('Maun Buses', 100, 1),
	]
	expect(textsOf([...rows, ...column]).slice(0, 2)).toEqual([
		'Oct 2019 –\tBus driver',
		'Sep 2023\tMaun Buses',
	])
})

test('words close to a date go on with it where no column begins', () => {
	expect(textsOf([dashed('Oct 2019 –', 0), item('Bus driver', 100, 0)])).toEqual([
		'Oct 2019 – Bus driver',
	])
})
