export {
	type Audit,
	askThreshold,
	audit,
	type Confirmation,
	threshold,
	type Verdict,
} from './audit.ts'
export {
	type ClueModel,
	type ClueWeights,
	hiddenStep,
	hiddenUnits,
	mostOfOne,
	readModel,
	scoreAsk,
	scoreClues,
	sumClues,
} from './clue-model.ts'
export { collectClues, type Pair } from './collect-clues.ts'
export type { Finding, TextSpan } from './describe-finding.ts'
export { type ContentWord, findUncarried } from './find-uncarried.ts'
export type { Clue, FindingKind } from './findings.ts'
