export { type Audit, audit, type Confirmation, threshold, type Verdict } from './audit.ts'
export {
	type ClueModel,
	hiddenStep,
	hiddenUnits,
	mostOfOne,
	readModel,
	scoreClues,
	sumClues,
} from './clue-model.ts'
export { collectClues, type Pair } from './collect-clues.ts'
export type { Finding, TextSpan } from './describe-finding.ts'
export { type ContentWord, findUncarried } from './find-uncarried.ts'
export type { Clue, FindingKind } from './findings.ts'
