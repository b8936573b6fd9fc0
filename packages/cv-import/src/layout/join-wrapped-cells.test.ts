import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { groupIntoLines } from './group-into-lines.ts'
import { joinWrappedCells } from './join-wrapped-cells.ts'
import { markEnumerations } from './mark-enumerations.ts'

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

test('what stands below an open cell goes on in its column', () => {
	const rows = groupIntoLines([
		item('Halden School', 50, 0),
		item('Leaving', 250, 0),
		item('1999 -', 450, 0),
		item('Certificate', 250, 1),
		item('2005', 450, 1),
	])
	expect(joinWrappedCells(rows).map(({ span }) => span.text)).toEqual([
		'Halden School\tLeaving Certificate\t1999 - 2005',
	])
})

test('a title below an employer is a line of its own', () => {
	const rows = groupIntoLines([
		item('Larch Marine', 50, 0),
		item('2011 – 2014', 450, 0),
		item('Deck hand', 50, 1),
	])
	expect(joinWrappedCells(rows)).toHaveLength(2)
})

test('the numbers of an enumeration are the marks of a list', () => {
	const lines = groupIntoLines([
		item('Deck hand', 50, 0),
		item('i. Kept the decks in order', 60, 1),
		item('ii. Loaded ships', 58, 2),
	])
	expect(markEnumerations(lines).map(({ isBullet, span }) => [isBullet, span.text])).toEqual([
		[false, 'Deck hand'],
		[true, 'Kept the decks in order'],
		[true, 'Loaded ships'],
	])
})

test('numbered jobs with dates lose their numbers and are no points', () => {
	const lines = groupIntoLines([
		item('i. Deck hand, 2011 – 2014', 50, 0),
		item('ii. Cook, 2008 – 2011', 50, 1),
	])
	expect(markEnumerations(lines).map(({ isBullet, span }) => [isBullet, span.text])).toEqual([
		[false, 'Deck hand, 2011 – 2014'],
		[false, 'Cook, 2008 – 2011'],
	])
})
