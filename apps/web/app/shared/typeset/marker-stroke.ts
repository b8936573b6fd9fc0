import type { Box } from '@app/cv'

/**
 * The outline of a marker stroke over a place, as SVG path data in points. It reaches a little past the
 * words, its ends lean and differ, and the same place always gives the same stroke.
 */
export function markerStroke({ x, y, width, height }: Omit<Box, 'page'>): string {
	const random = randomFrom(x * 7.31 + y * 3.17 + width)
	const reach = Math.min(height * 0.22, 3)
	const lean = height * 0.16
	const between = (low: number, high: number) => low + random() * (high - low)
	const top = y - height * 0.04
	const bottom = y + height * 1.03
	const leftTop = x - reach * between(0.3, 0.8) + lean * 0.5
	const leftBottom = x - reach * between(0.7, 1.2)
	const rightTop = x + width + reach * between(0.7, 1.2)
	const rightBottom = x + width + reach * between(0.3, 0.8) - lean * 0.5
	const bow = height * 0.05
	const points = {
		start: [leftTop, top + bow * between(-0.4, 1)],
		topBend: [x + width * between(0.3, 0.7), top - bow * between(0, 1)],
		topEnd: [rightTop, top + bow * between(-0.6, 0.8)],
		rightBend: [Math.max(rightTop, rightBottom) + lean * between(0, 0.5), y + height * 0.5],
		bottomEnd: [rightBottom, bottom - bow * between(-0.4, 1)],
		bottomBend: [x + width * between(0.3, 0.7), bottom + bow * between(0, 1)],
		bottomStart: [leftBottom, bottom - bow * between(-0.6, 0.8)],
		leftBend: [Math.min(leftTop, leftBottom) - lean * between(0, 0.5), y + height * 0.5],
	}
	const at = (name: keyof typeof points) => points[name].map((value) => value?.toFixed(2)).join(' ')
	return [
		`M${at('start')}`,
		`Q${at('topBend')} ${at('topEnd')}`,
		`Q${at('rightBend')} ${at('bottomEnd')}`,
		`Q${at('bottomBend')} ${at('bottomStart')}`,
		`Q${at('leftBend')} ${at('start')}Z`,
	].join('')
}

/** A ring drawn with the marker around a picture or a block, as SVG path data in points; it overshoots its start. */
export function markerRing({ x, y, width, height }: Omit<Box, 'page'>): string {
	const random = randomFrom(x + y * 5.3 + width * 2.9)
	const wobble = () => (random() - 0.5) * 4
	const corner = (cornerX: number, cornerY: number) =>
		`${(cornerX + wobble()).toFixed(2)} ${(cornerY + wobble()).toFixed(2)}`
	const gap = 3
	const right = x + width + gap
	const bottom = y + height + gap
	return [
		`M${corner(x - gap, y - gap)}`,
		`Q${corner(x + width / 2, y - gap)} ${corner(right, y - gap)}`,
		`Q${corner(right, y + height / 2)} ${corner(right, bottom)}`,
		`Q${corner(x + width / 2, bottom)} ${corner(x - gap, bottom)}`,
		`Q${corner(x - gap, y + height / 2)} ${corner(x - gap, y - gap)}`,
		`L${corner(x + Math.min(width / 4, 14), y - gap)}`,
	].join('')
}

// Mulberry32: small, and good enough to make two strokes look different.
function randomFrom(seed: number): () => number {
	let state = Math.round(seed * 1000) >>> 0
	return () => {
		state = (state + 0x6d2b79f5) >>> 0
		let mixed = Math.imul(state ^ (state >>> 15), state | 1)
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
	}
}
