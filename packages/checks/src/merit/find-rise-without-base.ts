import { findQuantities } from '@app/language'

/** A rise to three times as much or more is only believed with the figure that it began at. */
const steepRise = 200
const ofWhole = /^\s*(?:of|against|vs\.?|return|roi)\b/i

/** The steep rise in per cent of a sentence that doesn't say from what, or `null`. A span of years is no base. */
export function findRiseWithoutBase(text: string): string | null {
	const all = findQuantities(text)
	const steep = all.find(
		({ kind, value, end }) =>
			kind === 'percent' && value >= steepRise && !ofWhole.test(text.slice(end)),
	)
	if (steep === undefined) return null
	const hasBase = all.some((other) => other !== steep && other.kind !== 'duration')
	return hasBase ? null : steep.text
}
