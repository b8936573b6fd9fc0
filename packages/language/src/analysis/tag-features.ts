import { hashText } from '../hash-text.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { findWordClasses } from './possible-word-classes.ts'
import type { RawToken } from './tokenise.ts'

/** How many indices the weights have; features that meet in one share it. */
export const featureDimensions = 8_000

/** The features of a token without its neighbours, as hashes; computed once for each token. */
export type WordShape = {
	lower: number
	shape: number
	/** The last letters, one to four of them. */
	suffixes: readonly number[]
	/** Which forms of a verb of the table it can be. */
	verb: number
	/** The classes of the word in a dictionary: noun, verb, adjective, adverb. */
	classes: number
	prefix: number
}

/** Returns the features of a token without its neighbours. */
export function describeWord({ text }: RawToken, isFirst: boolean): WordShape {
	const lower = text.toLowerCase().replace('’', "'")
	return {
		lower: signedHash(lower),
		shape: signedHash(shapeWord(text, isFirst)),
		suffixes: [1, 2, 3, 4]
			.filter((length) => lower.length > length + 1)
			.map((length) => signedHash(lower.slice(-length))),
		verb: signedHash(findVerb(lower)?.forms.join('+') ?? ''),
		classes: signedHash(findWordClasses(lower)),
		prefix: lower.length > 4 ? signedHash(lower.slice(0, 3)) : 0,
	}
}

function shapeWord(text: string, isFirst: boolean): string {
	if (/^[£$€]/.test(text)) return 'money'
	if (/^\d.*%$/.test(text)) return 'percent'
	if (/^\d/.test(text)) return /\p{L}/u.test(text) ? 'digits+' : 'digits'
	if (!/\p{L}/u.test(text)) return 'mark'
	const capital = isFirst ? 'F' : 'C'
	const rest = /\p{Lu}/u.test(text.slice(1)) ? 'U' : 'l'
	return `${/^\p{Lu}/u.test(text) ? capital : 'c'}${rest}${/\d/.test(text) ? 'd' : ''}${/-/.test(text) ? '-' : ''}`
}

const edge: WordShape = { lower: 1, shape: 1, suffixes: [], verb: 0, classes: 0, prefix: 0 }
const mostFeatures = 24

/** The indices of the features that a word has wherever it is. */
export function extractWordFeatures(word: WordShape): Int32Array {
	const own = [
		mix(1, 0, 0, 0),
		mix(2, word.lower, 0, 0),
		mix(3, word.shape, 0, 0),
		mix(4, word.verb, 0, 0),
		mix(5, word.classes, 0, 0),
	]
	const suffixes = word.suffixes.map((suffix) => mix(25, suffix, 0, 0))
	const prefix = word.prefix === 0 ? [] : [mix(27, word.prefix, 0, 0)]
	return Int32Array.from([...own, ...suffixes, ...prefix])
}

/**
 * The indices of the features that the token at a position has beside its neighbours, given the numbers of the two tags before it (-1
 * in front of the line). They are written into one array, which the next call overwrites; `length` of them count.
 */
export function extractContextFeatures(
	words: readonly WordShape[],
	at: number,
	[previous, beforePrevious]: readonly [number, number],
): { indices: Int32Array; length: number } {
	const word = words[at] ?? edge
	const [left, left2, right, right2] = [
		words[at - 1] ?? edge,
		words[at - 2] ?? edge,
		words[at + 1] ?? edge,
		words[at + 2] ?? edge,
	]
	const [second, rightSecond] = [word.suffixes[1] ?? 0, right.suffixes[1] ?? 0]
	let length = 0
	// biome-ignore lint/complexity/useMaxParams: an array for each feature would halve the speed of the tagger
	const add = (kind: number, one = 0, other = 0, third = 0) => {
		indices[length++] = mix(kind, one, other, third)
	}
	add(6, word.classes, previous)
	add(7, word.classes, right.classes)
	add(8, word.classes, previous, right.classes)
	add(9, right.classes)
	add(10, word.classes, word.verb, previous)
	add(11, previous)
	add(12, beforePrevious, previous)
	add(13, previous, word.lower)
	add(14, previous, second, word.verb)
	add(15, left.lower)
	add(16, left2.lower)
	add(17, right.lower)
	add(18, right2.lower)
	add(19, rightSecond, right.shape)
	add(20, right.verb, word.verb)
	add(21, left.suffixes[1] ?? 0)
	add(22, word.verb, right.lower)
	add(23, previous, right.shape, rightSecond)
	add(24, at === 0 ? 1 : 0, word.verb, mix(0, right.shape, right.suffixes[0] ?? 0, 0))
	if (word.suffixes[2] !== undefined) add(26, previous, word.suffixes[2])
	return { indices, length }
}

const indices = new Int32Array(mostFeatures)

// With its sign, as the features mix it.
function signedHash(text: string): number {
	return hashText(text) | 0
}

// biome-ignore lint/complexity/useMaxParams: an array for each feature would halve the speed of the tagger
function mix(kind: number, one: number, other: number, third: number): number {
	let hash = Math.imul(kind + 0x9e37, 0x85eb_ca6b)
	hash = Math.imul(hash ^ (hash >>> 13) ^ one, 0xc2b2_ae35)
	hash = Math.imul(hash ^ (hash >>> 15) ^ other, 0x85eb_ca6b)
	hash = Math.imul(hash ^ (hash >>> 13) ^ third, 0xc2b2_ae35)
	return ((hash ^ (hash >>> 16)) >>> 0) % featureDimensions
}
