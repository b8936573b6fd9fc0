import { withGains } from './merit/earned-score.ts'
import type { Finding, Report } from './report.ts'
import { scoreReport } from './score-report.ts'

/** The reports on the words of a CV, without its file, before and after changes. */
export type WordsReports = { before: Report; after: Report }

/**
 * Returns the report on a file as if the words read from it had been changed. Findings about the file itself stay,
 * and the points that the changes earned or lost are added to the file's points. A report of an earlier version keeps
 * its score.
 */
export function withChanges(report: Report, { before, after }: WordsReports): Report {
	if (report.parts === undefined || before.parts === undefined || after.parts === undefined)
		return report
	const parts = withGains(report.parts, { before: before.parts, after: after.parts })
	const findings = changeFindings(report.findings, { before, after })
	const scored = scoreReport(findings, parts, after.nextSteps ?? [])
	const open = new Set(findings.map(({ checkId }) => checkId))
	const known = new Set(report.passed.map(({ checkId }) => checkId))
	const idsOf = ({ passed }: Report) => new Set(passed.map(({ checkId }) => checkId))
	const [then, now] = [idsOf(before), idsOf(after)]
	// A tick that the changed words no longer earn.
	const isLost = (id: string) => then.has(id) && !now.has(id)
	return {
		...report,
		...scored,
		passed: [
			...report.passed.filter(({ checkId }) => !open.has(checkId) && !isLost(checkId)),
			...after.passed.filter(({ checkId }) => !open.has(checkId) && !known.has(checkId)),
		],
	}
}

function changeFindings(findings: readonly Finding[], { before, after }: WordsReports): Finding[] {
	const then = new Map(before.findings.map((finding) => [finding.checkId, finding]))
	const now = new Map(after.findings.map((finding) => [finding.checkId, finding]))
	const left = findings
		.filter(({ checkId }) => !then.has(checkId) || now.has(checkId))
		.map((finding) =>
			renew(finding, { earlier: then.get(finding.checkId), now: now.get(finding.checkId) }),
		)
	const own = new Set(findings.map(({ checkId }) => checkId))
	const fresh = after.findings.filter(({ checkId }) => !then.has(checkId) && !own.has(checkId))
	return [...left, ...fresh]
}

type Renewed = { earlier: Finding | undefined; now: Finding | undefined }

// Returns a changed finding with its new text, at the places on the page where the words are.
function renew(finding: Finding, { earlier, now }: Renewed): Finding {
	if (earlier === undefined || now === undefined) return finding
	const { gain, quickFixes } = now
	const current = {
		...finding,
		...(gain === undefined ? {} : { gain }),
		...(quickFixes === undefined ? {} : { quickFixes }),
	}
	const isSame = earlier.title === now.title && earlier.evidence.length === now.evidence.length
	if (isSame) return current
	const { title, why, fix, severity } = now
	return {
		...current,
		title,
		why,
		fix,
		severity,
		...moveCap(finding, { earlier, now }),
		evidence: now.evidence.map((one) => ({
			...one,
			places:
				finding.evidence.find(({ path, quote }) => path === one.path && quote === one.quote)
					?.places ?? one.places,
		})),
	}
}

// A cap that depends on the number of words is moved by the same amount for the file, which has more words than its
// fields.
function moveCap({ cap }: Finding, { earlier, now }: { earlier: Finding; now: Finding }) {
	if (now.cap === undefined) return {}
	return { cap: Math.max(now.cap, (cap ?? now.cap) + now.cap - (earlier.cap ?? now.cap)) }
}
