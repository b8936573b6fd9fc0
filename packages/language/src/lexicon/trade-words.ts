import { allConcepts } from './lexicon.ts'

let known: ReadonlySet<string> | null = null

/** Whether a word stands in a name of the lexicon, such as "artic" or "tupping", which no dictionary may have. */
export function isTradeWord(word: string): boolean {
	known ??= wordsOfNames()
	return known.has(word.toLowerCase())
}

function wordsOfNames(): ReadonlySet<string> {
	const names = allConcepts().flatMap(({ label, same, narrower }) => [
		...[label, ...same],
		...narrower.flatMap((special) => [special.name, ...special.same]),
	])
	return new Set(
		names
			.join(' ')
			.toLowerCase()
			.match(/\p{L}+/gu),
	)
}
