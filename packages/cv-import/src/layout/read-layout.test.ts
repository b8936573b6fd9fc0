import { expect, test } from 'vitest'
import type { Extracted, TextItem } from '../extracted.ts'
import { listLayouts } from './read-layout.ts'

function item(text: string, x: number, baseline: number): TextItem {
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
		bold: false,
		italic: false,
		order: x * 1000 + baseline,
	}
}

function fileOf(items: TextItem[]): Extracted {
	return {
		format: 'pdf',
		fileName: 'cv.pdf',
		bytes: 1,
		pages: [{ number: 1, widthPt: 595, heightPt: 842, items }],
		facts: {
			title: null,
			language: null,
			isTagged: null,
			maker: null,
			fonts: [],
			pictures: [],
			hasTables: false,
			hasTextBoxes: false,
			hiddenText: [],
			unreadableShare: 0,
			links: [],
		},
		linesAreParagraphs: false,
		pageHeaderText: '',
		warnings: [],
	}
}

const left = ['Contact', 'Leeds', 'Skills', 'Weaving', 'Dyeing']
const right = ['Experience', 'Weaver', 'Halden Mill', 'Education', 'Leeds College']
const columns = left.flatMap((text, at) => [
	item(text, 50, 100 + at * 14),
	item(right[at] ?? '', 250, 100 + at * 14),
])

function textsOf(file: Extracted): string[][] {
	return listLayouts(file).map((layout) =>
		layout().flows.flatMap(({ lines }) => lines.map(({ span }) => span.text)),
	)
}

test('columns are the likeliest layout of a page with them, and rows another', () => {
	const [columnsFirst, rows, ...others] = textsOf(fileOf(columns))
	expect(columnsFirst).toEqual([...left, ...right])
	expect(rows).toEqual(left.map((text, at) => `${text}\t${right[at]}`))
	expect(others).toEqual([])
})

test('a page of one column has one layout', () => {
	expect(textsOf(fileOf(right.map((text, at) => item(text, 50, 100 + at * 14))))).toHaveLength(1)
})

test('what a browser prints at the edges of a page is none of its text', () => {
	const stamps = [
		item('4/19/21, 10:10 AM', 40, 20),
		item('file:///home/ali/cv.html', 300, 830),
		item('Started on 4/19/21, 10:10 AM', 50, 400),
	]
	const [texts] = textsOf(fileOf([...columns, ...stamps]))
	expect(texts).toContain('Started on 4/19/21, 10:10 AM')
	expect(texts?.filter((text) => /file:|^4/.test(text))).toEqual([])
})
