export { candidatesIn, readUnder } from '../read-advert.ts'
export {
	type AskedWeights,
	questions,
	sharesOfSentences,
	shareUnder,
	unpackWeights,
	type Weights,
} from './asked-model.ts'
export { verdictPlaces } from './candidates.ts'
export { passagesOf, stemsOf } from './passages.ts'
export { featurePlaces, verdictFeaturePlaces } from './places.ts'
export { sentencePlaces } from './sentence-features.ts'
export { askingShares, thingsWithPlaces } from './thing-features.ts'
