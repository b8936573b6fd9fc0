import type { PlacedAsk } from '../placed-ask.ts'
import { rewriteWords } from '../word-lists.ts'

/** The word of the tables for the people whom a trade cares for. */
const usual = /\bpatients\b/g
const own = rewriteWords.pattern('people-in-care', 'anywhere')

/**
 * What the lines of a job call the people it cares for, where they never call them patients: "residents" in a care
 * home; `null` where they don't say.
 */
export function findServedNoun(lines: string): string | null {
	if (/\bpatients?\b/i.test(lines)) return null
	const word = own.exec(lines)?.[0].toLowerCase() ?? null
	return word === null || word.endsWith('s') ? word : `${word}s`
}

/** A question and the place of its answer, in the word of the writer's own lines. */
export function inServedNoun({ ask, ...place }: PlacedAsk, noun: string | null): PlacedAsk {
	if (noun === null) return { ask, ...place }
	const question = ask.question.replace(usual, noun)
	return { ...place, ask: { ...ask, question }, fit: place.fit.replace(usual, noun) }
}
