import { expect, test } from 'vitest'
import { markerRing, markerStroke } from './marker-stroke.ts'

const place = { x: 72, y: 300, width: 180, height: 11 }

function corners(path: string) {
	const numbers = path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? []
	const xs = numbers.filter((_, index) => index % 2 === 0)
	const ys = numbers.filter((_, index) => index % 2 === 1)
	return {
		left: Math.min(...xs),
		right: Math.max(...xs),
		top: Math.min(...ys),
		bottom: Math.max(...ys),
	}
}

test('a stroke covers its words and reaches at most a third of a line past them', () => {
	const { left, right, top, bottom } = corners(markerStroke(place))
	expect(left).toBeLessThan(place.x)
	expect(left).toBeGreaterThan(place.x - place.height / 3)
	expect(right).toBeGreaterThan(place.x + place.width)
	expect(right).toBeLessThan(place.x + place.width + place.height / 3)
	expect(top).toBeGreaterThan(place.y - place.height * 0.15)
	expect(bottom).toBeLessThan(place.y + place.height * 1.15)
})

test('the same place always has the same stroke', () => {
	expect(markerStroke(place)).toBe(markerStroke({ ...place }))
})

test('two lines of the same width have different strokes', () => {
	const shape = (path: string, y: number) => {
		const { left, right, top } = corners(path)
		return [left, right, top - y].map((value) => value.toFixed(2))
	}
	const below = { ...place, y: 316 }
	expect(shape(markerStroke(below), below.y)).not.toEqual(shape(markerStroke(place), place.y))
})

test('a place of no width still gives a stroke that can be seen', () => {
	const { left, right } = corners(markerStroke({ ...place, width: 0 }))
	expect(right - left).toBeGreaterThan(1)
})

test('a ring goes around its picture and stays near it', () => {
	const picture = { x: 40, y: 60, width: 90, height: 110 }
	const { left, right, top, bottom } = corners(markerRing(picture))
	expect(left).toBeLessThan(40)
	expect(top).toBeLessThan(60)
	expect(right).toBeGreaterThan(130)
	expect(bottom).toBeGreaterThan(170)
	expect([left, top, right, bottom].map(Math.round)).toEqual([
		expect.closeTo(37, -1),
		expect.closeTo(57, -1),
		expect.closeTo(133, -1),
		expect.closeTo(173, -1),
	])
})
