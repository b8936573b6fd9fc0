import { parseTsv } from './parse-tsv.ts'

/** Where the words of a list stand: within a text, at its start, as the whole of it, or also inside other words. */
type WordPlace = 'anywhere' | 'opening' | 'whole' | 'inside'

/** The lists of a table; each of these throws for a list that is not there. */
type WordLists = {
	/** The words of a list as the alternatives of a regular expression. */
	alternatives: (list: string) => string
	/** The words of a list of plain words. */
	words: (list: string) => string[]
	/** A pattern of the words of a list. Without `flags` it ignores case. */
	pattern: (list: string, place: WordPlace, flags?: string) => RegExp
}

/** Reads a table of words (columns `list` and `words`, joined by bars), where a list may have several rows. */
export function readWordLists(table: string): WordLists {
	const lists = new Map(
		[...Map.groupBy(parseTsv<'list' | 'words'>(table), ({ list }) => list)].map(([list, rows]) => [
			list,
			rows.map(({ words }) => words).join('|'),
		]),
	)
	const alternatives = (list: string) => {
		const words = lists.get(list)
		if (words === undefined) throw new Error(`There is no list of words “${list}”.`)
		return words
	}
	return {
		alternatives,
		words: (list) => alternatives(list).split('|'),
		pattern: (list, place, flags = 'i') => {
			const words = alternatives(list)
			const sources = {
				anywhere: `\\b(?:${words})\\b`,
				opening: `^(?:${words})\\b`,
				whole: `^(?:${words})$`,
				inside: words,
			}
			return new RegExp(sources[place], flags)
		},
	}
}
