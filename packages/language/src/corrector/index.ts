export { mostClues, type PlaceInLine, weightCount, writeClues } from './candidate-clues.ts'
export {
	type Correction,
	type CorrectorBounds,
	type CorrectorRules,
	correctWords,
} from './correct-words.ts'
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
export { type LineToken, lineEnd, lineStart, readTokens, toToken } from './read-tokens.ts'
export { readVerb } from './read-verb.ts'
export { type CorrectorWeights, scoreCandidates, toProbabilities } from './score-candidates.ts'
