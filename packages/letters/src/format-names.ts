import { findVerb, inList, isWrittenSmall } from '@app/language'
import type { MatchedRequirement } from '@app/match'
import { toLetterStyle } from './letter-style.ts'

const keepsItsCapital = ['tool', 'credential', 'language']
const things = [...keepsItsCapital, 'equipment', 'method', 'domain']

/** What an advert asks for, in its own words, to stand in a sentence: names of things plain, all else as a quotation. */
export function formatNames(asked: readonly MatchedRequirement[]): string {
	return inList(asked.map(formatName))
}

function formatName({ kind, quote }: MatchedRequirement): string {
	const words = toLetterStyle(quote)
	if (!things.includes(kind)) return `“${words}”`
	// At the start of a line of an advert even a common word has a capital; "Makaton" has it everywhere.
	const isCommon = !keepsItsCapital.includes(kind) && opensWithCommonWord(words)
	return isCommon ? words.charAt(0).toLowerCase() + words.slice(1) : words
}

function opensWithCommonWord(words: string): boolean {
	const [first = ''] = words.match(/^\p{Lu}\p{Ll}+(?=[ -]\p{Ll}|$)/u) ?? []
	return first !== '' && (isWrittenSmall(first) || findVerb(first) !== null)
}
