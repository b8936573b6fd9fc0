import type { Finding, Report } from './report.ts'
import { mayBeDismissed } from './run-checks.ts'
import { scoreReport } from './score-report.ts'

/**
 * Returns the report with some findings dismissed, which it lists separately. A dismissed fault of form costs
 * nothing, as if the check had passed; a dismissed finding about content leaves the score unchanged, because merit is
 * earned. Only tips and light warnings can be dismissed; other check numbers are ignored. A report of an earlier
 * version keeps its score.
 */
export function withDismissed(report: Report, checkIds: readonly string[]): Report {
	const all = [...report.findings, ...(report.dismissed ?? [])]
	const isAside = ({ checkId, severity }: Finding) =>
		checkIds.includes(checkId) && mayBeDismissed(severity)
	const aside = all.filter(isAside).map((finding) => ({ ...finding, cost: 0 }))
	if (aside.length === 0) return report
	const left = all.filter((finding) => !isAside(finding))
	const { parts, nextSteps } = report
	if (parts === undefined) return { ...report, findings: left, dismissed: aside }
	return { ...report, ...scoreReport(left, parts, nextSteps ?? []), dismissed: aside }
}
