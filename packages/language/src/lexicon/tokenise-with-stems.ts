import { stemWord } from './stem-word.ts'

/** A word of a text with its stem, under which the lexicon has it. */
export type StemmedWord = {
	text: string
	stem: string
	start: number
	end: number
	isAfterComma: boolean
}

/** The stem of punctuation that ends a sentence or a list item. No concept's name spans it. */
export const sentenceEnd = '.'

const pattern =
	/\.NET(?!\p{L})|(?<=\s)&(?=\s)|[\p{L}\p{N}][\p{L}\p{N}'’]*(?:[.&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*[+#]*|[.;:!?\n•]/gu

/**
 * Splits a text into words to look up in the lexicon. "C++", "Node.js" and "P&L" stay whole, hyphens split words, and "&"
 * counts as "and".
 */
export function tokeniseWithStems(text: string): StemmedWord[] {
	const isInCapitals = severalCapitalWords.test(text) && !/\p{Ll}/u.test(text)
	return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
		text: word,
		start: index,
		end: index + word.length,
		isAfterComma: /,\s*$/.test(text.slice(Math.max(0, index - 2), index)),
		stem: stem(isInCapitals && word.length > longestAcronym ? word.toLowerCase() : word),
	}))
}

const severalCapitalWords = /(?<!\p{Lu})\p{Lu}{2,}\P{L}+\p{Lu}{2,}\P{L}+\p{Lu}{2}/u
/** In a line in capitals, a longer word is no acronym: "TOOLS" is the plural of "tool", but "CPCS" may be an acronym. */
const longestAcronym = 4

function stem(word: string): string {
	if (word === '&') return 'and'
	return /[\p{L}\p{N}]/u.test(word) ? stemWord(word) : sentenceEnd
}

/** Whether a word is an article or possessive, which a concept's name ignores. A capital A may be a grade. */
export function isArticle({ text }: StemmedWord): boolean {
	return text !== 'A' && /^(?:a|an|the|our|your|my|their|its)$/i.test(text)
}
