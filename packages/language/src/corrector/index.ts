export { mostClues, type PlaceInLine, weightCount, writeClues } from './candidate-clues.ts'
export {
	applyCorrection,
	type Correction,
	type CorrectorBounds,
	type CorrectorRules,
	correctWords,
	findCorrections,
} from './correct-words.ts'
export {
	type Candidate,
	confusedWith,
	type EditKind,
	listPlaces,
	mannerOf,
	type Place,
	pluralOf,
	singularOf,
	verbForms,
} from './list-candidates.ts'
export { packWeights, unpackWeights } from './pack-weights.ts'
export { type LineToken, lineEnd, lineStart, readTokens, toToken } from './read-tokens.ts'
export { readVerb } from './read-verb.ts'
export { type CorrectorWeights, scoreCandidates, toProbabilities } from './score-candidates.ts'
export { articles, auxiliaries, objects, prepositions } from './small-words.ts'
export { type LineView, viewLine } from './view-line.ts'
