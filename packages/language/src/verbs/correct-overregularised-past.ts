import { lineWordLists } from '../line-words.ts'
import type { KnowsWord } from '../spelling/closest-word.ts'
import { toPast } from './conjugate.ts'
import { irregularVerbs } from './irregular-verbs.ts'

// Irregular verbs that CVs seldom have, so that they stand in no table of verbs.
const seldom = Object.fromEntries(
	`catch caught, eat ate eaten, fall fell fallen, fight fought, forget forgot forgotten, lose lost, sleep slept,
	steal stole stolen, swear swore sworn, tear tore torn, throw threw thrown, wake woke woken, drink drank drunk,
	rise rose risen`
		.split(/,\s+/)
		.map((row) => row.split(' '))
		.map(([lemma = '', past = '', participle = past]) => [lemma, [past, participle] as const]),
)
// Regular pasts that are words themselves although they look like a wrong past: a lawn is overseeded, a dish costed,
// a window leaded.
const rightAsTheyAre = lineWordLists.pattern('right-regular-pasts', 'whole', '')

const meant = new Map(
	Object.entries({ ...seldom, ...irregularVerbs })
		.filter(([lemma]) => lemma.length > 2 && !lemma.includes('-'))
		.map(([lemma, forms]) => [toPast(lemma), forms] as const)
		.filter(([wrong, forms]) => !forms.includes(wrong) && !rightAsTheyAre.test(wrong)),
)

/**
 * Returns the past and the participle of an irregular verb that was inflected like a regular one. `null` for other
 * words, and for words in the dictionary, except "payed", which the dictionary has only for ropes.
 */
export function correctOverregularisedPast(
	word: string,
	knows: KnowsWord,
): { past: string; participle: string } | null {
	const [past, participle] = meant.get(word) ?? []
	if (past === undefined || participle === undefined) return null
	return word !== 'payed' && knows(word) ? null : { past, participle }
}
