import { contrastOnWhite, leastAccentContrast, readableAccent } from '@app/cv'

/** Describes how well a colour reads on white paper, and the darker colour that is printed when it does not. */
export function describeAccent(colour: string): string {
	if (contrastOnWhite(colour) < leastAccentContrast)
		return `Too light for text on white. We print headings darker, in ${readableAccent(colour)}.`
	return contrastOnWhite(colour) < 7 ? 'Easy to read on white.' : 'Very easy to read on white.'
}
