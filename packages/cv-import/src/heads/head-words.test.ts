import { expect, test } from 'vitest'
import { toSpan } from '../text/span.ts'
import { entryOfHead } from './entry-of-head.ts'
import { readHead, sliceHead } from './head-words.ts'

function item(text: string, row: number) {
	return {
		text,
		page: 1,
		x: 50,
		y: 100 + row * 14,
		width: text.length * 5,
		height: 10,
		baseline: 110 + row * 14,
		sizePt: 10,
		font: 'plain',
		bold: false,
		italic: false,
		order: row,
	}
}

function headOf(lines: readonly string[], dateRow = 0) {
	const dates = toSpan(item('2019', dateRow))
	return readHead(
		entryOfHead(
			lines.map((line, row) => toSpan(item(line, row))),
			dates,
		),
	)
}

test('words know what stands before and after them', () => {
	const { words } = headOf(['Cook – Oak Inn, Leeds', 'Full-time (summer)'])
	expect(words.map(({ text, before }) => `${before} ${text}`)).toEqual([
		'edge Cook',
		'dash Oak',
		'space Inn',
		'comma Leeds',
		'row Full-time',
		'open summer',
	])
	expect(words.at(-1)?.after).toBe('edge')
})

test('the line with the dates is known', () => {
	const { words } = headOf(['Cook', 'Oak Inn'], 1)
	expect(words.map(({ isBesideDates }) => isBesideDates)).toEqual([false, true, true])
})

test('a bracket that the words open is theirs', () => {
	const head = headOf(['Teaching Assistant (maternity cover), Leeds'])
	expect(sliceHead(head, 0, 4)?.text).toBe('Teaching Assistant (maternity cover)')
	expect(sliceHead(head, 2, 4)?.text).toBe('maternity cover')
})

test('an endless line is read up to a bound', () => {
	expect(headOf(['word '.repeat(5_000)]).words.length).toBeLessThan(50)
})
