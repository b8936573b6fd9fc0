import { fold } from './fold.ts'
import { nameWords } from './word-lists.ts'

const particle = new RegExp(`^(?:${nameWords('particles')})$`)

/** Whether a word joins names of a family, or begins one: “van”, “de la”, “bin”. */
export function isParticle(word: string): boolean {
	return particle.test(fold(word))
}
