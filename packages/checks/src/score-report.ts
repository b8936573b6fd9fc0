import { measureFor } from './merit/check-measures.ts'
import { type EarnedPart, gainInForm, sumPoints, withFormFaults } from './merit/earned-score.ts'
import type { NextStep } from './merit/next-steps.ts'
import type { Finding, Report } from './report.ts'
import { buildHeadline } from './report-headline.ts'
import { deductions } from './score.ts'

type Scored = Pick<Report, 'score' | 'cappedAt' | 'headline' | 'summary' | 'findings'> & {
	parts: EarnedPart[]
	nextSteps: NextStep[]
}

/**
 * Returns the score of a CV and the cost of each finding, with the findings that win most points first. Fixing a
 * fault of form wins back points of form; any other finding already has its `gain`.
 */
export function scoreReport(
	findings: readonly Finding[],
	earned: readonly EarnedPart[],
	nextSteps: NextStep[],
): Scored {
	const formFaults = sumFormFaults(findings)
	const parts = withFormFaults(earned, formFaults)
	const points = sumPoints(parts)
	const cap = lowestCap(findings)
	const costed = findings.map((finding) => ({
		...finding,
		cost: costFor(finding, { findings, parts, points, formFaults }),
	}))
	const sorted = sortByUrgency(costed, points)
	const score = Math.round(Math.min(points, cap ?? 100))
	const cappedAt = cap !== null && cap < points ? cap : null
	const headline = buildHeadline(sorted, { score, cappedAt, parts, nextSteps })
	return { score, cappedAt, ...headline, parts, findings: sorted, nextSteps }
}

function sumFormFaults(findings: readonly Finding[]): number {
	return findings
		.filter(({ checkId }) => measureFor(checkId) === 'form')
		.reduce((total, { severity }) => total + deductions[severity], 0)
}

function lowestCap(findings: readonly Finding[]): number | null {
	const caps = findings.flatMap(({ cap }) => (cap === undefined ? [] : [cap]))
	return caps.length === 0 ? null : Math.min(...caps)
}

type Whole = {
	findings: readonly Finding[]
	parts: readonly EarnedPart[]
	points: number
	formFaults: number
}

// Points of the whole score that fixing one finding alone would win back.
function costFor(finding: Finding, { findings, parts, points, formFaults }: Whole): number {
	if (finding.severity === 'tip') return 0
	const fixed = deductions[finding.severity]
	const gain = finding.gain ?? gainInForm(parts, { all: formFaults, fixed })
	const without = lowestCap(findings.filter((other) => other !== finding)) ?? 100
	const now = Math.min(points, lowestCap(findings) ?? 100)
	return Math.round(100 * Math.max(0, Math.min(points + gain, without) - now)) / 100
}

/** A severe fault counts as so many points at least: one that costs none isn't told last. */
const leastUrgency: Record<Finding['severity'], number> = {
	blocker: 4,
	'warning-3': 4,
	'warning-2': 1,
	'warning-1': 0.5,
	tip: 0,
}

// Findings that cap the score come first, then those that win most points or are most severe.
function sortByUrgency(findings: readonly Finding[], points: number): Finding[] {
	const urgency = ({ cost, severity }: Finding) => Math.max(cost, leastUrgency[severity])
	const holds = ({ cap }: Finding) => cap !== undefined && cap < points
	return [...findings].sort(
		(a, b) =>
			Number(holds(b)) - Number(holds(a)) ||
			(holds(a) && holds(b) ? (a.cap ?? 0) - (b.cap ?? 0) : 0) ||
			urgency(b) - urgency(a) ||
			b.cost - a.cost ||
			deductions[b.severity] - deductions[a.severity],
	)
}
