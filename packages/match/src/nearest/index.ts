export {
	createNearest,
	type FindNearest,
	type SoughtRequirement,
	scoreRequirements,
	weigh,
} from './find-nearest-lines.ts'
export { describeLine, lineFeatures, type ReadPassage, readPassages } from './line-features.ts'
export type { NearestWeights } from './nearest-model.ts'
export { describeOffer, describeRequirement, type Scored } from './requirement-features.ts'
