import type { Finding, Report } from './report.ts'
import { buildHeadline } from './report-headline.ts'
import { mayBeDismissed } from './run-checks.ts'
import {
	categoryScores,
	computeCost,
	type NothingToJudge,
	type Weighed,
	wholeNumber,
	wholeScore,
} from './score.ts'

/**
 * The report with findings set aside as not for the person's field: they cost nothing and are listed apart. Only tips
 * and light warnings can be; for all others the check number is ignored.
 */
export function withDismissed(report: Report, checkIds: readonly string[]): Report {
	const all = [...report.findings, ...(report.dismissed ?? [])]
	const isAside = ({ checkId, severity }: Finding) =>
		checkIds.includes(checkId) && mayBeDismissed(severity)
	const aside = all.filter(isAside)
	if (aside.length === 0) return report
	const left = all.filter((finding) => !isAside(finding))
	const weighed = left.map((finding) => ({ finding, weighed: toWeighed(finding, report.cappedAt) }))
	const whole = { found: weighed.map((one) => one.weighed), nothing: listNothingToJudge(report) }
	const findings = weighed.map(({ finding, weighed: own }) => ({
		...finding,
		// An older report does not say what each of several blockers holds back.
		cost:
			finding.severity === 'blocker' && finding.cap === undefined
				? finding.cost
				: computeCost(own, whole),
	}))
	const score = wholeNumber(wholeScore(whole))
	const categories = categoryScores(whole)
	return {
		...report,
		score,
		findings,
		categories,
		...buildHeadline(findings, { score, cappedAt: report.cappedAt, categories }),
		dismissed: aside.map((finding) => ({ ...finding, cost: 0 })),
	}
}

// A report of an earlier version says nothing of it, and is weighed as it was then.
function listNothingToJudge({ categories }: Report): NothingToJudge {
	return Object.fromEntries(
		categories.flatMap(({ id, nothingToJudge }) =>
			nothingToJudge === undefined ? [] : [[id, nothingToJudge]],
		),
	)
}

function toWeighed({ category, severity, cap }: Finding, lowest: number | null): Weighed {
	return { category, severity, cap: severity === 'blocker' ? (cap ?? lowest) : null }
}
