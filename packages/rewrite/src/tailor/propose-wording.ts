import { type CvDocument, editOf } from '@app/cv'
import { suggestRewrite } from '../suggest-rewrite.ts'
import { inList } from '../summary/in-prose.ts'
import type { Proposal } from './proposal.ts'
import { askedFor, type Wants } from './wants.ts'

/** A better wording of the lines that answer the advert: those are read first. */
export function proposeWording(cv: CvDocument, wants: Wants): Proposal[] {
	return cv.experience.flatMap(({ achievements, current }, job) =>
		achievements.flatMap((line, at): Proposal[] => {
			const asked = askedFor([line], wants)
			const suggestion = asked.length === 0 ? null : suggestRewrite(line, { current })
			if (suggestion === null || !suggestion.verified || suggestion.after === line) return []
			const path = `experience.${job}.achievements.${at}`
			return [
				{
					...{ id: `better-wording ${path} ${suggestion.after}`, kind: 'better-wording' },
					title: 'Word this line better',
					why: `It is your answer to ${inList(asked)}.`,
					before: [line],
					after: [suggestion.after],
					edits: [editOf(cv, path, suggestion.after)],
					facts: [{ path, quote: line }],
				},
			]
		}),
	)
}
