import { type Answer, answerCheck } from './answer.ts'
import type { Check, CheckContext } from './check.ts'
import { checks } from './check-list.ts'
import { type CvToCheck, createContext } from './context.ts'
import { findNothingToJudge } from './nothing-to-judge.ts'
import type { Finding, Report, Severity } from './report.ts'
import { buildHeadline } from './report-headline.ts'
import {
	categoryScores,
	computeCost,
	lowestCap,
	type Weighed,
	type Weighing,
	wholeNumber,
	wholeScore,
} from './score.ts'
import { sortByImpact } from './sort-by-impact.ts'

/** Changes whenever the same CV could get another answer; stored reports keep the version that made them. */
export const rulesetVersion = '2.0.0'

/** Runs every check on a CV. The same input always gives the same report. */
export function runChecks(toCheck: CvToCheck): Report {
	const context = createContext(toCheck)
	const results = checks.map((check) => runCheck(check, context))
	const all = results.filter(({ answer }) => answer.answer === 'found')
	const isAside = (result: Result) => isSetAside(result, toCheck.dismissed ?? [])
	const found = all.filter((result) => !isAside(result))
	const weighing = { found, nothing: findNothingToJudge(context) }
	const findings = sortByImpact(found).map((result) => toFinding(result, { weighing, context }))
	const aside = all
		.filter(isAside)
		.map((result) => toFinding(result, { weighing: { ...weighing, found: [] }, context }))
	const score = wholeNumber(wholeScore(weighing))
	const cappedAt = lowestCap(found)
	const ofCategories = categoryScores(weighing)
	return {
		rulesetVersion,
		score,
		cappedAt,
		...buildHeadline(findings, { score, cappedAt, categories: ofCategories }),
		categories: ofCategories,
		findings,
		...(aside.length > 0 ? { dismissed: aside } : {}),
		passed: listTitles(results, 'passed'),
		notApplicable: listTitles(results, 'notApplicable'),
	}
}

type Result = Weighed & { check: Check; answer: Answer }

function runCheck(check: Check, context: CheckContext): Result {
	const answer = answerCheck(check, context)
	const draft = answer.answer === 'found' ? answer.draft : undefined
	return {
		check,
		answer,
		category: check.category,
		severity: draft?.severity ?? check.severity,
		cap: draft?.cap ?? check.cap ?? null,
	}
}

function listTitles(results: readonly Result[], wanted: Answer['answer']): Report['passed'] {
	return results
		.filter(({ answer }) => answer.answer === wanted)
		.map(({ check: { id, category, title } }) => ({ checkId: id, category, title }))
}

/** Whether a person may set such a finding aside: what misleads every reader or machine stays. */
export function mayBeDismissed(severity: Severity): boolean {
	return severity === 'tip' || severity === 'warning-1'
}

function isSetAside({ check, severity }: Result, dismissed: readonly string[]): boolean {
	return dismissed.includes(check.id) && mayBeDismissed(severity)
}

type Surroundings = { weighing: Weighing; context: CheckContext }

function toFinding(result: Result, { weighing, context }: Surroundings): Finding {
	const { check, answer, category, severity, cap } = result
	const draft = answer.answer === 'found' ? answer.draft : null
	const { title = '', why = '', fix = '', evidence = [] } = draft ?? {}
	const mends = context.source === null ? (check.mend?.(context) ?? []) : []
	return {
		id: check.id,
		checkId: check.id,
		category,
		severity,
		title,
		why,
		fix,
		evidence,
		cost: computeCost(result, weighing),
		...(severity === 'blocker' && cap !== null ? { cap } : {}),
		...(mends.length > 0 ? { mends } : {}),
	}
}
