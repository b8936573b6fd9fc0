import type { Box, CvSource } from '@app/cv'
import { expect, test } from 'vitest'
import { mapBoxesToPages, type SetPages } from './map-boxes-to-pages.ts'

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

type Row = SetPages['rows'][number][number]

/** A row of words that are 20 points wide, 10 apart; the first has this number in its line. */
function row(text: string, at: Box, first = 0): Row {
	let start = 0
	const words = text.split(' ').map((word, index) => {
		const found = { word: first + index, start, end: start + word.length }
		start += word.length + 1
		return { ...found, x: at.x + index * 30, width: 20 }
	})
	return { text, place: at, words }
}

const set: SetPages = {
	pages: [page, page],
	rows: [[row('Ada', place(50, 40, 20))], [row('Nurse', { ...place(60, 40, 20), page: 2 })]],
}

/** A source of one line whose words are 10 points wide, 5 apart. */
function sourceOf(text: string, places: CvSource['places']): CvSource {
	const source = sourceWith(places)
	let start = 0
	const words = text.split(' ').map((word, index) => {
		const found = { start, end: start + word.length, x: index * 15, width: 10 }
		start += word.length + 1
		return found
	})
	const lines = [{ ...line(text, 0), words }]
	return { ...source, pages: source.pages.map((own) => ({ ...own, lines })) }
}

test('a field goes where its line was set', () => {
	const moved = mapBoxesToPages(sourceWith({ name: [place(0)] }), set)
	expect(moved.places).toEqual({ name: [place(50, 40, 20)] })
	expect(moved.unread[0]?.place).toEqual({ ...place(60, 40, 20), page: 2 })
})

test('a part of a line goes to the same words on the page, however wide they are there', () => {
	const source = sourceOf('Staff Nurse, Leeds General', {
		'experience.0.employer': [place(0, 30, 25)],
	})
	const rows = [[row('Staff Nurse, Leeds General', place(50, 40, 110))]]
	const { places } = mapBoxesToPages(source, { ...set, rows })
	expect(places).toEqual({ 'experience.0.employer': [place(50, 100, 50)] })
})

test('a part of a line that was broken goes to its own words on each row', () => {
	const source = sourceOf('Staff Nurse, Leeds General', {
		title: [place(0, 0, 25)],
		rest: [place(0, 15, 40)],
	})
	const rows = [
		[row('Staff Nurse, Leeds', place(50, 40, 80)), row('General', place(62, 40, 20), 3)],
	]
	const { places, pages } = mapBoxesToPages(source, { ...set, rows })
	expect(places.title).toEqual([place(50, 40, 50)])
	expect(places.rest).toEqual([place(50, 70, 50), place(62, 40, 20)])
	expect(pages[0]?.lines.map(({ text }) => text)).toEqual(['Staff Nurse, Leeds', 'General'])
})

test('a field on several lines goes to all of them, also across pages', () => {
	const whole = { page: 1, x: 0, y: 0, width: 100, height: 30 }
	const moved = mapBoxesToPages(sourceWith({ summary: [whole] }), set)
	expect(moved.places.summary?.map((found) => found.page)).toEqual([1, 2])
})

test('a line that was set in other words is marked whole', () => {
	const rows = [[row('Staff Nurse,', place(50, 40, 50)), row('Leeds', place(62, 40, 20), 2)]]
	const source = sourceOf('Staff Nurse, Leeds General', { title: [place(0, 0, 25)] })
	expect(mapBoxesToPages(source, { ...set, rows }).places.title).toEqual([
		place(50, 40, 50),
		place(62, 40, 20),
	])
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
