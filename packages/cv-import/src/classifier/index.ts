export { calibrateConfidence as worthOf, fieldAt } from '../fields/calibrate.ts'
export { towns as knownTowns } from '../lexicon/place-names.ts'
export { extractFeatures as featuresOf, featurePlaces } from './phrase-features.ts'
export {
	type KindShares,
	type PhraseKind,
	type PhraseWeights,
	phraseKinds,
	sharesUnder,
	unpack,
} from './phrase-model.ts'
