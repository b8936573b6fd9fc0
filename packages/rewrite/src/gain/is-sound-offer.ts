import { splitSegments } from '../engine/split-segments.ts'
import { type Offer, offerFeatures } from './offer-features.ts'
import { offerWeights } from './offer-weights.ts'

/** Log-odds that an editor would send an offer. */
function soundness(offer: Offer): number {
	const steps = offerFeatures(offer).reduce(
		(sum, value, index) => sum + value * (offerWeights.weights[index] ?? 0),
		offerWeights.bias,
	)
	return steps * offerWeights.step
}

// A sentence of its own behind a comma: "made windows, I also fitted them".
const runsIntoAnother = /(?:[,;]|\betc\.?|\band also) (?:\p{L}+ ){0,2}I\b/u

/** How an offer was made; in place only spelling is put right. */
export type OfferKind = 'planned' | 'composed' | 'reworded' | 'noted' | 'in-place'

/**
 * Whether an editor would send an offer, as blind readers' verdicts taught. One in place must be surer if the line has several pieces:
 * what else is wrong with them is left. What was reworded changes one thing only, and passed its own test of what is gained.
 */
export function isSoundOffer(offer: Offer, kind: OfferKind): boolean {
	if (kind === 'reworded' || kind === 'noted') return true
	if (kind === 'composed') return soundness(offer) >= offerWeights.leastComposed
	if (kind === 'in-place' && runsIntoAnother.test(offer.after)) return false
	const isRisky = kind === 'in-place' && splitSegments(offer.after).length > 1
	return soundness(offer) >= (isRisky ? offerWeights.leastInPlace : offerWeights.least)
}
