import type { KnowsWord } from './closest-word.ts'

// "By" stays as it is at the end of a word, and Scotch of several makers is "whiskys".
const rightInYs = /(?:^|lay|stand|fly|stander|passer)bys$|^whiskys$|^polys$/

/**
 * What is meant by a plural in -ys where English has -ies: "companys". `null` for all else, and for the plurals of names, which
 * keep their letters ("the two Germanys").
 */
export function pluralInYs(word: string, knows: KnowsWord): string | null {
	if (!/[^aeiou]ys$/.test(word) || rightInYs.test(word) || knows(word)) return null
	const one = word.slice(0, -1)
	const many = `${one.slice(0, -1)}ies`
	return knows(one) || knows(many) ? many : null
}
