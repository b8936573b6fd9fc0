import type { CvDocument, Fact } from '@app/cv'
import type { Requirement } from './advert.ts'

/** What the person said of a line and a requirement: that it shows it, or that it does not. */
export type Confirmed = { line: string; isYes: boolean }

const yes = 'Yes'
const no = 'No'

/** What the person is asked about a line that may show a requirement. The same requirement of another advert is the same question. */
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

/** What a CV has as answers about a requirement, the newest last. A line that has changed since answers nothing. */
export function confirmedFor(
	requirement: Pick<Requirement, 'label'>,
	{ facts }: Pick<CvDocument, 'facts'>,
): Confirmed[] {
	const question = confirmQuestion(requirement)
	return facts
		.filter((fact) => fact.question === question && (fact.answer === yes || fact.answer === no))
		.map(({ line, answer }) => ({ line, isYes: answer === yes }))
}
