import { hashText } from '../hash-text.ts'
import { classOf, groupOf } from './word-class.ts'

/** A word, a number or a mark of a line, as the corrector looks at it. */
export type LineToken = {
	text: string
	/** The word in small letters, with a straight apostrophe. */
	lower: string
	start: number
	end: number
	/** The number of its word, and of its class, from which the numbers of clues are made. */
	word: number
	kind: number
	/** The number of its class, where small words with the same parts of speech are one. */
	group: number
	/** Its class: the word itself for small words, else which parts of speech it can be. */
	name: string
}

const tokenPattern =
	/[\p{L}\p{M}]+(?:['’.&][\p{L}]+)*['’]?(?:-[\p{L}\d]+(?:['’]\p{L}+)?)*|[£$€]?\d[\d.,:/]*\p{L}*%?|[^\s\p{L}\d]/gu

/** Returns the tokens of a line. */
export function readTokens(line: string): LineToken[] {
	return [...line.matchAll(tokenPattern)].map(({ 0: text, index }) =>
		toToken(text, index, index === 0),
	)
}

/** A token of a text that stands somewhere. */
export function toToken(text: string, start: number, opens: boolean): LineToken {
	const lower = text.toLowerCase().replaceAll('’', "'")
	const name = classOf(lower, opens ? lower : text)
	const kind = hashText(name)
	const isPlain = /^[\p{L}]/u.test(text) && !/^(?:NP|NA)$/.test(name) && !name.startsWith('?')
	return {
		text,
		lower,
		start,
		end: start + text.length,
		name,
		kind,
		group: hashText(groupOf(name)),
		word: isPlain ? hashText(lower) : kind,
	}
}

/** What stands before the first word and behind the last. */
export const lineStart: LineToken = edgeToken('^')
export const lineEnd: LineToken = edgeToken('$')

function edgeToken(mark: string): LineToken {
	const own = hashText(mark)
	return { text: '', lower: mark, start: 0, end: 0, name: mark, word: own, kind: own, group: own }
}
