import { analyseLine, matchAt } from '@app/language/analysis'
import { avertingPhrases } from './allowed-question-words.ts'

/** What a question asks how it was kept from happening, one word each: it takes for granted that it never did. */
export function findAvertedEvents(text: string): string[] {
	const line = analyseLine(text)
	return line.tokens.flatMap(({ index }) => {
		const end = Math.max(...avertingPhrases.map((pattern) => matchAt(pattern, line, index)))
		const averted = line.tokens[end]
		return end > index && averted !== undefined && averted.tag !== 'PUN' ? [averted.text] : []
	})
}
