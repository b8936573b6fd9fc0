import type { Check, CheckContext, FindingDraft } from './check.ts'
import type { CategoryId } from './report.ts'
import { speltRight } from './spelling/spelt-right.ts'

/**
 * What a check says of a CV: it found something, looked and all is well, or had nothing to look at. A little that is tolerated is
 * neither told nor praised.
 */
export type Answer =
	| { answer: 'found'; draft: FindingDraft }
	| { answer: 'passed'; looked: number }
	| { answer: 'tolerated' }
	| { answer: 'notApplicable' }

const categoriesOfContent = new Set<CategoryId>(['contact', 'sections', 'dates', 'impact'])

/**
 * Runs one check. It has passed only when it looked at something and found nothing. What a CV says is judged as if it were spelt right;
 * checks of language, of the file, and of the spelling of tools read it as it was written.
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
