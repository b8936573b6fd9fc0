/** The lowest contrast that text in the accent colour may have on white paper (WCAG 2, level AA). */
export const leastAccentContrast = 4.5

/** The colour as given, or darkened step by step until its contrast with white is `least`, as `#rrggbb`. */
export function readableAccent(colour: string, least: number = leastAccentContrast): string {
	const channels = channelsOf(colour)
	for (let share = 1; share > 0; share -= 0.02) {
		const darker = toHex(channels.map((channel) => Math.floor(channel * share)))
		if (contrastOnWhite(darker) >= least) return darker
	}
	return '#000000'
}

/** The contrast of a colour, as `#rrggbb`, with white: from 1 to 21. */
export function contrastOnWhite(colour: string): number {
	const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear)
	return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}

function channelsOf(colour: string): number[] {
	return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

function toHex(channels: number[]): string {
	return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function linear(channel: number): number {
	const value = channel / 255
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
