import { blankHidden, type CvDocument, type Fact, plainCv } from '@app/cv'
import { findQuantities } from '@app/language'
import { type AnsweredQuestion, suggestRewrite } from '@app/rewrite'

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
	/** The title of the job. */
	title: string
	/** All lines of the job. */
	text: string
	before: string
	/** The answer to the line's question in the CV: empty when the person doesn't know, `null` when there is none. */
	keptAnswer: string | null
	/** The answers about the line's earlier wording. */
	answered: readonly AnsweredQuestion[]
	/** It doesn’t say how many, how often or how much. */
	lacksFigure: boolean
}

/**
 * Returns the lines about work that have a suggestion, a question or an answer that isn't in the line yet, and the
 * lines without a figure, in the order of the CV; lines named by their ids are included as long as the CV has them.
 */
export function linesToImprove(cv: CvDocument, named: readonly string[] = []): LineToImprove[] {
	const shown = plainCv(blankHidden(cv))
	return lists.flatMap((list) =>
		shown[list].flatMap((item) => {
			const { id: itemId, current, achievements } = item
			const where = nameEntry(item)
			const title = findTitle(item)
			const text = achievements.join('\n')
			return [...new Set(achievements)].flatMap((before): LineToImprove[] => {
				const id = lineId({ list, itemId, before })
				const answered = findAnswered(cv.facts, { itemId, before, current, text })
				const suggestion = suggestRewrite(before, { current, text, title, answered })
				const lacksFigure = findQuantities(before).length === 0
				if (suggestion === null && !lacksFigure && !named.includes(id)) return []
				const after = suggestion?.after ?? before
				const question = suggestion?.asks[0]?.question
				const keptAnswer = answerKept(cv.facts, { itemId, question, lines: [before, after] })
				const isClosed = after === before && keptAnswer === ''
				if (isClosed && !named.includes(id)) return []
				return [
					{
						id,
						list,
						itemId,
						where,
						current,
						title,
						text,
						before,
						keptAnswer,
						answered,
						lacksFigure,
					},
				]
			})
		}),
	)
}

/** Returns the id of a line while the page is open. */
export function lineId({
	list,
	itemId,
	before,
}: Pick<LineToImprove, 'list' | 'itemId' | 'before'>): string {
	return `${list} ${itemId} ${before}`
}

type OfLine = Pick<LineToImprove, 'itemId' | 'before' | 'current' | 'text'>

// An answer that isn't in the line yet belongs to its question, which is shown with it.
function findAnswered(
	facts: readonly Fact[],
	{ itemId, before, current, text }: OfLine,
): readonly AnsweredQuestion[] {
	const ofJob = facts.filter((fact) => fact.itemId === itemId)
	if (ofJob.length === 0) return []
	const after = suggestRewrite(before, { current, text })?.after ?? before
	return ofJob.filter(({ line }) => line !== before && line !== after)
}

type Asked = { itemId: string; question: string | undefined; lines: readonly string[] }

function answerKept(facts: readonly Fact[], { itemId, question, lines }: Asked): string | null {
	const isAbout = (fact: Fact) =>
		fact.itemId === itemId && fact.question === question && lines.includes(fact.line)
	return facts.findLast(isAbout)?.answer ?? null
}

type Named = Partial<Record<'jobTitle' | 'employer' | 'role' | 'organisation' | 'name', string>>

function findTitle({ jobTitle, role }: Named): string {
	return jobTitle ?? role ?? ''
}

function nameEntry({ jobTitle, employer, role, organisation, name }: Named): string {
	const parts = [jobTitle ?? role, employer ?? organisation ?? name]
	return parts.filter(Boolean).join(', ') || 'Untitled'
}
