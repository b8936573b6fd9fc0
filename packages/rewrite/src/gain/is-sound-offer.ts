import type { Tense } from '../engine/clause.ts'
import { readsAsLearner } from './learner-english.ts'
import { type Offer, offerFeatures } from './offer-features.ts'
import { offerWeights } from './offer-weights.ts'
import { hasFaults } from './remaining-faults.ts'

/** Log-odds that an editor would send an offer. */
function soundness(offer: Offer): number {
	const steps = offerFeatures(offer).reduce(
		(sum, value, index) => sum + value * (offerWeights.weights[index] ?? 0),
		offerWeights.bias,
	)
	return steps * offerWeights.step
}

/** The invisible characters, which hide what a line says. */
const hasInvisible = /\p{Cf}/u
/**
 * The factor for stricter judgement of offers to a learner. Their wording must be better than most, because an
 * incomplete correction is worse than none.
 */
const strictness = 1.4

/**
 * Whether an editor would send an offer: nothing that the engine itself would correct is left in it, and blind readers' verdicts on offers
 * like it speak for it. However it was made, one score decides.
 */
export function isSoundOffer(offer: Offer): boolean {
	const { before, after, current } = offer
	const tense: Tense = current ? 'base' : 'past'
	if (hasInvisible.test(before)) return false
	if (hasFaults(after, tense)) return false
	if (readsAsLearner(before) && readsAsLearner(after, { strictness })) return false
	return soundness(offer) >= offerWeights.least
}
