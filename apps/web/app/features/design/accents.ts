import { contrastOnWhite, leastAccentContrast, readableAccent } from '@app/cv'

/** Colours beside black that stay readable on white paper: each reaches at least 4.5 to 1. */
export const accents = [
	{ name: 'Template default', value: '' },
	{ name: 'Black', value: '#1a1a1a' },
	{ name: 'Slate', value: '#3f4a5a' },
	{ name: 'Navy', value: '#1f3a68' },
	{ name: 'Blue', value: '#1d5fa8' },
	{ name: 'Teal', value: '#0f5e59' },
	{ name: 'Green', value: '#2e6b34' },
	{ name: 'Rust', value: '#9a3d16' },
	{ name: 'Burgundy', value: '#7d1f35' },
	{ name: 'Plum', value: '#6a2c70' },
] as const

/** Describes how well a colour reads on white paper, and the darker colour that is printed when it does not. */
export function describeAccent(colour: string): string {
	if (contrastOnWhite(colour) < leastAccentContrast)
		return `Too light for text on white. We print headings darker, in ${readableAccent(colour)}.`
	return contrastOnWhite(colour) < 7 ? 'Easy to read on white.' : 'Very easy to read on white.'
}
