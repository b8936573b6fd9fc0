import { hashText } from '@app/language'

/** How many places the weights of one question have; features that meet in one place share it. */
export const featureDimensions = 16_384
/** The last word looks at little. */
export const verdictDimensions = 1024

/** The places of features among so many weights, each once. */
export function featureIndices(features: Iterable<string>, places = featureDimensions): number[] {
	return [...new Set(Array.from(features, (name) => hashText(name) % places))]
}

/**
 * Returns the number of the step that a share falls into, so that shares close to each other give the same feature.
 */
export function bucket(share: number, steps: number): number {
	return Math.min(steps - 1, Math.floor(share * steps))
}
