import { type CvDocument, editOf } from '@app/cv'
import { joinAsProseList } from '@app/language'
import type { Proposal } from './proposal.ts'
import { listAnsweredQuotes, type RequirementIndex, sortByRelevance } from './requirement-index.ts'

const mostNamed = 4

/** The skills that the advert asks for, before the others. */
export function proposeSkillOrder(cv: CvDocument, wants: RequirementIndex): Proposal[] {
	const sorted = sortByRelevance(cv.skills, ({ name }) => name, wants)
	if (sorted === null) return []
	const names = (skills: readonly { name: string }[]) => skills.map(({ name }) => name)
	const asked = listAnsweredQuotes(names(cv.skills), wants).slice(0, mostNamed)
	return [
		{
			id: 'skills-order',
			kind: 'skills-order',
			title: 'Put the skills they ask for first',
			why: `The advert asks for ${joinAsProseList(asked)}, and employers look at the first few skills.`,
			before: [names(cv.skills).join(', ')],
			after: [names(sorted).join(', ')],
			edits: [editOf(cv, 'skills', sorted)],
			facts: [],
		},
	]
}
