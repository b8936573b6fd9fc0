import type { CvDocument, Fact } from '@app/cv'
import { suggestRewrite } from '@app/rewrite'
import { newId } from '#shared/new-id.ts'
import { confirmedFact } from '#shared/rewrite-ui/confirmed-fact.ts'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'
import type { Choices } from './improvement-choices.ts'
import type { LineToImprove } from './lines-to-improve.ts'

/** The person's answer about one line; empty when they do not know. */
export type Answer = Pick<Fact, 'itemId' | 'line' | 'question' | 'answer'> & {
	/** The line on the page that it was given under. */
	lineId: string
}

/** The answers that were given here and are not kept with the CV yet. */
export function listAnswers(
	lines: readonly LineToImprove[],
	choices: Choices,
	facts: readonly Fact[],
): Answer[] {
	return lines
		.flatMap(({ id, itemId, before, current, title, text, answered }): Answer[] => {
			const { answer = '', isSkipped = false, verdict, edited = '', confirmed } = choices[id] ?? {}
			// "Keep mine" keeps everything about the line as it was.
			if (verdict === 'refused') return []
			// The “yes” confirmed these words only; further edits are new words.
			if (edited !== '' && confirmed?.includes(edited.replace(/\.$/, '')) === true) {
				const { line, question, answer: said } = confirmedFact(itemId, edited, confirmed)
				return [{ lineId: id, itemId, line, question, answer: said }]
			}
			const said = answer.trim().slice(0, 200)
			const suggestion = suggestRewrite(before, { current, text, title, answered })
			const question = suggestion?.asks[0]?.question
			if (question === undefined || (said === '' && !isSkipped)) return []
			const line = suggestion?.after ?? before
			return [{ lineId: id, itemId, line, question, answer: said }]
		})
		.filter((given) => !facts.some((fact) => isKept(fact, given)))
}

/** The CV with the answers as facts of it, as the editor keeps them. */
export function withAnswers<Cv extends CvDocument>(cv: Cv, answers: readonly Answer[]): Cv {
	const fresh = answers.filter((answer) => !cv.facts.some((fact) => isKept(fact, answer)))
	if (fresh.length === 0) return cv
	const givenOn = new Date().toISOString().slice(0, 10)
	const facts = fresh.reduce(
		(kept, { itemId, line, question, answer }) =>
			withFact(kept, { id: newId(), itemId, line, question, answer, givenOn }),
		cv.facts,
	)
	return { ...cv, facts }
}

/** The CV without these answers. */
export function withoutAnswers<Cv extends CvDocument>(cv: Cv, answers: readonly Answer[]): Cv {
	const isOf = (fact: Fact) => answers.some((answer) => isKept(fact, answer))
	return answers.length === 0 ? cv : { ...cv, facts: cv.facts.filter((fact) => !isOf(fact)) }
}

function isKept(fact: Fact, { itemId, line, question, answer }: Answer): boolean {
	const isAbout = fact.itemId === itemId && fact.line === line && fact.question === question
	return isAbout && fact.answer === answer
}
