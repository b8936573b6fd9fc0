import { withWholePath } from '@app/cv'
import { type Answer, answerCheck } from './answer.ts'
import type { Check, CheckContext } from './check.ts'
import { checks } from './check-list.ts'
import { type CvToCheck, createContext } from './context.ts'
import { measureFor } from './merit/check-measures.ts'
import { earnPoints, findMeasure } from './merit/earned-score.ts'
import { countWords, measureCv } from './merit/measure-cv.ts'
import { listNextSteps } from './merit/next-steps.ts'
import { isPraiseEarned } from './merit/praise.ts'
import { findNothingToJudge } from './nothing-to-judge.ts'
import type { QuickFix } from './quick-fix.ts'
import type { Finding, Report, Severity } from './report.ts'
import { rulesetVersion } from './ruleset-version.ts'
import { categoryScores, deductions } from './score.ts'
import { scoreReport } from './score-report.ts'

/** Runs every check on a CV and returns the scored report. The same input always gives the same report. */
export function runChecks(toCheck: CvToCheck): Report {
	const context = createContext(toCheck)
	const results = checks.map((check) => runCheck(check, context))
	const all = results.filter(({ answer }) => answer.answer === 'found')
	const isAside = (result: Result) => isSetAside(result, toCheck.dismissed ?? [])
	const found = all.filter((result) => !isAside(result))
	const measures = measureCv(context)
	const parts = earnPoints({ measures, words: countWords(context), formFaults: 0 })
	const toDraft = (result: Result) => toFinding(result, { all, parts, context })
	const scored = scoreReport(found.map(toDraft), parts, listNextSteps(parts, measures))
	const isMerited = ({ check, answer }: Result) =>
		answer.answer === 'passed' && isPraiseEarned({ check, looked: answer.looked }, scored)
	const passed = results.filter(({ answer }) => answer.answer === 'passed')
	const left = results.filter(({ answer }) => answer.answer === 'notApplicable')
	return {
		rulesetVersion,
		...scored,
		categories: categoryScores({ found: all, nothing: findNothingToJudge(context) }),
		...(found.length < all.length ? { dismissed: all.filter(isAside).map(toDraft) } : {}),
		passed: listTitles(passed.filter(isMerited)),
		notApplicable: listTitles(
			results.filter((one) => left.includes(one) || (passed.includes(one) && !isMerited(one))),
		),
	}
}

type Result = {
	check: Check
	answer: Answer
	category: Check['category']
	severity: Severity
	cap: number | null
}

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

function listTitles(results: readonly Result[]): Report['passed'] {
	return results.map(({ check: { id, category, title } }) => ({ checkId: id, category, title }))
}

/** Whether a person may dismiss a finding of this severity: faults that mislead every reader or parser stay. */
export function mayBeDismissed(severity: Severity): boolean {
	return severity === 'tip' || severity === 'warning-1'
}

function isSetAside({ check, severity }: Result, dismissed: readonly string[]): boolean {
	return dismissed.includes(check.id) && mayBeDismissed(severity)
}

type Surroundings = {
	/** All findings, dismissed or not: findings about one measure share the points that it lacks. */
	all: readonly Result[]
	parts: NonNullable<Report['parts']>
	context: CheckContext
}

function toFinding(result: Result, { all, parts, context }: Surroundings): Finding {
	const { check, answer, category, severity, cap } = result
	const draft = answer.answer === 'found' ? answer.draft : null
	const { title = '', why = '', fix = '', evidence = [] } = draft ?? {}
	const quickFixes = context.source === null ? (check.quickFixes?.(context) ?? []) : []
	const gain = shareOfMissing(result, { all, parts })
	return {
		id: check.id,
		checkId: check.id,
		category,
		severity,
		title,
		why,
		fix,
		evidence: evidence.map((one) => withWholePath(one, context)),
		cost: 0,
		...(gain === null ? {} : { gain }),
		...(severity === 'blocker' && cap !== null ? { cap } : {}),
		...(quickFixes.length > 0
			? { quickFixes: quickFixes.map((fix) => withWholeEdits(fix, context)) }
			: {}),
	}
}

function withWholeEdits(fix: QuickFix, { toWholeEdit }: CheckContext): QuickFix {
	return { ...fix, edits: fix.edits.map(toWholeEdit) }
}

// Returns a finding's share of the points that its measure lacks, divided by the weight of all findings about that
// measure; `null` for a finding about form.
function shareOfMissing(
	{ check, severity }: Result,
	{ all, parts }: Pick<Surroundings, 'all' | 'parts'>,
): number | null {
	const measure = findMeasure(parts, measureFor(check.id))
	if (measure === undefined || measure.id === 'form') return null
	const together = all
		.filter((other) => measureFor(other.check.id) === measure.id)
		.reduce((total, other) => total + deductions[other.severity], 0)
	if (together === 0) return 0
	return Math.round((100 * (measure.most - measure.points) * deductions[severity]) / together) / 100
}
