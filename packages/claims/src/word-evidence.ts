import type { Token } from '@app/language/analysis'
import {
	type FoundTerm,
	type Meaning,
	type Relation,
	relateWords,
	relations,
	type Term,
} from '@app/language/meaning'
import { listLemmas } from './list-lemmas.ts'
import type { Reading } from './read-for-audit.ts'
import { findShortened, findSpelledOut, isSameSpelling, listSpellings } from './same-spelling.ts'

/** The closest word of the old text to a word of the new one, and whether it carries it. */
export type Evidence = {
	token: Token
	before: Token | null
	/** The relation between the two words; `phrase` means everyday terms that often replace each other. */
	relation: Relation | 'phrase'
	cosine: number
	isCarried: boolean
	/**
	 * The indices of all tokens of the old text that the word replaces, where it replaces a term of several words.
	 */
	covers: readonly number[]
	/** A near but different thing in the old text, by the table of contrasts. */
	contrast: Token | null
}

/** A pair of lines, with the closest old word for each content word of the new line. */
export type Compared = { before: Reading; after: Reading; evidence: readonly Evidence[] }

const carrying: ReadonlySet<Relation> = new Set(['same', 'derived', 'listed', 'synonym', 'broader'])

/** For each content word of the new text, in order, its closest word in the old one. */
export function findEvidence(meaning: Meaning, before: Reading, after: Reading): Evidence[] {
	const spellings = listSpellings(before.line)
	const spelledOut = new Set([
		...findSpelledOut(before.line, after.line),
		...findShortened(after.line, before.line),
	])
	const theirs = before.content.map((token) => lookUp(meaning, before, token))
	const terms = relateTerms(before, after)
	return after.content.map((token) => {
		const { index } = token
		const best = findClosest(meaning, lookUp(meaning, after, token), theirs)
		const { same, phrase, contrast } = terms.get(index) ?? noTerms
		if (same !== null && best.relation !== 'same')
			return carryByTerm(before, { token, cosine: best.cosine, by: same, relation: 'listed' })
		const isSame = best.relation === 'same' || isSameSpelling(token, spellings)
		const isCarried =
			isSame || (carrying.has(best.relation) && contrast === null) || spelledOut.has(index)
		if (!isCarried && phrase !== null && contrast === null)
			return carryByTerm(before, { token, cosine: best.cosine, by: phrase, relation: 'phrase' })
		return {
			token,
			...best,
			isCarried,
			covers: best.before === null ? [] : [best.before.index],
			contrast: isSame ? null : contrast,
		}
	})
}

function carryByTerm(
	before: Reading,
	{
		by: { from, to },
		...found
	}: Pick<Evidence, 'token' | 'cosine' | 'relation'> & { by: FoundTerm },
): Evidence {
	const first = before.content.find((old) => old.index >= from && old.index < to)
	return {
		...found,
		before: first ?? before.line.tokens[from] ?? null,
		isCarried: true,
		covers: range(from, to),
		contrast: null,
	}
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from }, (_, index) => from + index)
}

type Related = { same: FoundTerm | null; phrase: FoundTerm | null; contrast: Token | null }
const noTerms: Related = { same: null, phrase: null, contrast: null }

// Maps each token in a term of the new text to a term of the old text that means the same, or to a near but different
// one.
function relateTerms(before: Reading, after: Reading): Map<number, Related> {
	const groups = indexRows(before.terms, ({ groups }) => groups)
	const general = indexRows(before.terms, (term) => term.general)
	const contrasting = before.terms.filter(({ term }) => term.contrasts.size > 0)
	const related = new Map<number, Related>()
	for (const { term, from, to } of after.terms) {
		const same = findShared(groups, term.groups)
		const phrase = same === null ? findShared(general, term.general) : null
		const contrast = same === null ? findContrast(before, contrasting, term) : null
		for (let at = from; at < to; at++) {
			const known = related.get(at) ?? noTerms
			related.set(at, {
				same: same ?? known.same,
				phrase: known.phrase ?? phrase,
				contrast: same !== null ? null : (known.contrast ?? contrast),
			})
		}
	}
	return related
}

function indexRows(
	terms: readonly FoundTerm[],
	rowsOf: (term: Term) => ReadonlySet<number>,
): Map<number, FoundTerm> {
	return new Map(terms.flatMap((found) => [...rowsOf(found.term)].map((row) => [row, found])))
}

function findShared(
	groups: ReadonlyMap<number, FoundTerm>,
	rows: ReadonlySet<number>,
): FoundTerm | null {
	for (const row of rows) {
		const found = groups.get(row)
		if (found !== undefined) return found
	}
	return null
}

function findContrast(
	{ line }: Reading,
	contrasting: readonly FoundTerm[],
	{ contrasts }: Term,
): Token | null {
	if (contrasts.size === 0) return null
	const other = contrasting.find((found) => differs(found.term.contrasts, contrasts))
	return other === undefined ? null : (line.tokens[other.to - 1] ?? null)
}

function differs(one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>): boolean {
	for (const [row, place] of one) {
		const theirs = other.get(row)
		if (theirs !== undefined && theirs !== place) return true
	}
	return false
}

const ranks = new Map(relations.map((relation, rank) => [relation, rank]))
const rankOf = (relation: Relation) => ranks.get(relation) ?? relations.length

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
		const nearer = rankOf(relation) - rankOf(best.relation)
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
			if (rankOf(relation) < rankOf(best)) best = relation
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

/** How close a thesaurus puts two words at most, over the lemmas they are looked up under. */
export function largestCloseness(
	meaning: Meaning,
	own: readonly number[],
	theirs: readonly number[],
): number {
	let most = 0
	for (const one of own)
		for (const other of theirs) most = Math.max(most, meaning.closeness(one, other))
	return most
}
