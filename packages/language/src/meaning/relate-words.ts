import { broaderWords } from '../data/broader-words.ts'
import { nameAliases } from '../data/name-aliases.ts'
import { nounSynonyms } from '../data/noun-synonyms.ts'
import { paraphrases } from '../data/paraphrases.ts'
import { verbSynonyms } from '../data/verb-synonyms.ts'
import { parseTsv } from '../parse-tsv.ts'
import { findActivityVerb } from '../verbs/activity-verb.ts'
import type { Meaning } from './read-meaning.ts'

/** How a word of a new text is related to a word of the old one; the closest relation first. */
export const relations = [
	'same',
	'derived',
	'listed',
	'synonym',
	'rare-synonym',
	'paraphrase',
	'broader',
	'far-broader',
	'narrower',
	'sibling',
	'antonym',
	'none',
] as const
export type Relation = (typeof relations)[number]

const groups = new Map<string, Set<number>>()
const listedBroader = new Map<string, Set<string>>()
const rows = [
	...parseTsv<'words'>(verbSynonyms).map(({ words }) => words),
	...parseTsv<'words'>(nounSynonyms).map(({ words }) => words),
	...parseTsv<'names'>(nameAliases).map(({ names }) => names),
]
for (const [index, row] of rows.entries())
	for (const word of row.split(' ')) {
		const known = groups.get(word) ?? new Set()
		known.add(index)
		groups.set(word, known)
	}
for (const { word, broader } of parseTsv<'word' | 'broader'>(broaderWords))
	listedBroader.set(word, new Set([...(listedBroader.get(word) ?? []), ...broader.split(' ')]))

const paraphrased = new Set<string>()
for (const { word, paraphrases: others } of parseTsv<'word' | 'paraphrases'>(paraphrases))
	for (const other of others.split(' ')) {
		paraphrased.add(`${word} ${other}`)
		paraphrased.add(`${other} ${word}`)
	}

/** How `after` is related to `before`, both as lemmas. */
export function relateWords(meaning: Meaning, after: string, before: string): Relation {
	if (after === before) return 'same'
	let own = remembered.get(after)
	if (own === undefined) {
		if (remembered.size >= mostWords) remembered.clear()
		own = new Map()
		remembered.set(after, own)
	}
	const known = own.get(before)
	if (known !== undefined) return known
	if (own.size >= mostOfWord) own.clear()
	const relation = findRelation(meaning, after, before)
	own.set(before, relation)
	return relation
}

const mostWords = 2_000
const mostOfWord = 500
const remembered = new Map<string, Map<string, Relation>>()

function findRelation(meaning: Meaning, after: string, before: string): Relation {
	if (after === before || bare(after) === bare(before)) return 'same'
	if (isDerived(meaning, after, before)) return 'derived'
	if (isListed(after, before)) return 'listed'
	const [one, other] = [meaning.find(after), meaning.find(before)]
	if (one < 0 || other < 0) return 'none'
	if (meaning.antonyms(one).includes(other) || meaning.antonyms(other).includes(one))
		return 'antonym'
	const relation = relateSenses(readSenses(meaning, one), readSenses(meaning, other))
	const isNear = relations.indexOf(relation) <= relations.indexOf('paraphrase')
	return !isNear && paraphrased.has(`${after} ${before}`) ? 'paraphrase' : relation
}

function relateSenses(own: WordSenses, theirs: WordSenses): Relation {
	let shared = Number.POSITIVE_INFINITY
	for (const [set, rank] of own.ranks)
		shared = Math.min(shared, rank + (theirs.ranks.get(set) ?? Number.POSITIVE_INFINITY))
	if (Number.isFinite(shared)) return shared <= 2 ? 'synonym' : 'rare-synonym'
	const depth = nearest(own.ranks.keys(), theirs.above)
	if (depth <= 4) return depth <= 2 ? 'broader' : 'far-broader'
	if (nearest(theirs.ranks.keys(), own.above) <= 3) return 'narrower'
	for (const [set, up] of own.above) if (up === 1 && theirs.above.get(set) === 1) return 'sibling'
	return 'none'
}

function nearest(sets: Iterable<number>, above: ReadonlyMap<number, number>): number {
	let least = Number.POSITIVE_INFINITY
	for (const set of sets) least = Math.min(least, above.get(set) ?? Number.POSITIVE_INFINITY)
	return least
}

/** The sets of a word with the rank of that use, and the sets above them with how many steps up. */
type WordSenses = { ranks: ReadonlyMap<number, number>; above: ReadonlyMap<number, number> }

const sensesRead = new Map<number, WordSenses>()
const mostRead = 20_000

function readSenses(meaning: Meaning, word: number): WordSenses {
	const known = sensesRead.get(word)
	if (known !== undefined) return known
	if (sensesRead.size >= mostRead) sensesRead.clear()
	const ranks = new Map<number, number>()
	for (const { set, rank } of meaning.senses(word))
		ranks.set(set, Math.min(rank, ranks.get(set) ?? rank))
	const read = { ranks, above: listAbove(meaning, [...ranks.keys()]) }
	sensesRead.set(word, read)
	return read
}

function bare(word: string): string {
	return word.replaceAll(/[-'_.]/g, '')
}

function isListed(after: string, before: string): boolean {
	if (listedBroader.get(before)?.has(after) === true) return true
	const [one, other] = [groups.get(after), groups.get(before)]
	return one !== undefined && other !== undefined && [...one].some((group) => other.has(group))
}

function isDerived(meaning: Meaning, after: string, before: string): boolean {
	if (findActivityVerb(after)?.lemma === before || findActivityVerb(before)?.lemma === after)
		return true
	const [one, other] = [meaning.find(after), meaning.find(before)]
	if (
		one >= 0 &&
		other >= 0 &&
		(meaning.derived(one).includes(other) || meaning.derived(other).includes(one))
	)
		return true
	return isSameRoot(after, before)
}

const endings =
	/(?:ations?|itions?|ments?|ances?|ences?|ings?|ied|ed|es|ers?|ors?|ions?|ly|al|y|e|s)$/

// For words that no table has: the same letters, at least four, once the endings are off.
function isSameRoot(one: string, other: string): boolean {
	const [first, second] = [one.replace(endings, ''), other.replace(endings, '')]
	return first.length >= 4 && first === second
}

// The sets above some sets, with how many steps up the nearest way is.
function listAbove(meaning: Meaning, sets: readonly number[]): Map<number, number> {
	const found = new Map<number, number>()
	let front = sets
	for (let depth = 1; depth <= 4; depth++) {
		front = front.flatMap((set) => meaning.broader(set)).filter((set) => !found.has(set))
		for (const set of front) found.set(set, depth)
	}
	return found
}
