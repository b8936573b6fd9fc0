import { buildTrie, type Entry, type TrieNode } from './build-trie.ts'
import { allConcepts } from './lexicon.ts'
import type { Concept } from './parse-sector.ts'
import { isArticle, sentenceEnd, type Word, wordsIn } from './words-in.ts'

/** A concept named in a text, with the words that name it. */
export type ConceptHit = {
	concept: Concept
	/** The special case that was named instead of the concept, or `null`. */
	narrower: string | null
	text: string
	start: number
	end: number
}

type Candidate = { entry: Entry; last: number }

let trie: TrieNode | null = null

/**
 * The concepts that a text names, in order and without overlap, the longest name first. Verb forms, plurals and
 * articles do not matter; short forms in capitals count only in capitals. A name that is also an ordinary word counts
 * only beside another concept of its sector.
 */
export function findConcepts(text: string): ConceptHit[] {
	trie ??= buildTrie(allConcepts())
	const words = wordsIn(text)
	const found: (ConceptHit & { isAmbiguous: boolean })[] = []
	for (let index = 0; index < words.length; ) {
		const best = longestAt(trie, words, index)
		const [first, last] = [words[index], words[best?.last ?? -1]]
		if (best === null || first === undefined || last === undefined) {
			index += 1
			continue
		}
		const { concept, narrower, isAmbiguous } = best.entry
		const place = { start: first.start, end: last.end }
		found.push({
			concept,
			narrower,
			isAmbiguous,
			...place,
			text: text.slice(place.start, place.end),
		})
		index = best.last + 1
	}
	const certain = new Set(found.filter((hit) => !hit.isAmbiguous).map((hit) => hit.concept.sector))
	return found
		.filter(({ isAmbiguous, concept }) => !isAmbiguous || certain.has(concept.sector))
		.map(({ isAmbiguous: _, ...hit }) => hit)
}

// A sentence ends a name: "…of stock. Control of costs" names no stock control.
function longestAt(root: TrieNode, words: Word[], start: number): Candidate | null {
	let node: TrieNode | undefined = root
	let best: Candidate | null = null
	for (let index = start; index < words.length; index += 1) {
		const word = words[index]
		if (word === undefined) break
		if (word.stem === sentenceEnd) break
		if (index > start && isArticle(word)) continue
		node = node.next.get(word.stem)
		if (node === undefined) break
		const entry: Entry | undefined = node.entries.find((candidate) =>
			hasItsCapitals(candidate, words.slice(start, index + 1)),
		)
		if (entry !== undefined) best = { entry, last: index }
	}
	return best
}

function hasItsCapitals({ capitals }: Entry, words: Word[]): boolean {
	const written = words.filter((word, index) => index === 0 || !isArticle(word))
	return capitals.every(
		(wanted, index) => wanted === null || wanted === written[index]?.text.replace(/s$/, ''),
	)
}
