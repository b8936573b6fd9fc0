import { afterAll, expect, test } from 'vitest'
import type { TextLine } from './to-plain-pages-input.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

const long =
	'Staff nurse who cut falls on the ward from eleven to four a quarter by starting hourly comfort rounds and teaching them to every shift, and who audits sepsis care each month'

test('every line has a place, an empty one has none', async () => {
	const lines: TextLine[] = [
		{ text: 'Jane Example', sizePt: 18, bold: true },
		{ text: '' },
		{ text: long },
		{ text: '  indented  ' },
	]
	const { rows, pages } = await typesetter.textPages(lines, { title: 'jane.txt' })
	expect(rows.map((own) => own.length)).toEqual([1, 0, 2, 1])
	expect(pages).toHaveLength(1)
	expect(
		rows.flat().every(({ place }) => place.page === 1 && place.width > 0 && place.height > 0),
	).toBe(true)
})

test('places follow each other down the page and stay on it', async () => {
	const lines = Array.from({ length: 120 }, (_, index) => ({ text: `Line ${index}. ${long}` }))
	const { rows, pages } = await typesetter.textPages(lines, { title: 'long.txt' })
	const flat = rows.flat().map(({ place }) => place)
	expect(flat.at(-1)?.page).toBe(pages.length)
	for (const [index, place] of flat.entries()) {
		const before = flat[index - 1]
		if (before?.page === place.page) expect(place.y).toBeGreaterThan(before.y + before.height - 1)
		expect(place.x + place.width).toBeLessThan(595.28 - 50)
		expect(place.y + place.height).toBeLessThan(841.89)
	}
})

test('every word of a line that was broken has its place in its row', async () => {
	const { rows } = await typesetter.textPages([{ text: long }], { title: 'x' })
	const [own = []] = rows
	expect(own.map(({ text }) => text).join(' ')).toBe(long)
	for (const { text, place, words } of own) {
		expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(text.split(' '))
		let right = place.x - 1
		for (const { x, width } of words) {
			// A space is about a fifth of an em.
			expect(x - right).toBeGreaterThan(0.9)
			expect(x - right).toBeLessThan(4)
			right = x + width
		}
		expect(right).toBeCloseTo(place.x + place.width, 1)
	}
})

test('an address too long for a line is marked on each of its rows', async () => {
	const text = `https://example.com/${'a-very-long-path/'.repeat(12)}`
	const { rows } = await typesetter.textPages([{ text }], { title: 'x' })
	const total = (rows[0] ?? []).reduce((sum, { place }) => sum + place.width, 0)
	expect(rows[0]?.length).toBeGreaterThan(2)
	expect(new Set(rows[0]?.flatMap(({ words }) => words.map(({ word }) => word)))).toEqual(
		new Set([0]),
	)
	expect(total).toBeGreaterThan(900)
})

test('a rectangle covers the ink of its line', async () => {
	const { rows, pages } = await typesetter.textPages([{ text: 'Hamburgefonstiv' }], {
		title: 'x',
	})
	const place = rows[0]?.[0]?.place
	const path = /translate\(([\d.]+) ([\d.]+)\)/.exec(pages[0]?.svg ?? '')
	expect(Number(path?.[1])).toBeCloseTo(place?.x ?? 0, 0)
	expect(Number(path?.[2])).toBeGreaterThan(place?.y ?? 0)
	expect(Number(path?.[2])).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0))
})

test('no lines make one blank page', async () => {
	const { pages, rows } = await typesetter.textPages([], { title: '' })
	expect(pages).toHaveLength(1)
	expect(rows).toEqual([])
})

test('signs that the first font lacks are drawn and are no boxes', async () => {
	const drawn = async (text: string) =>
		(await typesetter.textPages([{ text }], { title: 'x' })).pages[0]?.svg
	expect(await drawn('★')).not.toBe(await drawn('履'))
})
