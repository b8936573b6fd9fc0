import { contrastOnWhite, leastAccentContrast, readableAccent } from '@app/cv'

/** How well a colour reads on white paper, and what is done about it when it does not. */
export function describeAccent(colour: string): string {
	const contrast = ratio(colour)
	if (contrastOnWhite(colour) < leastAccentContrast) {
		const darker = readableAccent(colour)
		return `Too light for text: ${contrast} on white. We print headings darker, in ${darker} (${ratio(darker)}).`
	}
	if (contrastOnWhite(colour) < 7) return `Easy to read: ${contrast} on white.`
	return `Very easy to read: ${contrast} on white.`
}

function ratio(colour: string): string {
	// Cut off, so that what is called 4.5 to 1 is no less.
	return `${(Math.floor(contrastOnWhite(colour) * 10) / 10).toFixed(1)} to 1`
}
