import { findWordClasses } from '../analysis/possible-word-classes.ts'
import { closedWords } from '../data/closed-words.ts'
import { parseTsv } from '../parse-tsv.ts'
import { readVerb } from './read-verb.ts'

const closed = new Map(
	parseTsv<'tags' | 'words'>(closedWords).flatMap(({ tags, words }) =>
		words.split(' ').map((word): [string, string] => [word, tags]),
	),
)
const letters = { base: 'b', past: 'd', participle: 'n', gerund: 'g', thirdPerson: 'z' } as const

const remembered = new Map<string, string>()
const mostRemembered = 50_000

/**
 * Returns the class of a word: the word itself for small words, or the parts of speech and forms that it can be, from lists alone. The
 * neighbours have no say, since they may be wrong.
 */
export function classOf(lower: string, text: string): string {
	if (/^[£$€]?\d/.test(lower)) return /\p{L}/u.test(lower) ? 'CDL' : 'CD'
	if (!/^[\p{L}]/u.test(lower)) return lower
	const isName = text !== lower && text.toLowerCase() !== text && /^\p{Lu}/u.test(text)
	if (isName && text.length > 1 && /^[\p{Lu}&.]+s?$/u.test(text)) return 'NA'
	const own = remembered.get(lower) ?? classAfresh(lower)
	if (remembered.size >= mostRemembered) remembered.clear()
	remembered.set(lower, own)
	return isName && /^(?:\?|n$|s$)/.test(own) ? 'NP' : own
}

function classAfresh(lower: string): string {
	if (closed.has(lower)) return lower
	const owner = /^(.+?)(?:'s|(?<=s)')$/.exec(lower)?.[1]
	if (owner !== undefined) return closed.has(owner) ? lower : 'POS'
	if (lower.includes("'")) return lower
	return classOfForms(lower)
}

// The class of a word by its verb forms and its parts of speech.
function classOfForms(lower: string): string {
	const last = lower.includes('-') ? (lower.split('-').at(-1) ?? lower) : lower
	const forms = (readVerb(last)?.is ?? []).map((form) => letters[form]).join('')
	const kinds = findWordClasses(last)
	if (forms === '' && kinds === '?') return unknownClass(last)
	const rest = kinds === '?' ? '' : kinds.replace('v', forms === '' ? 'v' : '')
	const isSeveral = /s$/.test(last) && /n/.test(kinds) && kinds.endsWith('s')
	return `${forms}.${isSeveral ? rest : rest.replace(/s$/, '')}${lower.includes('-') ? '-' : ''}`
}

function unknownClass(word: string): string {
	const [ending = ''] = /(?:ing|ed|ly|ies|s|er|ion|al)$/.exec(word) ?? []
	return `?${ending}`
}

/** Returns the parts of speech of a small word, and the class of any other: "i", "we" and "they" are in one group. */
export function groupOf(name: string): string {
	return closed.get(name) ?? name
}
