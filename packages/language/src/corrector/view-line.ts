import { type LineToken, lineEnd, lineStart, markOf } from './read-tokens.ts'

/** What farther words of a line tell about each of its places: numbers of words and classes, by the number of the word. */
export type LineView = {
	/** Whether the line speaks of "I", has articles, unknown words and verbs, and how long it is. */
	line: number
	opener: number
	/** The word that joins a place to those before it. */
	joint: readonly number[]
	/** The word that opens the part of a list before this one, and the one that opens the next. */
	partBefore: readonly LineToken[]
	partBehind: readonly LineToken[]
	/** The nearest verbs. */
	verbBefore: readonly LineToken[]
	verbBehind: readonly LineToken[]
	/** The nearest thing or person before. */
	subject: readonly LineToken[]
	/** The last noun of the words that begin here, and how many words these are. */
	head: readonly LineToken[]
	depth: readonly number[]
	/** What opens the words in which the place lies: "sixteen", "the", "every". */
	determiner: readonly LineToken[]
	/** The verb before that a preposition goes with. */
	governor: readonly LineToken[]
	/** How many verbs of the line are past, gerunds and others; each at most two. */
	forms: { past: number; gerund: number; other: number }
}

/** A word that isn't there. */
const noToken: LineToken = { ...lineEnd, kind: 0 }
const far = 7
const near = 4

/** Looks at the words of a line from each of its places. */
export function viewLine(tokens: readonly LineToken[]): LineView {
	const isMarked = (bits: number) => tokens.map(({ marks }) => (marks & bits) !== 0)
	const acting = tokens.map((_token, at) => isActing(tokens, at))
	const joins = isMarked(markOf.joins)
	const forms = { past: 0, gerund: 0, other: 0 }
	tokens.forEach(({ name }, at) => {
		const form = acting[at] ? formOf(name) : null
		if (form !== null) forms[form]++
	})
	return {
		line: sumUp(tokens),
		opener: tokens[0]?.kind ?? 0,
		joint: [lineStart.kind, ...tokens.map(({ word }, at) => (joins[at] ? word : 0))],
		partBefore: findPartsBefore(tokens, joins),
		partBehind: findPartsBehind(tokens, joins),
		verbBefore: findBefore(tokens, acting, tokens.length),
		verbBehind: findBehind(tokens, acting),
		subject: findBefore(tokens, isMarked(markOf.person | markOf.thing), far),
		...findHeads(tokens),
		determiner: findBefore(tokens, tokens.map(isDeterminer), near),
		governor: findBefore(tokens, isMarked(markOf.verb), near),
		forms,
	}
}

const isDeterminer = ({ marks }: LineToken) =>
	(marks & markOf.describing) === 0 || (marks & markOf.opensThings) !== 0

/** The form that a verb surely has; `null` for other words. */
export function formOf(name: string): keyof LineView['forms'] | null {
	if (/^(?:d|was|were|had|did)/.test(name)) return 'past'
	if (name.startsWith('g')) return 'gerund'
	return /^(?:[bz]|am|is|are|has|have|do)/.test(name) ? 'other' : null
}

function sumUp(tokens: readonly LineToken[]): number {
	let [own, articles, unknown, verbs] = [0, 0, 0, 0]
	for (const { lower, name, marks } of tokens) {
		if (lower === 'i' || lower === "i'm" || lower === "i've") own = 1
		if (lower === 'a' || lower === 'an' || lower === 'the') articles = Math.min(2, articles + 1)
		if (name.startsWith('?')) unknown = Math.min(2, unknown + 1)
		if (marks & markOf.verb && !(marks & markOf.thing)) verbs = Math.min(2, verbs + 1)
	}
	const length = Math.min(4, tokens.length >> 2)
	return own + 2 * articles + 6 * unknown + 18 * verbs + 54 * length
}

// For each place the nearest word before it that is one, at most so far away.
function findBefore(
	tokens: readonly LineToken[],
	isOne: readonly boolean[],
	reach: number,
): LineToken[] {
	const found = [lineStart]
	let last = -1
	for (let at = 1; at <= tokens.length; at++) {
		if (isOne[at - 1]) last = at - 1
		found.push(last < 0 || last < at - reach ? lineStart : (tokens[last] ?? lineStart))
	}
	return found
}

function findBehind(tokens: readonly LineToken[], isOne: readonly boolean[]): LineToken[] {
	const found = [lineEnd]
	for (let at = tokens.length - 1; at >= 0; at--)
		found.push(isOne[at] ? (tokens[at] ?? lineEnd) : (found.at(-1) ?? lineEnd))
	return found.reverse()
}

// The first word of the line, then of each part behind a word that joins; of the part before the one in which the place lies.
function findPartsBefore(tokens: readonly LineToken[], joins: readonly boolean[]): LineToken[] {
	const found = [lineStart]
	let [part, last] = [lineStart, tokens[0] ?? noToken]
	for (let at = 1; at <= tokens.length; at++) {
		if (joins[at - 1]) {
			part = last
			last = tokens[at] ?? noToken
		}
		found.push(part)
	}
	return found
}

function findPartsBehind(tokens: readonly LineToken[], joins: readonly boolean[]): LineToken[] {
	const opener = tokens.map((_token, at) => tokens[at + 1] ?? lineEnd)
	const found = [lineEnd]
	for (let at = tokens.length - 1; at >= 0; at--)
		found.push(joins[at] ? (opener[at] ?? lineEnd) : (found.at(-1) ?? lineEnd))
	return found.reverse()
}

function findHeads(tokens: readonly LineToken[]): Pick<LineView, 'head' | 'depth'> {
	const head = [lineEnd]
	const depth = [0]
	let headAt = -1
	for (let at = tokens.length - 1; at >= 0; at--) {
		const describes = ((tokens[at]?.marks ?? 0) & markOf.describing) !== 0
		if (!describes) headAt = -1
		else if (headAt < 0 || headAt - at >= near) headAt = at
		head.push(tokens[headAt] ?? lineEnd)
		depth.push(headAt < 0 ? 0 : headAt - at + 1)
	}
	return { head: head.reverse(), depth: depth.reverse() }
}

function isActing(tokens: readonly LineToken[], at: number): boolean {
	const { marks = 0 } = tokens[at] ?? {}
	if (!(marks & markOf.verb)) return false
	if (!(marks & markOf.thing)) return true
	const before = tokens[at - 1]
	return before === undefined || (before.marks & (markOf.joins | markOf.person)) !== 0
}
