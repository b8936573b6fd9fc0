import type { CvDocument } from '@app/cv'
import { suggestRewrite } from '@app/rewrite'
import type { LandingFacts } from '../app/features/landing/landing-facts.ts'

/** The first line of a CV for which there are both a better wording and a question. */
export function rewriteFacts(cv: CvDocument): LandingFacts['rewrite'] {
	for (const { achievements, current } of cv.experience) {
		for (const line of achievements) {
			const suggestion = suggestRewrite(line, { current })
			const [ask] = suggestion?.asks ?? []
			if (suggestion === null || ask === undefined || suggestion.after === line) continue
			const [opening = '', ...rest] = suggestion.after.split(' ')
			return { before: line, opening, rest: ` ${rest.join(' ')}`, question: ask.question }
		}
	}
	throw new Error('No line of the sample CV was both rewritten and asked about.')
}
