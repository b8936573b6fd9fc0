import { type CvDocument, editOf } from '@app/cv'
import { joinAsProseList } from '@app/language'
import type { Proposal } from './proposal.ts'
import { listAnsweredQuotes, type RequirementIndex, sortByRelevance } from './requirement-index.ts'

const mostNamed = 3

/** The lines of each job that answer the advert, before its others. */
export function proposeLineOrder(cv: CvDocument, wants: RequirementIndex): Proposal[] {
	return cv.experience.flatMap(({ id, jobTitle, employer, achievements }, index): Proposal[] => {
		// Sorting can't tell two lines with the same words apart, so such a list stays unchanged.
		if (new Set(achievements).size < achievements.length) return []
		const sorted = sortByRelevance(achievements, (line) => line, wants)
		if (sorted === null) return []
		const job = [jobTitle.trim(), employer.trim()].filter(Boolean).join(', ')
		const asked = listAnsweredQuotes(achievements, wants).slice(0, mostNamed)
		return [
			{
				id: `lines-order ${id}`,
				kind: 'lines-order',
				title: job === '' ? 'Put the matching lines first' : `Put the matching lines first: ${job}`,
				why: `They mention ${joinAsProseList(asked)}, which the advert asks for.`,
				before: achievements,
				after: sorted,
				edits: [editOf(cv, `experience.${index}.achievements`, sorted)],
				facts: [],
			},
		]
	})
}
