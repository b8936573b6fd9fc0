import { mayBeDismissed } from './analyse.ts'
import type { Finding, Report } from './report.ts'
import { categoryScores, costOf, type Weighed, wholeNumber, wholeScore } from './score.ts'
import { verdictOn } from './verdict.ts'

/**
 * The report with findings set aside as not for the person's field: they cost nothing and are listed apart. Only tips
 * and light warnings can be; for all others the check number is ignored.
 */
export function withSetAside(report: Report, checkIds: readonly string[]): Report {
	const all = [...report.findings, ...(report.dismissed ?? [])]
	const isAside = ({ checkId, severity }: Finding) =>
		checkIds.includes(checkId) && mayBeDismissed(severity)
	const aside = all.filter(isAside)
	if (aside.length === 0) return report
	const left = all.filter((finding) => !isAside(finding))
	const weighed = left.map((finding) => ({ finding, weighed: weighedOf(finding, report.cappedAt) }))
	const whole = weighed.map((one) => one.weighed)
	const findings = weighed.map(({ finding, weighed: own }) => ({
		...finding,
		// What each of several blockers holds back is known only to whoever made the report.
		cost: finding.severity === 'blocker' ? finding.cost : costOf(own, whole),
	}))
	const score = wholeNumber(wholeScore(whole))
	const categories = categoryScores(whole)
	return {
		...report,
		...{ score, findings, categories },
		...verdictOn(findings, { score, cappedAt: report.cappedAt, categories }),
		dismissed: aside.map((finding) => ({ ...finding, cost: 0 })),
	}
}

function weighedOf({ category, severity }: Finding, cap: number | null): Weighed {
	return { category, severity, cap: severity === 'blocker' ? cap : null }
}
