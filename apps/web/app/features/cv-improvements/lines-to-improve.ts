import type { CvDocument } from '@app/cv'
import { suggestRewrite } from '@app/rewrite'

const lists = ['experience', 'volunteering', 'projects'] as const

/** A line of the CV that could be worded better, or made stronger by an answer. */
export type LineToImprove = {
	/** The same for the same words of the same job, wherever they stand. */
	id: string
	list: (typeof lists)[number]
	itemId: string
	/** The job, in words. */
	where: string
	/** The job goes on, so its lines are told in the present. */
	current: boolean
	/** All lines of the job. */
	text: string
	before: string
	/** The question about it was answered before, or the person does not know; nobody asks again. */
	isAnswered: boolean
}

/** The lines about work for which there is a suggestion or a question, in the order of the CV. */
export function linesToImprove(cv: CvDocument): LineToImprove[] {
	return lists.flatMap((list) =>
		cv[list].flatMap((item) => {
			const { id: itemId, current, achievements } = item
			const where = nameOf(item)
			const text = achievements.join('\n')
			return [...new Set(achievements)].flatMap((before): LineToImprove[] => {
				const suggestion = suggestRewrite(before, { current, text })
				if (suggestion === null) return []
				const { after, asks } = suggestion
				const isAnswered = cv.facts.some(
					(fact) =>
						fact.itemId === itemId &&
						fact.question === asks[0]?.question &&
						[before, after].includes(fact.line),
				)
				if (after === before && isAnswered) return []
				const id = `${list} ${itemId} ${before}`
				return [{ id, list, itemId, where, current, text, before, isAnswered }]
			})
		}),
	)
}

type Named = Partial<Record<'jobTitle' | 'employer' | 'role' | 'organisation' | 'name', string>>

function nameOf({ jobTitle, employer, role, organisation, name }: Named): string {
	const parts = [jobTitle ?? role, employer ?? organisation ?? name]
	return parts.filter(Boolean).join(', ') || 'Without a title'
}
