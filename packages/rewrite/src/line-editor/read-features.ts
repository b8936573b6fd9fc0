import { hashText } from '@app/language'
import { type LineToken, readTokens } from '@app/language/corrector'
import type { Meaning } from '@app/language/meaning'

/** What the model is told of a word of a line. */
export type WordFeatures = {
	/** The word in small letters. */
	word: string
	/** The small word itself, or which parts of speech and forms the word can be. */
	wordClass: string
	/** How it is written: bits for a capital, all capitals, a digit, no letter, a hyphen, a capital within. */
	shape: number
	/** Rows of the table of beginnings and endings. */
	affixes: readonly number[]
	/** The number of the word in the table of meanings, or -1. */
	meaning: number
}

/** A word of a line, where it stands and what the model is told of it. */
export type LineWord = WordFeatures & Omit<LineToken, 'word'>

/** The rows of the table of beginnings and endings. */
export const affixRows = 8192
/** How many beginnings and endings a word has. */
export const affixCount = 7
/** The number of ways in which a word can be written. */
export const shapeCount = 64

const shapes: readonly RegExp[] = [
	/^\p{Lu}/u,
	/^[\p{Lu}\d&.]{2,}s?$/u,
	/\d/,
	/^[^\p{L}\d]+$/u,
	/-/,
	/^.\p{Ll}*\p{Lu}/u,
]

/** Reads the words and marks of a line as the model sees them. */
export function readFeatures(line: string, meaning: Meaning): LineWord[] {
	return readTokens(line).map((token) => ({
		...token,
		word: token.lower,
		wordClass: token.name,
		shape: shapes.reduce((sum, one, bit) => sum + (one.test(token.text) ? 2 ** bit : 0), 0),
		affixes: readAffixes(token.lower),
		meaning: findMeaning(token.lower, meaning),
	}))
}

function readAffixes(word: string): number[] {
	const beginnings = [2, 3, 4].map((length) => `<${word.slice(0, length)}`)
	const endings = [1, 2, 3, 4].map((length) => `${word.slice(-length)}>`)
	return [...beginnings, ...endings].map((affix) => hashText(affix) % affixRows)
}

const inflections: readonly (readonly [string, string])[] = [
	['', ''],
	['ies', 'y'],
	['es', ''],
	['s', ''],
	['ied', 'y'],
	['ed', ''],
	['ed', 'e'],
	['ing', ''],
	['ing', 'e'],
]

// The table has dictionary forms; a form that leads to one stands for it.
function findMeaning(word: string, meaning: Meaning): number {
	for (const [ending, put] of inflections) {
		if (!word.endsWith(ending)) continue
		const found = meaning.find(word.slice(0, word.length - ending.length) + put)
		if (found >= 0) return found
	}
	return -1
}
