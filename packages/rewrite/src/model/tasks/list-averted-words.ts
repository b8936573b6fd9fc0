import { analyseLine, matchAt } from '@app/language/analysis'
import { avertingPhrases } from './allowed-question-words.ts'

/**
 * Returns the word after each phrase of preventing, such as “outages” in “How did you prevent outages?”. The question
 * presumes that it never happened, so the word needs no source.
 */
export function listAvertedWords(text: string): string[] {
	const line = analyseLine(text)
	return line.tokens.flatMap(({ index }) => {
		const end = Math.max(...avertingPhrases.map((pattern) => matchAt(pattern, line, index)))
		const averted = line.tokens[end]
		return end > index && averted !== undefined && averted.tag !== 'PUN' ? [averted.text] : []
	})
}
