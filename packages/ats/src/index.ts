export { analyse, mayBeDismissed, rulesetVersion } from './analyse.ts'
export { categories } from './categories.ts'
export type { Check, CheckContext, FindingDraft } from './check.ts'
export { checks } from './check-list.ts'
export type { CvToCheck } from './context.ts'
export { listOf } from './lists-and-counts.ts'
export type { Advert, Need, Requirement } from './match/advert.ts'
export { answeredBy } from './match/answered-by.ts'
export { findWording } from './match/find-wording.ts'
export { matchCv } from './match/match-cv.ts'
export {
	type MatchedRequirement,
	type MatchPart,
	type MatchReport,
	matchReportSchema,
	type Proof,
} from './match/match-report.ts'
export { maxAdvertLength, readAdvert } from './match/read-advert.ts'
export { applyMend, type Mend } from './mend.ts'
export {
	type CategoryId,
	type CategoryScore,
	categoryIdSchema,
	type Evidence,
	type Finding,
	findingSchema,
	type Report,
	reportSchema,
	type Severity,
	severitySchema,
} from './report.ts'
export { countedWeights, deductions, meanScore } from './score.ts'
export { withSetAside } from './with-set-aside.ts'
