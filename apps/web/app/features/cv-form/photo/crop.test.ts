import { expect, test } from 'vitest'
import { greatestZoom, moveCrop, startCrop, zoomCrop, zoomOf } from './crop.ts'

const upright = { width: 600, height: 1000 }
const wide = { width: 1000, height: 600 }

test('at first a crop is as large as it can be, and has the face of an upright picture', () => {
	expect(startCrop(wide)).toEqual({ x: 200, y: 0, side: 600 })
	expect(startCrop(upright)).toEqual({ x: 0, y: 100, side: 600 })
})

test('it moves by shares of its side, and never leaves the picture', () => {
	const crop = startCrop(upright)
	expect(moveCrop(crop, upright, { x: 0, y: 0.1 })).toEqual({ x: 0, y: 160, side: 600 })
	expect(moveCrop(crop, upright, { x: 5, y: -5 })).toEqual({ x: 0, y: 0, side: 600 })
	expect(moveCrop(crop, upright, { x: 0, y: 5 })).toEqual({ x: 0, y: 400, side: 600 })
})

test('it zooms about its middle, or about a point that stays in its place', () => {
	const crop = startCrop(wide)
	expect(zoomCrop(crop, wide, { zoom: 2 })).toEqual({ x: 350, y: 150, side: 300 })
	expect(zoomCrop(crop, wide, { zoom: 2, at: { x: 0, y: 1 } })).toEqual({
		x: 200,
		y: 300,
		side: 300,
	})
})

test('it zooms no further than to be seen, and no less than to fill it', () => {
	const near = zoomCrop(startCrop(wide), wide, { zoom: 100 })
	expect(zoomOf(near, wide)).toBe(greatestZoom)
	expect(zoomCrop(near, wide, { zoom: 0 }).side).toBe(600)
})
