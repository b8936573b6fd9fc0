import type { Check, CheckContext, FindingDraft } from './check.ts'
import type { CategoryId } from './report.ts'
import { speltRight } from './spelling/spelt-right.ts'

/**
 * The outcome of a check on a CV: it found a fault, found none, tolerated a slight fault, or had nothing to look at.
 * A tolerated fault is neither reported nor praised.
 */
export type Answer =
	| { answer: 'found'; draft: FindingDraft }
	| { answer: 'passed'; looked: number }
	| { answer: 'tolerated' }
	| { answer: 'notApplicable' }

const categoriesOfContent = new Set<CategoryId>(['contact', 'sections', 'dates', 'impact'])

/**
 * Runs one check. It passes only if it looked at something and found no fault. Checks of content read the CV with its
 * spelling corrected; checks of language, of the file, and of the spelling of tools read it as it was written.
 */
export function answerCheck(check: Check, written: CheckContext): Answer {
	const isOfContent = categoriesOfContent.has(check.category) && check.readsSpelling !== true
	const context = isOfContent ? speltRight(written) : written
	if (check.appliesTo?.(context) === false) return { answer: 'notApplicable' }
	const looked = check.looksAt(context)
	const hasSubjects = looked >= (check.fewest ?? 1)
	if (!hasSubjects && check.missesThem !== true) return { answer: 'notApplicable' }
	const outcome = check.run(context)
	if (outcome === 'tolerated') return { answer: 'tolerated' }
	if (outcome !== null) return { answer: 'found', draft: outcome }
	return hasSubjects ? { answer: 'passed', looked } : { answer: 'notApplicable' }
}
