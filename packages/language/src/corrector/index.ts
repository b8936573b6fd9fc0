export { mostClues, weightCount, writeClues } from './candidate-clues.ts'
export { type Correction, type CorrectorBounds, correctWords } from './correct-words.ts'
export {
	type Candidate,
	confusedWith,
	type EditKind,
	listPlaces,
	type Place,
	pluralOf,
	singularOf,
	verbForms,
} from './list-candidates.ts'
export { packWeights, unpackWeights } from './pack-weights.ts'
export { lineEnd, type LineToken, lineStart, readTokens, toToken } from './read-tokens.ts'
export { readVerb } from './read-verb.ts'
export { type CorrectorWeights, scoreCandidates, toProbabilities } from './score-candidates.ts'
