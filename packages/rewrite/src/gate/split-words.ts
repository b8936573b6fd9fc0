import { splitWords } from '@app/language'

/** The words of a text in their own capitals, with one kind of apostrophe; a hyphenated word also by its parts. */
export function listWords(text: string): string[] {
	return splitWords(text.replaceAll('’', "'"))
}

/** The parts of a word that hyphens and slashes join. */
export function splitParts(word: string): string[] {
	return word.split(/[-/]/).filter(Boolean)
}
