import { parseTsv } from '@app/language'
import { questionTenses } from '../data/question-tenses.ts'
import type { Ask } from '../suggestion.ts'

const presents = new Map(
	parseTsv<'past' | 'present'>(questionTenses).map(({ past, present }) => [past, present]),
)

const isUse = /^What (?:was|were) .* used for\?$/

/** Puts a question into the present for a current job. A result is over in any job. */
export function inTenseOfJob(ask: Ask, { isCurrent }: { isCurrent: boolean }): Ask {
	// In a current job its reports are still in use.
	if (isCurrent && isUse.test(ask.question)) return { ...ask, question: inPresent(ask.question) }
	if (!isCurrent || ask.kind === 'result' || ask.kind === 'evidence') return ask
	return { ...ask, question: inPresent(ask.question) }
}

/** Words in the present: “were” → “are”, “did” → “do”. */
export function inPresent(question: string): string {
	// "Used for" is a participle and stays.
	return question
		.replace(/\bdid (?=(?:you|they|people|most)\b)/, 'do ')
		.replace(/\bdid\b/, 'does')
		.replace(/\p{L}+(?! for\b)/gu, (word) => presents.get(word) ?? word)
}

/** Whether a question is the placed question, in either tense. */
export function isSameQuestion(placed: Ask, question: string): boolean {
	return (
		placed.question === question || inTenseOfJob(placed, { isCurrent: true }).question === question
	)
}
