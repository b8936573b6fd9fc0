export { categories } from './categories.ts'
export type { Check, CheckContext, FindingDraft } from './check.ts'
export { checks } from './check-list.ts'
export type { CvToCheck } from './context.ts'
export { formatList as listOf } from './format-lists.ts'
export { type Agreement, type FitSet, scoreFit } from './merit/score-fit.ts'
export { scoreMeasures } from './merit/weights.ts'
export { applyFix, type QuickFix } from './quick-fix.ts'
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
export { countToFix, scoreBands } from './report-headline.ts'
export { rulesetVersion } from './ruleset-version.ts'
export { mayBeDismissed, runChecks as analyse } from './run-checks.ts'
export { countedWeights, meanScore } from './score.ts'
export { withChanges } from './with-changes.ts'
export { withDismissed as withSetAside } from './with-dismissed.ts'
