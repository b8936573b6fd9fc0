import { cvDesignSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { accents, describeAccent } from './accents.ts'

function luminance(colour: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
	})
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(accents.filter(({ value }) => value !== ''))(
	'$name is readable on white',
	({ value }) => {
		expect(1.05 / (luminance(value) + 0.05)).toBeGreaterThanOrEqual(4.5)
	},
)

test('a design accepts every accent', () => {
	const refused = accents.filter(
		({ value }) => !cvDesignSchema.safeParse({ accent: value }).success,
	)
	expect(refused).toEqual([])
})

test('how well a colour reads is said in words', () => {
	expect(describeAccent('#00544d')).toBe('Very easy to read on white.')
	expect(describeAccent('#1d5fa8')).toBe('Easy to read on white.')
})

test('a colour that is too light is told with the one that is printed', () => {
	expect(describeAccent('#ffd400')).toMatch(
		/^Too light for text on white\. We print headings darker, in #[0-9a-f]{6}\.$/,
	)
})
