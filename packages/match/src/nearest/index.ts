export {
	createNearest,
	type FindNearest,
	type Looked,
	scoreRequirements,
	weigh,
} from './find-nearest.ts'
export { describeLine, lineFeatures, type ReadPassage, readPassages } from './line-features.ts'
export type { NearestWeights } from './nearest-model.ts'
export { describeRequirement } from './requirement-features.ts'
