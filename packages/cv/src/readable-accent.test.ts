import { expect, test } from 'vitest'
import { contrastOnWhite, readableAccent } from './readable-accent.ts'

test('a colour that can be read on white stays as it is', () => {
	expect(readableAccent('#00544d')).toBe('#00544d')
})

test.each(['#ffff00', '#7fd4ff', '#ffffff', '#ff8800', '#808080'])(
	'%s is darkened until it can be read',
	(colour) => {
		expect(contrastOnWhite(readableAccent(colour))).toBeGreaterThanOrEqual(4.5)
	},
)

test('a darkened colour keeps its hue', () => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
		Number.parseInt(readableAccent('#ff8800').slice(at, at + 2), 16),
	)
	expect(red).toBeGreaterThan(green)
	expect(green).toBeGreaterThan(blue)
})

test('more contrast can be asked for', () => {
	expect(contrastOnWhite(readableAccent('#1d7fa8'))).toBeLessThan(5.3)
	expect(contrastOnWhite(readableAccent('#1d7fa8', 5.3))).toBeGreaterThanOrEqual(5.3)
})
