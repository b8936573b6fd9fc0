import { type Fact, maxLineLength } from '@app/cv'
import { newId } from '#shared/new-id.ts'

/** The yes to the question whether a text is true, given today, as a fact of the item that the text is about. */
export function confirmedFact(itemId: string, text: string, question: string): Fact {
	return {
		id: newId(),
		itemId,
		line: text,
		question: question.slice(0, maxLineLength),
		answer: text.slice(0, mostOfAnswer),
		givenOn: new Date().toISOString().slice(0, 10),
	}
}

const mostOfAnswer = 200
