/** The lowest contrast that text in the accent colour may have on white paper (WCAG 2, level AA). */
export const leastAccentContrast = 4.5

/** The colour as given, or darkened step by step until its contrast with white is `least`, as `#rrggbb`. */
export function readableAccent(colour: string, least: number = leastAccentContrast): string {
	const channels = parseChannels(colour)
	for (let share = 1; share > 0; share -= 0.02) {
		const darker = toHex(channels.map((channel) => Math.floor(channel * share)))
		if (contrastOnWhite(darker) >= least) return darker
	}
	return '#000000'
}

/** The contrast of a colour, as `#rrggbb`, with white: from 1 to 21. */
export function contrastOnWhite(colour: string): number {
	return contrastBetween(parseChannels(colour), [255, 255, 255])
}

/** The contrast of two colours, each as red, green and blue from 0 to 255: from 1 to 21. */
export function contrastBetween(one: readonly number[], other: readonly number[]): number {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
	return (light + 0.05) / (dark + 0.05)
}

function luminance(channels: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = channels.map(linear)
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function parseChannels(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function toHex(channels: number[]): string {
	return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function linear(channel: number): number {
	const value = channel / 255
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
