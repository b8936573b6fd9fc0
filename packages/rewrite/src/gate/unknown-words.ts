import { correctSpelling, functionWords, isCommonWord, toBritish } from '@app/language'
import { listWords, splitParts } from './split-words.ts'

/**
 * Returns the words that neither the source nor any list of English words has. The source's words count as written,
 * corrected, in British spelling, and in their regular forms. Other words must be forms of verbs, function words or
 * words of the lexicon.
 */
export function unknownWords(after: string, source: string): string[] {
	const known = formsKnown(source)
	return listWords(after).filter((word) => !isKnown(word.toLowerCase(), known))
}

function isKnown(word: string, known: ReadonlySet<string>): boolean {
	if (!/\p{L}/u.test(word) || known.has(word)) return true
	const bare = word.replace(/'s?$/, '')
	if (known.has(bare) || isCommonWord(bare) || functionWords.has(bare)) return true
	const parts = splitParts(word)
	return parts.length > 1 && parts.every((part) => isKnown(part, known))
}

function formsKnown(source: string): ReadonlySet<string> {
	return new Set(
		listWords(source)
			.flatMap((word) => [word, ...splitParts(word), word.replaceAll('-', '')])
			.flatMap((word) => [word, ...correctSpelling(word).split(/[\s-]/)])
			.flatMap((word) =>
				listForms(toBritish(word.toLowerCase()).replace(/'s?$/, '')).concat(word.toLowerCase()),
			),
	)
}

// One and several of a thing, and the manner of doing it.
function listForms(word: string): string[] {
	const several = /[^aeiou]y$/.test(word)
		? `${word.slice(0, -1)}ies`
		: `${word}${/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's'}`
	const one = word.replace(/ies$/, 'y').replace(/(?<=(?:s|x|z|ch|sh))es$|(?<!s)s$/, '')
	return [word, several, one, `${word}ly`]
}
