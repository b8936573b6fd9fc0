import type { Proof } from '@app/match'

/**
 * The facts on the features page beside those of the landing page; the build computes them with the product itself.
 */
export type FeatureFacts = {
	/** How a sample CV answers a sample advert. */
	match: {
		shown: number
		of: number
		/** `line` is the line of the CV that shows the requirement; empty where none does. */
		requirements: { quote: string; proof: Proof; line: string }[]
	}
}
