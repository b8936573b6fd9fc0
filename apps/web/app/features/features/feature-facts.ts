import type { Proof } from '@app/match'

/** What the page of features shows of the product beside what the landing page shows; the build makes it with the product. */
export type FeatureFacts = {
	/** How a sample CV answers a sample advert. */
	match: {
		shown: number
		of: number
		/** `line` is what the CV says; empty where it says nothing. */
		requirements: { quote: string; proof: Proof; line: string }[]
	}
}
