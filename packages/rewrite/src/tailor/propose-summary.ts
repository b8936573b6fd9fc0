import { type CvDocument, editOf } from '@app/cv'
import { summarise } from '../summary/summarise.ts'
import type { Proposal } from './proposal.ts'
import type { RequirementIndex } from './requirement-index.ts'

/** Proposes lines at the top with the wanted skills, for a CV that has none. Existing lines stay unchanged. */
export function proposeSummary(
	cv: CvDocument,
	{ wants, today }: { wants: RequirementIndex; today: string },
): Proposal[] {
	if (cv.professionalSummary.trim() !== '') return []
	const sentences = summarise(cv, { today, wanted: [...wants.byConcept.keys()] })
	if (sentences.length === 0) return []
	const text = sentences.map((sentence) => sentence.text).join(' ')
	return [
		{
			id: `summary ${text}`,
			kind: 'summary',
			title: 'Start with a short profile',
			why: 'It’s the first thing employers read. Every sentence comes from facts in your CV.',
			before: [],
			after: [text],
			edits: [editOf(cv, 'professionalSummary', text)],
			facts: sentences.flatMap(({ facts }) => facts),
		},
	]
}
