import { allConcepts } from './lexicon.ts'

let known: ReadonlySet<string> | null = null
let names: ReadonlySet<string> | null = null
let small: ReadonlySet<string> | null = null

/** Whether a word stands in a name of the lexicon, such as "artic" or "tupping", which no dictionary may have. */
export function isDomainTerm(word: string): boolean {
	known ??= new Set(wordsOfNames().map((one) => one.toLowerCase()))
	return known.has(word.toLowerCase())
}

/** Whether a word is no name: the lexicon writes it in small letters somewhere, "gross" but never "Makaton". */
export function isWrittenSmall(word: string): boolean {
	small ??= new Set(wordsOfNames().filter((one) => one === one.toLowerCase()))
	return small.has(word.toLowerCase())
}

/** Whether the lexicon writes a word in these capitals, and nowhere in small letters: "Kotlin". */
export function isWrittenAsName(word: string): boolean {
	names ??= new Set(wordsOfNames())
	return word !== word.toLowerCase() && names.has(word) && !isWrittenSmall(word)
}

function wordsOfNames(): string[] {
	const names = allConcepts().flatMap(({ label, same, narrower }) => [
		label,
		...same,
		...narrower.flatMap((special) => [special.name, ...special.same]),
	])
	return names.join(' ').match(/\p{L}+/gu) ?? []
}
