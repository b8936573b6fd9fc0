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
	const { places, pages } = await typesetter.textPages(lines, { title: 'jane.txt' })
	expect(places.map((rectangles) => rectangles.length)).toEqual([1, 0, 2, 1])
	expect(pages).toHaveLength(1)
	expect(
		places.flat().every(({ page, width, height }) => page === 1 && width > 0 && height > 0),
	).toBe(true)
})

test('places follow each other down the page and stay on it', async () => {
	const lines = Array.from({ length: 120 }, (_, index) => ({ text: `Line ${index}. ${long}` }))
	const { places, pages } = await typesetter.textPages(lines, { title: 'long.txt' })
	const flat = places.flat()
	expect(flat.at(-1)?.page).toBe(pages.length)
	for (const [index, place] of flat.entries()) {
		const before = flat[index - 1]
		if (before?.page === place.page) expect(place.y).toBeGreaterThan(before.y + before.height - 1)
		expect(place.x + place.width).toBeLessThan(595.28 - 50)
		expect(place.y + place.height).toBeLessThan(841.89)
	}
})

test('an address too long for a line is marked on each of its rows', async () => {
	const text = `https://example.com/${'a-very-long-path/'.repeat(12)}`
	const { places } = await typesetter.textPages([{ text }], { title: 'x' })
	const total = (places[0] ?? []).reduce((sum, { width }) => sum + width, 0)
	expect(places[0]?.length).toBeGreaterThan(2)
	expect(total).toBeGreaterThan(900)
})

test('a rectangle covers the ink of its line', async () => {
	const { places, pages } = await typesetter.textPages([{ text: 'Hamburgefonstiv' }], {
		title: 'x',
	})
	const [place] = places[0] ?? []
	const path = /translate\(([\d.]+) ([\d.]+)\)/.exec(pages[0]?.svg ?? '')
	expect(Number(path?.[1])).toBeCloseTo(place?.x ?? 0, 0)
	expect(Number(path?.[2])).toBeGreaterThan(place?.y ?? 0)
	expect(Number(path?.[2])).toBeLessThan((place?.y ?? 0) + (place?.height ?? 0))
})

test('no lines make one blank page', async () => {
	const { pages, places } = await typesetter.textPages([], { title: '' })
	expect(pages).toHaveLength(1)
	expect(places).toEqual([])
})

test('signs that the first font lacks are drawn and are no boxes', async () => {
	const drawn = async (text: string) =>
		(await typesetter.textPages([{ text }], { title: 'x' })).pages[0]?.svg
	expect(await drawn('★')).not.toBe(await drawn('履'))
})
