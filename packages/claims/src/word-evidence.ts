import type { Token } from '@app/language/analysis'
import { type Meaning, type Relation, relateWords, relations } from '@app/language/meaning'
import { listLemmas } from './lemmas.ts'
import type { Reading } from './reading.ts'
import { findShortened, findSpelledOut, isSameSpelling, listSpellings } from './same-spelling.ts'

/** The closest word of the old text to a word of the new one, and whether it carries it. */
export type Evidence = {
	token: Token
	before: Token | null
	relation: Relation
	cosine: number
	isCarried: boolean
}

const carrying: ReadonlySet<Relation> = new Set(['same', 'derived', 'listed', 'synonym', 'broader'])

/** For each content word of the new text, in order, its closest word in the old one. */
export function findEvidence(meaning: Meaning, before: Reading, after: Reading): Evidence[] {
	const spellings = listSpellings(before.line)
	const spelledOut = new Set([
		...findSpelledOut(before.line, after.line),
		...findShortened(after.line, before.line),
	])
	const theirs = before.content.map((token) => lookUp(meaning, before, token))
	return after.content.map((token) => {
		const { index } = token
		const best = findClosest(meaning, lookUp(meaning, after, token), theirs)
		const isCarried =
			carrying.has(best.relation) || spelledOut.has(index) || isSameSpelling(token, spellings)
		return { token, ...best, isCarried }
	})
}

type LookedUp = { token: Token; lemmas: readonly string[]; numbers: readonly number[] }

function lookUp(meaning: Meaning, { line }: Reading, token: Token): LookedUp {
	const lemmas = listLemmas(line, token)
	return { token, lemmas, numbers: lemmas.map((lemma) => meaning.find(lemma)) }
}

type Closest = { before: Token | null; relation: Relation; cosine: number }

function findClosest(meaning: Meaning, own: LookedUp, others: readonly LookedUp[]): Closest {
	let best: Closest = { before: null, relation: 'none', cosine: -1 }
	for (const other of others) {
		const relation = relateAny(meaning, own.lemmas, other.lemmas)
		const nearer = relations.indexOf(relation) - relations.indexOf(best.relation)
		if (nearer > 0) continue
		const cosine = largestCosine(meaning, own.numbers, other.numbers)
		if (nearer < 0 || cosine > best.cosine) best = { before: other.token, relation, cosine }
	}
	return best
}

function relateAny(meaning: Meaning, own: readonly string[], theirs: readonly string[]): Relation {
	let best: Relation = 'none'
	for (const one of own)
		for (const other of theirs) {
			const relation = relateWords(meaning, one, other)
			if (relations.indexOf(relation) < relations.indexOf(best)) best = relation
		}
	return best
}

/** How alike two words are used at most, over the lemmas they are looked up under. */
export function largestCosine(
	meaning: Meaning,
	own: readonly number[],
	theirs: readonly number[],
): number {
	let most = -1
	for (const one of own)
		for (const other of theirs) most = Math.max(most, meaning.cosine(one, other))
	return most
}
