import { findUnsupportedWords } from '@app/claims'
import { isPartlyForeign, splitWords } from '@app/language'
import { lemmatise } from '@app/language/analysis'
import { openMeaning } from '@app/language/meaning/open'
import { correctLine } from '../correct/correct-line.ts'

/**
 * The English words of a text that a word of its sources carries, as it stands there or with its spelling put right: another form,
 * or another word for the same. A word that the table of meanings lacks is only one of them as the form of a verb that stands there
 * as it should, so a misspelling never is. Of a translation every English word may be right.
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

// What the words of a text in -ed or -ing are forms of, if they are verbs: "strimming" and "strimmed".
function listVerbs(text: string): string[] {
	return splitWords(text)
		.filter((word) => /^\p{Ll}{3,}(?:ed|ing)$/iu.test(word))
		.map((word) => lemmatise(word, 'VBG'))
}
