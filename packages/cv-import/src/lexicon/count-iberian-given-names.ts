import { iberianNames } from '../data/iberian-names.ts'
import { fold, foldedWords } from './fold.ts'
import { nameWords } from './word-lists.ts'

/** Spanish and Portuguese names that are often a second given name: José Luis, Ana Sofia. */
const secondNames = foldedWords(iberianNames, 'given')

/** Common surnames. If a name ends in two of these, both are surnames: García López, Ferreira Costa. */
const surnames = foldedWords(iberianNames, 'surname')

/** The start of a name that is a single given name of several words: "María del Carmen", "Ana de la Luz". */
const compound = new RegExp(
	`^(?:(?:${nameWords('before-double-names')}) )?(?:${nameWords('heads-of-double-names')}) (?:de la |de los |de las |del |de )?(?:${nameWords('tails-of-double-names')})(?= )`,
)

const particle = /^(?:da|do|das|dos|de|del|e|y)$/

/**
 * Counts the given names at the start of a Spanish or Portuguese name, which may end in two surnames. `null` if it can't
 * tell, or if the name has neither a known compound nor two common surnames.
 */
export function countIberianGivenNames(words: readonly string[]): number | null {
	const folded = words.map(fold)
	const start = compound.exec(folded.join(' '))?.[0].split(' ').length
	if (start !== undefined && start < words.length) return start
	const [beforeLast = '', last = ''] = folded.slice(-2)
	const endsInTwoSurnames = isSurname(beforeLast) && isSurname(last)
	if (words.length < 3 || !endsInTwoSurnames) return null
	// The middle of three words may be a second given name rather than the first surname.
	const mayBeSecondName =
		words.length === 3 && secondNames.has(beforeLast) && !beforeLast.endsWith('ez')
	if (mayBeSecondName) return null
	const hasParticle = particle.test(folded.at(-3) ?? '') && words.length > 3
	return words.length - (hasParticle ? 3 : 2)
}

function isSurname(word: string): boolean {
	return surnames.has(word) || (/[^h]ez$/.test(word) && word.length > 4)
}
