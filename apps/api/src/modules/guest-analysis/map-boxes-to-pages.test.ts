import type { Box, CvSource } from '@app/cv'
import { expect, test } from 'vitest'
import { mapBoxesToPages } from './map-boxes-to-pages.ts'

const page = { widthPt: 595, heightPt: 842 }
const place = (y: number, x = 0, width = 100): Box => ({ page: 1, x, y, width, height: 10 })
const line = (text: string, y: number) => ({
	text,
	place: place(y),
	sizePt: 10,
	bold: false,
	font: '',
})

function sourceWith(places: CvSource['places']): CvSource {
	return {
		format: 'txt',
		fileName: 'cv.txt',
		bytes: 10,
		text: '',
		confidence: {},
		pages: [{ number: 1, widthPt: 600, heightPt: 900, lines: [line('Ada', 0), line('Nurse', 20)] }],
		places,
		unread: [{ text: 'Nurse', place: place(20) }],
		headings: [{ text: 'Gone', section: 'skills', place: place(500) }],
		warnings: [],
		facts: {
			title: null,
			language: null,
			isTagged: null,
			maker: null,
			fonts: [],
			pictures: [],
			columns: 1,
			hasTables: false,
			hasTextBoxes: false,
			contactInPageHeader: false,
			hiddenText: [],
			unreadableShare: 0,
			links: [],
		},
	}
}

const set = {
	pages: [page, page],
	places: [[{ ...place(50, 40) }], [{ ...place(60, 40), page: 2 }]],
}

test('a field goes where its line was set', () => {
	const moved = mapBoxesToPages(sourceWith({ name: [place(0)] }), set)
	expect(moved.places).toEqual({ name: [place(50, 40)] })
	expect(moved.unread[0]?.place).toEqual({ ...place(60, 40), page: 2 })
})

test('a part of a line goes to the same part of the line on the page', () => {
	const moved = mapBoxesToPages(sourceWith({ name: [place(0, 50, 25)] }), {
		...set,
		places: [[place(50, 40, 200)], []],
	})
	expect(moved.places.name).toEqual([place(50, 140, 50)])
})

test('a field on several lines goes to all of them, also across pages', () => {
	const whole = { page: 1, x: 0, y: 0, width: 100, height: 30 }
	const moved = mapBoxesToPages(sourceWith({ summary: [whole] }), set)
	expect(moved.places.summary?.map((found) => found.page)).toEqual([1, 2])
})

test('a line that was broken marks every piece of it', () => {
	const pieces = [place(50, 40), place(62, 40)]
	const moved = mapBoxesToPages(sourceWith({ name: [place(0, 10, 5)] }), {
		...set,
		places: [pieces, []],
	})
	expect(moved.places.name).toEqual(pieces)
})

test('the lines stand on the pages that they were set on', () => {
	const { pages } = mapBoxesToPages(sourceWith({}), set)
	expect(pages.map(({ lines }) => lines.map(({ text }) => text))).toEqual([['Ada'], ['Nurse']])
})

test('what stood nowhere has no place', () => {
	expect(mapBoxesToPages(sourceWith({ name: [place(500)] }), set)).toMatchObject({
		places: { name: [] },
		headings: [{ place: null }],
	})
})
