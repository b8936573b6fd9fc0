import type { CvDocument, Fact } from '@app/cv'
import type { Requirement } from './advert.ts'

/** The person's answer on whether a line shows a requirement. */
export type Confirmed = { line: string; isYes: boolean }

const yes = 'Yes'
const no = 'No'

/**
 * Returns the question to the person about a line that may show a requirement. It is the same for the same
 * requirement in another advert.
 */
export function confirmQuestion({ label }: Pick<Requirement, 'label'>): string {
	return `Is “${label}” what this line shows?`
}

type Answer = {
	/** The id of the item that the line belongs to; empty for the profile. */
	itemId: string
	line: string
	isYes: boolean
	/** A new id, and the day as `YYYY-MM-DD`. */
	id: string
	today: string
}

/** The person's answer as a fact of the CV. */
export function confirmFact(
	requirement: Pick<Requirement, 'label'>,
	{ id, itemId, line, isYes, today }: Answer,
): Fact {
	return {
		id,
		itemId,
		line,
		question: confirmQuestion(requirement),
		answer: isYes ? yes : no,
		givenOn: today,
	}
}

/**
 * Returns the person's answers about a requirement, the newest last. Each has the line as it was then, so a line that
 * changed since has no answer.
 */
export function confirmedFor(
	requirement: Pick<Requirement, 'label'>,
	{ facts }: Pick<CvDocument, 'facts'>,
): Confirmed[] {
	const question = confirmQuestion(requirement)
	return facts
		.filter((fact) => fact.question === question && (fact.answer === yes || fact.answer === no))
		.map(({ line, answer }) => ({ line, isYes: answer === yes }))
}
