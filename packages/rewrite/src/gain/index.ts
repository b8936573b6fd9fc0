export { correctLine } from '../correct/correct-line.ts'
export { type Offer, offerFeatures } from './offer-features.ts'
export { wordingDimensions, wordingFeatures } from './wording-features.ts'
