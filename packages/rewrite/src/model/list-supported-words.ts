import { findUnsupportedWords } from '@app/claims'
import { isPartlyForeign, splitWords } from '@app/language'
import { lemmatise } from '@app/language/analysis'
import { openMeaning } from '@app/language/meaning/open'
import { correctLine } from '../correct/correct-line.ts'

/**
 * Returns the English words of a text that are supported by a word of the sources, as written or with its spelling
 * corrected: another form, or a synonym. A word that the table of meanings lacks counts only as the form of a verb
 * that the sources spell correctly, so a misspelling never counts. For a translation every English word may be right.
 */
export function listSupportedWords(sources: readonly string[], text: string): string[] {
	const corrected = sources.map((source) => correctLine(source).text)
	const { content, uncarried } = findUnsupportedWords([...sources, ...corrected].join('. '), text)
	const isTranslated = sources.some(isPartlyForeign)
	const missing = new Set(isTranslated ? [] : uncarried.map((word) => word.text))
	const meaning = openMeaning()
	const verbs = new Set(sources.flatMap(listVerbs))
	return content
		.filter(({ isName }) => !isName)
		.map((word) => word.text)
		.filter(
			(word) =>
				(!missing.has(word) && meaning.find(word.toLowerCase()) >= 0) ||
				listVerbs(word).some((verb) => verbs.has(verb)),
		)
}

// Returns the verbs of words in -ed or -ing, if they are verbs.
function listVerbs(text: string): string[] {
	return splitWords(text)
		.filter((word) => /^\p{Ll}{3,}(?:ed|ing)$/iu.test(word))
		.map((word) => lemmatise(word, 'VBG'))
}
