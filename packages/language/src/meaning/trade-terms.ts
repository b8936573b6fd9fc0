import type { Line, Token } from '../analysis/analysed-line.ts'
import { actLevels } from '../data/act-levels.ts'
import { generalSynonyms } from '../data/general-synonyms.ts'
import { tradeContrasts } from '../data/trade-contrasts.ts'
import { tradeSynonyms } from '../data/trade-synonyms.ts'
import { parseTsv } from '../parse-tsv.ts'
import { fold } from '../text/fold.ts'

/**
 * The responsibility of an act: its level, from 0 (watched) to 5 (changed something), and its kind ("help", "check",
 * "own").
 */
export type ActLevel = { level: number; kind: string }

/** A term of the tables of trades: one or several words with one meaning. */
export type Term = {
	words: readonly string[]
	/** Rows of interchangeable terms that it is in. */
	groups: Set<number>
	/** Rows of everyday terms that often replace each other, less surely than terms of a trade. */
	general: Set<number>
	/** Rows of near but different terms, with this term's place in each. */
	contrasts: Map<number, number>
	act: ActLevel | null
}

/** A term found in a line: its tokens `from` to `to` (excluded). */
export type FoundTerm = { term: Term; from: number; to: number }

const terms = new Map<string, Term>()
for (const [row, { terms: list }] of parseTsv<'terms'>(tradeSynonyms).entries())
	for (const text of list.split(' = ')) intern(text).groups.add(row)
for (const [row, { terms: list }] of parseTsv<'terms'>(generalSynonyms).entries())
	for (const text of list.split(' = ')) intern(text).general.add(row)
for (const [row, { terms: list }] of parseTsv<'terms'>(tradeContrasts).entries())
	for (const [place, text] of list.split(' ≠ ').entries()) intern(text).contrasts.set(row, place)
for (const { verb, level, kind } of parseTsv<'verb' | 'level' | 'kind'>(actLevels))
	intern(verb).act = { level: Number(level), kind }

function intern(text: string): Term {
	const key = fold(text)
	const known = terms.get(key)
	if (known !== undefined) return known
	const term: Term = {
		words: key.split(' '),
		groups: new Set(),
		general: new Set(),
		contrasts: new Map(),
		act: null,
	}
	terms.set(key, term)
	return term
}

const byFirst = Map.groupBy(terms.values(), ({ words }) => words[0] ?? '')
const noTerms: readonly Term[] = []

/** The terms of trades in a line, wherever they begin; a verb may stand apart from its particle. */
export function findTerms(line: Line): FoundTerm[] {
	const found: FoundTerm[] = []
	for (const { lower, lemma, index } of line.tokens) {
		const own = byFirst.get(lemma) ?? noTerms
		const other = lower === lemma ? noTerms : (byFirst.get(lower) ?? noTerms)
		for (const list of [own, other])
			for (const term of list) {
				const to = endOfTerm(line, term.words, index)
				if (to > index) found.push({ term, from: index, to })
			}
	}
	return found
}

function endOfTerm({ tokens, clauses }: Line, words: readonly string[], from: number): number {
	if (words.length === 1) return from + 1
	const first = tokens[from]
	const particle = first === undefined ? null : (clauses[first.clause]?.particle ?? null)
	if (
		words.length === 2 &&
		particle !== null &&
		clauses[first?.clause ?? -1]?.act === from &&
		tokens[particle]?.lower === words[1]
	)
		return from + 1
	return words.every((word, step) => step === 0 || isWord(tokens[from + step], word))
		? from + words.length
		: -1
}

function isWord(token: Token | undefined, word: string): boolean {
	return token !== undefined && (token.lemma === word || token.lower === word)
}
