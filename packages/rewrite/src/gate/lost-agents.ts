import { listWords } from './split-words.ts'

/** Pronouns for people who may act, each with its possessive: an act told as a noun keeps its agent as the owner. */
const agents = [
	['he', 'his'],
	['she', 'her'],
	['they', 'their'],
	['we', 'our'],
	['someone', "someone's"],
	['somebody', "somebody's"],
	['everyone', "everyone's"],
	['everybody', "everybody's"],
] as const

/**
 * Returns the people who act in the words before and are missing from the words after, so that the writer seems to
 * have done their work.
 */
export function lostAgents(before: string, after: string): string[] {
	const had = listWords(before).map((word) => word.toLowerCase())
	const has = listWords(after).map((word) => word.toLowerCase())
	// A line that opens with "she" is about its writer, or stays unchanged.
	const own = /^(?:he|she)$/.test(had[0] ?? '') ? had[0] : ''
	return agents.flatMap(([subject, owner]) => {
		const acts = countWord(had, subject) - (subject === own ? 1 : 0)
		const stillActs = countWord(has, subject)
		// A possessive that was already there doesn't name the agent of an act.
		const named = stillActs + Math.max(0, countWord(has, owner) - countWord(had, owner))
		return named < acts ? [subject] : []
	})
}

function countWord(words: readonly string[], wanted: string): number {
	return words.filter((word) => word === wanted).length
}
