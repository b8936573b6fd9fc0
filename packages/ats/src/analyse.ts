import type { Check, CheckContext, FindingDraft } from './check.ts'
import { checks } from './check-list.ts'
import { type CvToCheck, contextOf } from './context.ts'
import { mendFirst } from './mend-first.ts'
import type { Finding, Report, Severity } from './report.ts'
import {
	categoryScores,
	costOf,
	lowestCap,
	type Weighed,
	wholeNumber,
	wholeScore,
} from './score.ts'
import { verdictOn } from './verdict.ts'

/** Changes whenever the same CV could get another answer; stored reports keep the version that made them. */
export const rulesetVersion = '1.8.7'

/** Runs every check on a CV. The same input always gives the same report. */
export function analyse(toCheck: CvToCheck): Report {
	const context = contextOf(toCheck)
	const results = checks
		.filter((check) => check.appliesTo?.(context) ?? true)
		.map((check) => resultOf(check, context))
	const all = results.filter((result) => result.draft !== null)
	const isAside = (result: Result) => isSetAside(result, toCheck.dismissed ?? [])
	const found = all.filter((result) => !isAside(result))
	const findings = mendFirst(found).map((result) => findingOf(result, { all: found, context }))
	const aside = all.filter(isAside).map((result) => findingOf(result, { all: [], context }))
	const score = wholeNumber(wholeScore(found))
	const cappedAt = lowestCap(found)
	const ofCategories = categoryScores(found)
	return {
		rulesetVersion,
		score,
		cappedAt,
		...verdictOn(findings, { score, cappedAt, categories: ofCategories }),
		categories: ofCategories,
		findings,
		...(aside.length > 0 ? { dismissed: aside } : {}),
		passed: results
			.filter(({ draft }) => draft === null)
			.map(({ check }) => ({ checkId: check.id, category: check.category, title: check.title })),
	}
}

type Result = Weighed & { check: Check; draft: FindingDraft | null }

function resultOf(check: Check, context: CheckContext): Result {
	const draft = check.run(context)
	return {
		...{ check, draft, category: check.category },
		severity: draft?.severity ?? check.severity,
		cap: draft?.cap ?? check.cap ?? null,
	}
}

/** Whether a person may set such a finding aside: what misleads every reader or machine stays. */
export function mayBeDismissed(severity: Severity): boolean {
	return severity === 'tip' || severity === 'warning-1'
}

function isSetAside({ check, severity }: Result, dismissed: readonly string[]): boolean {
	return dismissed.includes(check.id) && mayBeDismissed(severity)
}

type Surroundings = { all: readonly Weighed[]; context: CheckContext }

function findingOf(result: Result, { all, context }: Surroundings): Finding {
	const { check, draft, category, severity } = result
	const { title = '', why = '', fix = '', evidence = [] } = draft ?? {}
	const mends = context.source === null ? (check.mend?.(context) ?? []) : []
	return {
		...{ id: check.id, checkId: check.id, category, severity },
		...{ title, why, fix, evidence, cost: costOf(result, all) },
		...(mends.length > 0 ? { mends } : {}),
	}
}
