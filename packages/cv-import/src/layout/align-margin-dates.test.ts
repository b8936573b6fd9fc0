import { expect, test } from 'vitest'
import type { TextItem } from '../extracted.ts'
import { alignMarginDates } from './align-margin-dates.ts'

function item(text: string, [x, baseline]: [number, number], bold = false): TextItem {
	return {
		text,
		page: 1,
		x,
		y: baseline - 10,
		width: text.length * 5,
		height: 12,
		baseline,
		sizePt: 10,
		font: 'plain',
		bold,
		italic: false,
		order: Math.round(baseline),
	}
}

/** Three jobs, each with a bold title, an employer and two lines of text. */
const jobs = ['Weaver', 'Knitter', 'Dyer'].flatMap((title, at) => {
	const top = 100 + at * 80
	return [
		item(title, [150, top], true),
		item('Halden Mill, Leeds', [150, top + 14]),
		item('Ran two looms on the late shift', [150, top + 28]),
		item('Kept the records of each order', [150, top + 42]),
	]
})

function datesByBaseline(dates: readonly TextItem[]): [number, string][] {
	return alignMarginDates([...dates, ...jobs])
		.filter(({ x }) => x < 150)
		.map(({ baseline, text }) => [baseline, text])
}

test('dates in the margin, a line below the titles of their jobs, come to the titles', () => {
	const dates = ['2019 – 2023', '2015 – 2019', '2012 – 2015'].map((text, at) =>
		item(text, [40, 114 + at * 80]),
	)
	expect(datesByBaseline(dates)).toEqual([
		[100, '2019 – 2023'],
		[180, '2015 – 2019'],
		[260, '2012 – 2015'],
	])
})

test('the beginning of a period above its end is one period, level with the title between them', () => {
	const dates = [
		item('June 2019', [40, 93]),
		item('Present', [40, 107]),
		item('2015', [40, 173]),
		item('2019', [40, 187]),
		item('2015', [40, 260]),
	]
	expect(datesByBaseline(dates)).toEqual([
		[100, 'June 2019 – Present'],
		[180, '2015 – 2019'],
		[260, '2015'],
	])
})

test('dates of a table, one in each row, stay in their rows', () => {
	const rows = ['2010', '2012', '2014', '2016'].flatMap((year, at) => [
		item(year, [40, 100 + at * 14]),
		item('Moved to another mill', [150, 100 + at * 14]),
	])
	expect(alignMarginDates(rows)).toEqual(rows)
})

test('dates within running text stay where they are', () => {
	const lines = ['In 2010 I began', '2012', 'and in 2014', '2016'].map((text, at) =>
		item(text, [40, 100 + at * 14]),
	)
	expect(alignMarginDates(lines)).toEqual(lines)
})
