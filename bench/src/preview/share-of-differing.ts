import type { Picture } from './picture.ts'

/** Of 255: how far a colour may be off in a flat area, and at an edge, which every program smooths its own way. */
const tolerance = { flat: 8, edge: 32 }

const sides = [-1, 0, 1]

/**
 * Returns the share of differing pixels, from 0 to 1. A pixel differs when, in any colour, it is darker or lighter by
 * more than the tolerance than everything within one pixel of it in the other picture. Two programs may set an edge
 * up to a pixel apart, but a flat area must have the right colour, and a line or a letter the right place.
 */
export function shareOfDiffering(a: Picture, b: Picture): number {
	// A page is no whole number of pixels wide, and programs cut the last one off or do not.
	const [width, height] = [Math.min(a.width, b.width), Math.min(a.height, b.height)]
	let differing = 0
	for (let y = 0; y < height; y += 1) {
		for (let x = 0; x < width; x += 1) {
			for (let channel = 0; channel < 3; channel += 1) {
				if (!differs(a, b, { x, y, channel })) continue
				differing += 1
				break
			}
		}
	}
	return differing / (width * height)
}

type At = { x: number; y: number; channel: number }

function differs(a: Picture, b: Picture, at: At): boolean {
	const [own, other] = [valueAt(a, at), valueAt(b, at)]
	if (Math.abs(own - other) <= tolerance.flat) return false
	const [aroundA, aroundB] = [rangeAround(a, at), rangeAround(b, at)]
	const isFlat = [aroundA, aroundB].every(({ least, most }) => most - least <= tolerance.flat)
	const allowed = isFlat ? tolerance.flat : tolerance.edge
	return isOutside(own, aroundB, allowed) || isOutside(other, aroundA, allowed)
}

function isOutside(value: number, { least, most }: Range, allowed: number): boolean {
	return value < least - allowed || value > most + allowed
}

type Range = { least: number; most: number }

function rangeAround(picture: Picture, { x, y, channel }: At): Range {
	let [least, most] = [255, 0]
	for (const dy of sides) {
		for (const dx of sides) {
			const [column, line] = [x + dx, y + dy]
			const isInside = column >= 0 && line >= 0 && column < picture.width && line < picture.height
			if (!isInside) continue
			const value = valueAt(picture, { x: column, y: line, channel })
			least = Math.min(least, value)
			most = Math.max(most, value)
		}
	}
	return { least, most }
}

function valueAt({ width, rgb }: Picture, { x, y, channel }: At): number {
	return rgb[3 * (y * width + x) + channel] ?? 0
}
