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
	/** What the word can be in a line, as bits of {@link markOf}. */
	marks: number
}

/** What a word can be in a line: a verb, a thing, somebody, what joins two parts, what describes, or opens, a thing. */
export const markOf = {
	verb: 1,
	thing: 2,
	person: 4,
	joins: 8,
	describing: 16,
	opensThings: 32,
} as const

const patterns: Readonly<Record<keyof typeof markOf, RegExp>> = {
	verb: /^(?:[bdngz]+\.|(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|will|would|could|should|must)$)/,
	thing: /^(?:[bdngz]*\.[nvars-]*n|\?|NP$|NA$|CDL$|POS$)/,
	person: /^(?:i|we|they|he|she|it|you|who|which|that|there|this|these|those|everyone|somebody)$/,
	joins: /^(?:and|or|&|,|;|then|but|also|to|\/|\+|-)$/,
	describing: /^(?:[bdngz]*\.[nvars-]*[an]|\?|NP$|NA$|CDL$|POS$|CD$)/,
	opensThings:
		/^(?:a|an|the|my|our|their|his|her|your|its|of|in|on|at|for|with|every|each|all|any|no|some|POS|CD)$/,
}

const known = new Map<string, number>()

function readMarks(name: string): number {
	const own = known.get(name)
	if (own !== undefined) return own
	let marks = 0
	for (const key of ['verb', 'thing', 'person', 'joins', 'describing', 'opensThings'] as const)
		if (patterns[key].test(name)) marks |= markOf[key]
	if (known.size < mostRemembered) known.set(name, marks)
	return marks
}

const mostRemembered = 10_000
const isCount =
	/^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|both|few|all|these|those|various|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/

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
		marks: readMarks(name) | (isCount.test(lower) ? markOf.opensThings : 0),
	}
}

/** What stands before the first word and behind the last. */
export const lineStart: LineToken = edgeToken('^')
export const lineEnd: LineToken = edgeToken('$')

function edgeToken(mark: string): LineToken {
	const own = hashText(mark)
	return {
		text: '',
		lower: mark,
		start: 0,
		end: 0,
		name: mark,
		word: own,
		kind: own,
		group: own,
		marks: 0,
	}
}
