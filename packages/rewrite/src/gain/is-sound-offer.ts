import { splitWords } from '@app/language'
import { isKnownWord } from '@app/language/correction'
import { type Offer, offerFeatures } from './offer-features.ts'
import { offerWeights } from './offer-weights.ts'
import { readsAsLearner } from './reads-clean.ts'

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

/** What is offered in place to a learner must read better than most. */
const strictInPlace = 1.3
/** Where only spelling was wrong with a line, putting it right is a gain whatever its form. */
const leastOfNative = -2.5
const fewestCorrections = 2

/** An offer with how it was made, and how many corrections it has. */
export type MadeOffer = Offer & { kind: OfferKind; corrections: number }

/**
 * Whether an editor would send an offer, as blind readers' verdicts taught. One in place must be surer if the line has several pieces:
 * what else is wrong with them is left. What was reworded changes one thing only, and passed its own test of what is gained. A learner's
 * line must come out as others write.
 */
export function isSoundOffer(offer: MadeOffer): boolean {
	const { kind, before, after } = offer
	const isLearner = readsAsLearner(before)
	if (isLearner && readsAsLearner(after)) return false
	if (kind === 'reworded' || kind === 'noted') return true
	if (kind === 'composed') return soundness(offer) >= offerWeights.leastComposed
	if (kind === 'planned') return soundness(offer) >= offerWeights.least
	return isSoundInPlace(offer, isLearner)
}

/** Characters that nobody sees hide what a line says. */
const hasInvisible = /\p{Cf}/u

function isSoundInPlace(offer: MadeOffer, isLearner: boolean): boolean {
	const { before, after, corrections } = offer
	if (hasInvisible.test(before)) return false
	if (runsIntoAnother.test(after) || hasUnknownWord(after)) return false
	if (isLearner)
		return (
			corrections >= fewestCorrections &&
			!readsAsLearner(after, { strictness: strictInPlace }) &&
			!/\bI\b/.test(after)
		)
	return soundness(offer) >= leastOfNative
}

// A short form of messages that is left stands out in a line put right.
function hasUnknownWord(text: string): boolean {
	return splitWords(text).some((word) => /^\p{Ll}{2,}$/u.test(word) && !isKnownWord(word))
}
