import type { KnowsWord } from './closest-word.ts'

// Plurals in -ys that are right: those of nouns in -by, and of two words whose plural in -ies would mean something
// else.
const rightInYs = /(?:^|lay|stand|fly|stander|passer)bys$|^whiskys$|^polys$/

/**
 * Corrects a plural in -ys that should end in -ies. Returns `null` for all other words, and for the plurals of names,
 * which keep their letters.
 */
export function correctYsPlural(word: string, knows: KnowsWord): string | null {
	if (!/[^aeiou]ys$/.test(word) || rightInYs.test(word) || knows(word)) return null
	const one = word.slice(0, -1)
	const many = `${one.slice(0, -1)}ies`
	return knows(one) || knows(many) ? many : null
}
