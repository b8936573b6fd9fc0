export { mendLine } from '../mend/mend-line.ts'
export { wordingDimensions, wordingFeatures } from './wording-features.ts'
