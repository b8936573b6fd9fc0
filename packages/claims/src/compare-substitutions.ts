import type { Token } from '@app/language/analysis'
import type { Meaning } from '@app/language/meaning'
import type { Clue } from './clue.ts'
import { listLemmas } from './list-lemmas.ts'
import type { Reading } from './read-for-audit.ts'
import { type Compared, type Evidence, largestCloseness, largestCosine } from './word-evidence.ts'

/** A word of the new text and the uncarried word of the old text that it may replace. */
type Swap = { found: Evidence; old: Token; likeness: number }
type LookedUp = { token: Token; numbers: readonly number[] }

/** Less alike words are not taken for each other. */
const leastAlike = 0.15
const likenessSteps = [0.3, 0.45, 0.6, 0.8, 1]

/**
 * Pairs uncarried words of the new text with words left out of the old text, each with one at most. Returns clues
 * about the pairs, and about the words that are then added or gone.
 */
export function compareSubstitutions(meaning: Meaning, compared: Compared): Clue[] {
	const { swaps, added, gone } = pairLoose(meaning, compared, leastAlike)
	return [
		...swaps.flatMap(describeSwap),
		...added.flatMap((found) => describeAdded(compared.after, found)),
		...gone.map(
			(token): Clue => ({
				name: `gone ${partOf(token)}`,
				value: 1,
				kind: 'left-out',
				before: token,
			}),
		),
	]
}

/** The nouns of the new text that stand for no word left out of the old one, at this likeness or more. */
export function listAddedNouns(meaning: Meaning, compared: Compared, likeness: number): Token[] {
	return pairLoose(meaning, compared, likeness)
		.added.map(({ token }) => token)
		.filter(({ tag }) => tag === 'NN' || tag === 'NNS')
}

type Paired = { swaps: readonly Swap[]; added: readonly Evidence[]; gone: readonly Token[] }

function pairLoose(
	meaning: Meaning,
	{ before, after, evidence }: Compared,
	likeness: number,
): Paired {
	const used = new Set(
		evidence.filter(({ isCarried }) => isCarried).flatMap(({ covers }) => covers),
	)
	const left = before.content
		.filter(({ index, start }) => start < before.ownEnd && !used.has(index))
		.map((token) => lookUp(meaning, before, token))
	const loose = evidence.filter(({ isCarried }) => !isCarried)
	const swaps = pairUp(meaning, { after, loose, left, likeness })
	const swapped = new Set(swaps.map(({ found }) => found.token.index))
	const gone = new Set(swaps.map(({ old }) => old.index))
	return {
		swaps,
		added: loose.filter(({ token }) => !swapped.has(token.index)),
		gone: left.map(({ token }) => token).filter(({ index }) => !gone.has(index)),
	}
}

function lookUp(meaning: Meaning, { line }: Reading, token: Token): LookedUp {
	return { token, numbers: listLemmas(line, token).map((lemma) => meaning.find(lemma)) }
}

function pairUp(
	meaning: Meaning,
	{
		after,
		loose,
		left,
		likeness: least,
	}: {
		after: Reading
		loose: readonly Evidence[]
		left: readonly LookedUp[]
		likeness: number
	},
): Swap[] {
	const possible = loose.flatMap((found) => {
		const own = lookUp(meaning, after, found.token)
		return left.flatMap((other) => {
			const likeness = compareLikeness(meaning, own, other)
			return likeness < least ? [] : [{ found, old: other.token, likeness }]
		})
	})
	const swaps: Swap[] = []
	for (const swap of possible.sort((one, other) => other.likeness - one.likeness))
		if (!swaps.some(({ found, old }) => found === swap.found || old === swap.old)) swaps.push(swap)
	return swaps
}

function compareLikeness(meaning: Meaning, own: LookedUp, other: LookedUp): number {
	const samePart = partOf(own.token) === partOf(other.token)
	return (
		largestCosine(meaning, own.numbers, other.numbers) +
		0.15 * largestCloseness(meaning, own.numbers, other.numbers) +
		(samePart ? 0.1 : -0.1)
	)
}

function partOf({ tag }: Token): string {
	if (tag.startsWith('V')) return 'verb'
	return tag === 'NNP'
		? 'name'
		: ({ N: 'noun', J: 'quality', R: 'quality' }[tag.charAt(0)] ?? 'other')
}

function describeSwap({ found, old, likeness }: Swap): Clue[] {
	const part = partOf(found.token)
	const level = likenessSteps.filter((step) => likeness >= step).length
	return [`swap of ${part}`, `swap of ${part}, likeness ${level}`, `swap, ${found.relation}`].map(
		(name) => ({ name, value: 1, kind: 'word', before: old, after: found.token }),
	)
}

function describeAdded(after: Reading, found: Evidence): Clue[] {
	const { token, before, relation } = found
	const link = after.line.clauses[token.clause]?.link ?? 'none'
	return [`added ${partOf(token)}`, `added ${partOf(token)}, ${relation}`, `added in ${link}`].map(
		(name) => ({ name, value: 1, kind: 'word', before, after: token }),
	)
}
