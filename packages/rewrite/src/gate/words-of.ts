import { splitWords } from '@app/language'

/** The words of a text in their own capitals, with one kind of apostrophe; a hyphenated word also by its parts. */
export function wordsOf(text: string): string[] {
	return splitWords(text.replaceAll('’', "'"))
}

/** The parts of a word that hyphens and slashes join. */
export function partsOf(word: string): string[] {
	return word.split(/[-/]/).filter(Boolean)
}
