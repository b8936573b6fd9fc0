export { correctorRules } from '../correct/correct-by-model.ts'
export { correctLine, tidied } from '../correct/correct-line.ts'
export { type Offer, offerFeatures } from './offer-features.ts'
export { wordingDimensions, wordingFeatures } from './wording-features.ts'
