import type { KnowsWord } from './closest-word.ts'

// The y of -by stays at the end of a word, and so does that of two words whose plural has a meaning of its own.
const rightInYs = /(?:^|lay|stand|fly|stander|passer)bys$|^whiskys$|^polys$/

/**
 * What is meant by a plural in -ys where English has -ies. `null` for all else, and for the plurals of names, which keep their letters.
 */
export function correctYsPlural(word: string, knows: KnowsWord): string | null {
	if (!/[^aeiou]ys$/.test(word) || rightInYs.test(word) || knows(word)) return null
	const one = word.slice(0, -1)
	const many = `${one.slice(0, -1)}ies`
	return knows(one) || knows(many) ? many : null
}
