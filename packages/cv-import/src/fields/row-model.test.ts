import { expect, test } from 'vitest'
import { rowKinds } from './row-features.ts'
import { kindsUnder, type RowClues } from './row-model.ts'

const start = 0
const head = 1
const body = 2

// Weights under which the place of a kind speaks for it, and the last place for a start and a head alike.
const places = 4
const weights = {
	step: 1,
	values: Int8Array.from([4, 0, 0, 2, 0, 4, 0, 2, 0, 0, 4, 0]),
}

function row(place: number, isDated = false, mayBe: RowClues['mayBe'] = rowKinds): RowClues {
	return { places: [place], isDated, isAward: false, isLikeAbove: false, mayBe }
}

test('each row is what its features speak for', () => {
	expect(kindsUnder(weights, [row(start), row(head), row(body), row(start)])).toEqual([
		'start',
		'head',
		'body',
		'start',
	])
	expect(weights.values).toHaveLength(3 * places)
})

test('a section may begin with text of no entry, and never goes on with a head', () => {
	expect(kindsUnder(weights, [row(body), row(body)])).toEqual(['body', 'body'])
	expect(kindsUnder(weights, [row(head, true)])).toEqual(['start'])
	expect(kindsUnder(weights, [])).toEqual([])
})

test('a second row with dates begins an entry rather than going on with a dated head', () => {
	expect(kindsUnder(weights, [row(start, true), row(3, true)])).toEqual(['start', 'start'])
	expect(kindsUnder(weights, [row(start), row(3, true)])).toEqual(['start', 'head'])
})

test('a second award begins an entry, even if it looks like the rest of a head', () => {
	const award = (place: number): RowClues => ({ ...row(place), isAward: true })
	expect(kindsUnder(weights, [award(start), award(3)])).toEqual(['start', 'start'])
})

test('two rows with periods and one look are both entries, or both text', () => {
	const own = { step: 1, values: Int8Array.from([4, 0, 0, 2, 0, 4, 0, 0, 0, 0, 4, 3]) }
	const unsure: RowClues = row(3, true)
	expect(kindsUnder(own, [row(start, true), unsure])).toEqual(['start', 'body'])
	expect(kindsUnder(own, [row(start, true), { ...unsure, isLikeAbove: true }])).toEqual([
		'start',
		'start',
	])
})

test('where heads are marked, no other row begins an entry', () => {
	const other = row(start, false, ['head', 'body'])
	expect(kindsUnder(weights, [row(start), other])).not.toEqual(['start', 'start'])
	expect(kindsUnder(weights, [row(start), row(body, false, ['start'])])).toEqual(['start', 'start'])
})

test('ten thousand rows are told apart within a second', () => {
	const rows = Array.from({ length: 10_000 }, (_, at) => row(at % 3))
	const begun = performance.now()
	expect(kindsUnder(weights, rows)).toHaveLength(rows.length)
	expect(performance.now() - begun).toBeLessThan(1000)
})
