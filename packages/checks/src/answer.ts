import type { Check, CheckContext, FindingDraft } from './check.ts'

/**
 * What a check says of a CV: it found something, looked and all is well, or had nothing to look at. A little that is tolerated is
 * neither told nor praised.
 */
export type Answer =
	| { answer: 'found'; draft: FindingDraft }
	| { answer: 'passed' }
	| { answer: 'tolerated' }
	| { answer: 'notApplicable' }

/** Runs one check. It has passed only when it looked at something and found nothing. */
export function answerCheck(check: Check, context: CheckContext): Answer {
	if (check.appliesTo?.(context) === false) return { answer: 'notApplicable' }
	const hasSubjects = check.looksAt(context) >= (check.fewest ?? 1)
	if (!hasSubjects && check.missesThem !== true) return { answer: 'notApplicable' }
	const outcome = check.run(context)
	if (outcome === 'tolerated') return { answer: 'tolerated' }
	if (outcome !== null) return { answer: 'found', draft: outcome }
	return { answer: hasSubjects ? 'passed' : 'notApplicable' }
}
