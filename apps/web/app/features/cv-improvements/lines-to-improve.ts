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
	before: string
}

/** The lines about work for which there is a suggestion or a question, in the order of the CV. */
export function linesToImprove(cv: CvDocument): LineToImprove[] {
	return lists.flatMap((list) =>
		cv[list].flatMap((item) => {
			const { id: itemId, current, achievements } = item
			const where = nameOf(item)
			return [...new Set(achievements)]
				.filter((before) => suggestRewrite(before, { current }) !== null)
				.map((before) => ({
					id: `${list} ${itemId} ${before}`,
					list,
					itemId,
					where,
					current,
					before,
				}))
		}),
	)
}

type Named = Partial<Record<'jobTitle' | 'employer' | 'role' | 'organisation' | 'name', string>>

function nameOf({ jobTitle, employer, role, organisation, name }: Named): string {
	const parts = [jobTitle ?? role, employer ?? organisation ?? name]
	return parts.filter(Boolean).join(', ') || 'Without a title'
}
