export { categories } from './categories.ts'
export type { Check, CheckContext, FindingDraft } from './check.ts'
export { checks } from './check-list.ts'
export type { CvToCheck } from './context.ts'
export { formatList as listOf } from './format-lists.ts'
export type { Advert, Requirement, RequirementLevel as Need } from './match/advert.ts'
export { answeredBy } from './match/answered-by.ts'
export { findPhrase as findWording } from './match/find-phrase.ts'
export { matchCv } from './match/match-cv.ts'
export {
	type MatchedRequirement,
	type MatchPart,
	type MatchReport,
	matchReportSchema,
	type Proof,
} from './match/match-report.ts'
export { maxAdvertLength, readAdvert } from './match/read-advert.ts'
export { applyMend, type QuickFix as Mend } from './quick-fix.ts'
export {
	type CategoryId,
	type CategoryScore,
	categoryIdSchema,
	type Finding,
	findingSchema,
	type Report,
	reportSchema,
	type Severity,
	severitySchema,
} from './report.ts'
export { mayBeDismissed, rulesetVersion, runChecks as analyse } from './run-checks.ts'
export { countedWeights, deductions, meanScore } from './score.ts'
export { withDismissed as withSetAside } from './with-dismissed.ts'
