import { findUncarried } from '@app/claims'
import { openMeaning } from '@app/language/meaning/open'
import { correctLine } from '../correct/correct-line.ts'

/**
 * The English words of a text that a word of its sources carries, as it stands there or with its spelling put right: another form,
 * or another word for the same. A word that the table of meanings lacks is none of them, so a misspelling never is.
 */
export function listSupportedWords(sources: readonly string[], text: string): string[] {
	const said = sources.flatMap((source) => [source, correctLine(source).text]).join('. ')
	const { content, uncarried } = findUncarried(said, text)
	const missing = new Set(uncarried.map((word) => word.text))
	const meaning = openMeaning()
	return content
		.filter((word) => !word.isName && !missing.has(word.text))
		.map((word) => word.text)
		.filter((word) => meaning.find(word.toLowerCase()) >= 0)
}
