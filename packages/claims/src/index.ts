export {
	type Audit,
	askThreshold,
	audit,
	type Confirmation,
	threshold,
	type Verdict,
} from './audit.ts'
export type { Clue, FindingKind } from './clue.ts'
export {
	type ClueModel,
	type ClueWeights,
	hiddenStep,
	hiddenUnits,
	maxClueCount,
	readModel,
	scoreAsk,
	scoreClues,
	sumClues,
} from './clue-model.ts'
export { collectClues, modelTextPrefix, type Pair, type Writer } from './collect-clues.ts'
export type { Finding, TextSpan } from './describe-finding.ts'
export { type ContentWord, findUnsupportedWords } from './find-unsupported-words.ts'
