import type { Finding, Report } from './report.ts'
import { mayBeDismissed } from './run-checks.ts'
import { scoreReport } from './score-report.ts'

/**
 * The report with findings set aside as not for the person's field: they are listed apart. A fault of form that is set aside costs
 * nothing, as if it had passed; one about what the CV says leaves the score as it is, because merit is earned. Only tips and light
 * warnings can be set aside; for all others the check number is ignored. A report of an earlier version keeps its score.
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
