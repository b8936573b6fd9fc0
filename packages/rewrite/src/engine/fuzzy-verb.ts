import { findVerb, type Verb, type VerbMatch, verbs } from '@app/language'
import { wordRank } from '@app/language/correction'
import { rewriteWords } from '../word-lists.ts'

const noVerbs = rewriteWords.pattern('no-verbs', 'whole', '')

/** The verb meant by a misspelt "-ing" or "-ed" word at the head of a piece of work: "manging", "useing". */
export function findFuzzyVerb(word: string): VerbMatch | null {
	const lower = word.toLowerCase()
	const ending = /(?:ing|ed)$/.exec(lower)?.[0]
	if (ending === undefined || lower.length < 6 || noVerbs.test(lower) || findVerb(lower) !== null)
		return null
	// A word that is spelt correctly is no misspelt verb.
	if (wordRank(lower) !== null) return null
	const stem = lower.slice(0, -ending.length)
	const doubled = findVerb(stem + stem.charAt(stem.length - 1) + ending)
	if (doubled !== null) return doubled
	const found = new Set(stemsNear(stem))
	const [only] = found
	return found.size === 1 && only !== undefined ? findVerb(only + ending) : null
}

// One letter too many (a double, an "e"), two letters swapped, or one forgotten.
function stemsNear(stem: string): string[] {
	const stems = stemIndex()
	const near = /(.)\1$/.test(stem) || stem.endsWith('e') ? [stem.slice(0, -1)] : []
	if (stem.length < 4) return near.filter((candidate) => stems.whole.has(candidate))
	for (let at = 1; at < stem.length; at++)
		near.push(stem.slice(0, at - 1) + stem.charAt(at) + stem.charAt(at - 1) + stem.slice(at + 1))
	return [
		...near.filter((candidate) => stems.whole.has(candidate)),
		...(stems.shortened.get(stem) ?? []),
	]
}

type StemIndex = { whole: ReadonlySet<string>; shortened: ReadonlyMap<string, string[]> }
let index: StemIndex | null = null

// Returns every stem by the forms that are left if one letter is forgotten. Built at the first misspelling.
function stemIndex(): StemIndex {
	index ??= indexStems(verbs)
	return index
}

function indexStems(table: readonly Verb[]): StemIndex {
	const whole = new Set(table.map(({ gerund }) => gerund.slice(0, -'ing'.length)))
	const shortened = new Map<string, string[]>()
	for (const stem of whole)
		for (let at = 1; at < stem.length; at++) {
			const rest = stem.slice(0, at) + stem.slice(at + 1)
			const others = shortened.get(rest) ?? []
			if (!others.includes(stem)) shortened.set(rest, [...others, stem])
		}
	return { whole, shortened }
}
