export { findCandidates as candidatesIn, readUnder } from '../read-advert.ts'
export { splitPassages as passagesOf, stemWords as stemsOf } from './advert-passages.ts'
export {
	askingProbabilities as askingShares,
	candidatesWithIndices as thingsWithPlaces,
} from './candidate-features.ts'
export {
	featureDimensions as featurePlaces,
	verdictDimensions as verdictFeaturePlaces,
} from './feature-indices.ts'
export { verdictFeatureIndices } from './list-candidates.ts'
export {
	predict as shareUnder,
	predictSentences as sharesOfSentences,
	questions,
	type RequirementWeights as AskedWeights,
	unpackWeights,
	type Weights,
} from './requirement-classifier.ts'
export { sentenceFeatureIndices } from './sentence-features.ts'
