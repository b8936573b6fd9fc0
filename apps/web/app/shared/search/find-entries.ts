import { scoreTextMatch, wordsOfSearch } from './match-words.ts'
import type { Findable } from './search-entry.ts'

const most = 12

/**
 * Returns the entries that fit a search best; without words, the commands of the open screen, or the pages if it has
 * none.
 */
export function findEntries(entries: readonly Findable[], query: string): Findable[] {
	const words = wordsOfSearch(query)
	if (words.length === 0) return withoutWords(entries)
	return entries
		.map((entry) => ({
			entry,
			weight: scoreTextMatch(words, { title: entry.title, rest: entry.words }),
		}))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, most)
		.map(({ entry }) => entry)
}

const groupsAtHand = new Set(['Actions', 'Sections'])

function withoutWords(entries: readonly Findable[]): Findable[] {
	const atHand = entries.filter(({ group }) => groupsAtHand.has(group))
	const pages = entries.filter(({ group }) => group === 'Pages').slice(0, most)
	return atHand.length > 0 ? atHand : pages
}
