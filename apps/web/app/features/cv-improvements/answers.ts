import type { CvDocument, Fact } from '@app/cv'
import { suggestRewrite } from '@app/rewrite'
import { newId } from '#shared/new-id.ts'
import { withFact } from '#shared/wording/with-fact.ts'
import type { Choices } from './improvements.ts'
import type { LineToImprove } from './lines-to-improve.ts'

/** What the person answered about one line; empty when they do not know. */
export type Answer = Pick<Fact, 'itemId' | 'line' | 'question' | 'answer'>

/** The answers that were given here and are not kept with the CV yet. */
export function answersOf(
	lines: readonly LineToImprove[],
	choices: Choices,
	facts: readonly Fact[],
): Answer[] {
	return lines
		.flatMap(({ id, itemId, before, current, text }): Answer[] => {
			const { answer = '', isSkipped = false } = choices[id] ?? {}
			const said = answer.trim().slice(0, 200)
			const suggestion = suggestRewrite(before, { current, text })
			const question = suggestion?.asks[0]?.question
			if (question === undefined || (said === '' && !isSkipped)) return []
			return [{ itemId, line: suggestion?.after ?? before, question, answer: said }]
		})
		.filter((given) => !facts.some((fact) => isSame(fact, given) && fact.answer === given.answer))
}

/** The CV with the answers as facts of it, as the editor keeps them. */
export function withAnswers<Cv extends CvDocument>(cv: Cv, answers: readonly Answer[]): Cv {
	const givenOn = new Date().toISOString().slice(0, 10)
	const facts = answers.reduce(
		(kept, answer) => withFact(kept, { ...answer, id: newId(), givenOn }),
		cv.facts,
	)
	return { ...cv, facts }
}

function isSame(a: Answer, b: Answer): boolean {
	return a.itemId === b.itemId && a.line === b.line && a.question === b.question
}
