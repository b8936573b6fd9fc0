import type { Concept } from './parse-sector.ts'
import { isArticle, wordsIn } from './words-in.ts'

/** One name of a concept. */
export type Entry = {
	concept: Concept
	narrower: string | null
	isAmbiguous: boolean
	/** For each of its words the capitals that must stand in the text, or `null` where they do not matter. */
	capitals: (string | null)[]
	/** A name of one word such as "branding" or "vetting": "brand" and "vet" are nouns of their own. */
	isGerund: boolean
}

export type TrieNode = { next: Map<string, TrieNode>; entries: Entry[] }

// "AP", "CAD" and "IT": in small letters they are other words or none.
const shortForm = /^(?=.*[A-Z])[A-Z\d&/.+#]{1,5}$/

const gerund = /^\p{L}{2,}ing$/u

/** Arranges every name by its words, so that a text is read once. */
export function buildTrie(concepts: readonly Concept[]): TrieNode {
	const root: TrieNode = { next: new Map(), entries: [] }
	for (const concept of concepts) {
		for (const { name, ...entry } of namesOf(concept)) {
			nodeOf(root, name).entries.push({
				...{ concept, capitals: capitalsIn(name), isGerund: gerund.test(name) },
				...entry,
			})
		}
	}
	return root
}

function namesOf({ label, same, narrower, ambiguous }: Concept) {
	const sure = [label, ...same].filter((name) => !ambiguous.includes(name))
	return [
		...sure.map((name) => ({ name, narrower: null, isAmbiguous: false })),
		...narrower.map((name) => ({ name, narrower: name, isAmbiguous: false })),
		...ambiguous.map((name) => ({ name, narrower: null, isAmbiguous: true })),
	]
}

function nodeOf(root: TrieNode, name: string): TrieNode {
	let node = root
	for (const { stem } of nameWords(name)) {
		const next = node.next.get(stem) ?? { next: new Map(), entries: [] }
		node.next.set(stem, next)
		node = next
	}
	return node
}

// A name that is nothing but a short form is that only in capitals; so is a single letter in any name: "A level".
function capitalsIn(name: string): (string | null)[] {
	const isShortForm = shortForm.test(name)
	return nameWords(name).map(({ text }) =>
		isShortForm || /^[A-Z]$/.test(text) ? text.replace(/s$/, '') : null,
	)
}

function nameWords(name: string) {
	return wordsIn(name).filter((word) => !isArticle(word))
}
