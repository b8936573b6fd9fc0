import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { shareOfDiffering } from './share-of-differing.ts'

const size = 100

/** A white picture with rectangles of one grey. */
function drawn(
	...boxes: { x: number; y: number; width: number; height: number; grey: number }[]
): Picture {
	const rgb = new Uint8Array(size * size * 3).fill(255)
	for (const { x, y, width, height, grey } of boxes) {
		for (let line = y; line < y + height; line += 1) {
			rgb.fill(grey, 3 * (line * size + x), 3 * (line * size + x + width))
		}
	}
	return { width: size, height: size, rgb }
}

const stroke = { x: 20, y: 20, width: 3, height: 40, grey: 20 }

test('the same picture does not differ, nor one whose edges are smoothed or a pixel apart', () => {
	expect(shareOfDiffering(drawn(stroke), drawn(stroke))).toBe(0)
	expect(shareOfDiffering(drawn(stroke), drawn({ ...stroke, x: 21 }))).toBe(0)
	const smooth = drawn({ ...stroke, x: 19, width: 5, grey: 150 }, stroke)
	expect(shareOfDiffering(drawn(stroke), smooth)).toBe(0)
})

test.each([
	['a stroke that is not there', [], 0.012],
	['a stroke that stands elsewhere', [{ ...stroke, x: 30 }], 0.024],
	['a stroke that is two pixels off', [{ ...stroke, x: 22 }], 0.0156],
	['a stroke of another grey', [{ ...stroke, grey: 90 }], 0.012],
])('%s differs by its pixels', (_, boxes, share) => {
	expect(shareOfDiffering(drawn(stroke), drawn(...boxes))).toBeCloseTo(share, 3)
})

test('a pale area that is missing differs, though its colour is near white', () => {
	const panel = { x: 0, y: 0, width: 50, height: 100, grey: 236 }
	expect(shareOfDiffering(drawn(panel), drawn())).toBeGreaterThan(0.48)
})
