import { type SpellingFamily, spellingPairs } from './spelling-table.ts'

export type { SpellingFamily } from './spelling-table.ts'

export type SpellingVariant = { family: SpellingFamily; variety: 'british' | 'american' }

const americanToBritish = new Map(spellingPairs.map((pair) => [pair.american, pair]))
const britishWords = new Map(spellingPairs.map((pair) => [pair.british, pair]))

/**
 * Returns the British spelling of a word, or of each part of a hyphenated word, with its original capitals. Only
 * whole words of the table change, so a word that merely looks American is returned unchanged.
 */
export function toBritish(word: string): string {
	if (!word.includes('-')) return partToBritish(word)
	return word.split('-').map(partToBritish).join('-')
}

function partToBritish(word: string): string {
	const bare = withoutOwner(word)
	const pair = americanToBritish.get(bare.toLowerCase())
	return pair === undefined ? word : likeModel(bare, pair.british) + word.slice(bare.length)
}

/** Whether a word is written in only one of the two ways, and which; `null` for words that do not differ. */
export function findSpelling(word: string): SpellingVariant | null {
	for (const part of word.split('-')) {
		const lower = withoutOwner(part).toLowerCase()
		const american = americanToBritish.get(lower)
		if (american !== undefined) return { family: american.family, variety: 'american' }
		const british = britishWords.get(lower)
		if (british !== undefined) return { family: british.family, variety: 'british' }
	}
	return null
}

function withoutOwner(word: string): string {
	return word.replace(/['’]s?$/i, '')
}

function likeModel(model: string, word: string): string {
	if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase()
	return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
