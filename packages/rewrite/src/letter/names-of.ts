import type { MatchedRequirement } from '@app/ats'
import { inList, withoutStop } from '../summary/in-prose.ts'

const keepsItsCapital = ['tool', 'credential', 'language']
const things = [...keepsItsCapital, 'equipment', 'method', 'domain']

/** What an advert asks for, in its own words, to stand in a sentence: names of things plain, all else as a quotation. */
export function namesOf(asked: readonly MatchedRequirement[]): string {
	return inList(asked.map(nameOf))
}

function nameOf({ kind, quote }: MatchedRequirement): string {
	const words = withoutStop(quote)
	if (!things.includes(kind)) return `“${words}”`
	// At the start of a line of an advert even a common word has a capital.
	const isCommon = /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(words) && !keepsItsCapital.includes(kind)
	return isCommon ? words.charAt(0).toLowerCase() + words.slice(1) : words
}
