import { stemWord } from './stem-word.ts'

/** A word of a text with the form under which it is looked up. */
export type Word = { text: string; stem: string; start: number; end: number; isAfterComma: boolean }

/** The stem of what ends a sentence or an item; no name goes over it. */
export const sentenceEnd = '.'

const pattern =
	/\.NET(?!\p{L})|(?<=\s)&(?=\s)|[\p{L}\p{N}][\p{L}\p{N}'’]*(?:[.&](?=[\p{L}\p{N}])[\p{L}\p{N}]+)*[+#]*|[.;:!?\n•]/gu

/** The words of a text as the lexicon counts them: "C++", "Node.js" and "P&L" are one, hyphens part, and "&" is "and". */
export function splitLexiconWords(text: string): Word[] {
	const isShouted = shouted.test(text) && !/\p{Ll}/u.test(text)
	return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
		text: word,
		start: index,
		end: index + word.length,
		isAfterComma: /,\s*$/.test(text.slice(Math.max(0, index - 2), index)),
		stem: stem(isShouted && word.length >= fewestOfPlural ? word.toLowerCase() : word),
	}))
}

// In a line of nothing but capitals "TOOLS" is no short form, though CPCS may be one.
const shouted = /(?<!\p{Lu})\p{Lu}{2,}\P{L}+\p{Lu}{2,}\P{L}+\p{Lu}{2}/u
const fewestOfPlural = 5

function stem(word: string): string {
	if (word === '&') return 'and'
	return /[\p{L}\p{N}]/u.test(word) ? stemWord(word) : sentenceEnd
}

/** "The" and "our" make no difference to a name; a capital A may be a grade. */
export function isArticle({ text }: Word): boolean {
	return text !== 'A' && /^(?:a|an|the|our|your|my|their|its)$/i.test(text)
}
