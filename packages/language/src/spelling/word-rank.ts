import { wordList } from '../data/word-list.ts'

/** How common a word is, from 0 for the words of most CVs to 5 for words that few people know. */
export type WordRank = number

let ranks: ReadonlyMap<string, WordRank> | null = null

/** How common a British word in small letters is; `null` for what no list of words has. The list is unpacked at the first call. */
export function wordRank(word: string): WordRank | null {
	return rankedWords().get(word) ?? null
}

/** All words with their ranks. */
export function rankedWords(): ReadonlyMap<string, WordRank> {
	ranks ??= unpack()
	return ranks
}

function unpack(): Map<string, WordRank> {
	const words = new Map<string, WordRank>()
	for (const [rank, row] of wordList.split('\n').entries()) {
		let last = ''
		for (const [, shared = '', rest = ''] of row.matchAll(/([A-Z])([a-z]*)/g)) {
			last = last.slice(0, shared.charCodeAt(0) - 'A'.charCodeAt(0)) + rest
			words.set(last, rank)
		}
	}
	return words
}
