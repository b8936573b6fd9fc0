import { fit, wordsOfSearch } from './match-words.ts'
import type { SearchEntry } from './search-entry.ts'

const most = 12

/** What fits a search best; without words, the pages. */
export function findEntries(entries: SearchEntry[], query: string): SearchEntry[] {
	const words = wordsOfSearch(query)
	if (words.length === 0) return entries.filter(({ group }) => group === 'Pages').slice(0, most)
	return entries
		.map((entry) => ({ entry, weight: fit(words, { title: entry.title, rest: entry.words }) }))
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.slice(0, most)
		.map(({ entry }) => entry)
}
