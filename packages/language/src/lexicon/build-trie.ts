import { isAmbiguousTerm } from './ambiguous-terms.ts'
import { isCredentialName } from './is-credential-name.ts'
import type { Concept } from './parse-sector.ts'
import { listPhraseVariants, type OtherOrder } from './phrase-variants.ts'
import { isArticle, type StemmedWord, tokeniseWithStems } from './tokenise-with-stems.ts'

/** One name of a concept. */
export type Entry = {
	concept: Concept
	narrower: string | null
	isAmbiguous: boolean
	/** A word that means its trade only in its company. */
	isOrdinary: boolean
	/** Whether the name of a licence or certificate gives only its subject: "counterbalance", "food hygiene". */
	isSubject: boolean
	/** For each of its words the capitals that must stand in the text, or `null` where they do not matter. */
	capitals: (string | null)[]
	/**
	 * Whether the name is one gerund such as "branding" or "vetting", because "brand" and "vet" are separate nouns.
	 */
	isGerund: boolean
	/** A word such as “driven”, “patient” or “Highers”, of which another form is another word; else `null`. */
	form: string | null
	/** The way in which an unlisted name was made from a listed one; `null` for a listed name. */
	order: OtherOrder['order'] | null
}

export type TrieNode = {
	next: Map<string, TrieNode>
	entries: Entry[]
	/** Whether an act stands here whose object may have an adjective before it. */
	isAct: boolean
}

// "AP", "CAD" and "IT": in small letters they are other words or none.
const shortForm = /^(?=.*[A-Z])[A-Z\d&/.+#]{1,5}$/

const gerund = /^\p{L}{2,}ing$/u

/** Arranges every name by its words, so that a text is read once. */
export function buildTrie(concepts: readonly Concept[]): TrieNode {
	const root: TrieNode = { next: new Map(), entries: [], isAct: false }
	const all = concepts.flatMap(listNames)
	for (const named of all) {
		const { name, words, concept, narrower, isAmbiguous, isSubject } = named
		const stems = words.map(({ stem }) => stem)
		insertNode(root, stems).entries.push({
			concept,
			narrower,
			isAmbiguous,
			isSubject,
			order: null,
			capitals: listCapitals(named),
			isGerund: gerund.test(name),
			form: requiredForm(named),
			isOrdinary: isAmbiguousTerm(stems),
		})
	}
	addOtherOrders(root, all)
	return root
}

type Named = Pick<Entry, 'concept' | 'narrower' | 'isAmbiguous' | 'isSubject'> & {
	name: string
	words: StemmedWord[]
}

function listNames(concept: Concept): Named[] {
	const { label, same, narrower, ambiguous } = concept
	const all = [
		...[label, ...same].map((name) => ({ name, narrower: null })),
		...narrower.flatMap((special) =>
			[special.name, ...special.same].map((name) => ({ name, narrower: special.name })),
		),
	]
	const rest = ambiguous.filter((name) => !all.some((known) => known.name === name))
	return [...all, ...rest.map((name) => ({ name, narrower: null }))].map((named) => ({
		...named,
		concept,
		isAmbiguous: ambiguous.includes(named.name),
		isSubject: isSubjectOf(concept, named.name),
		words: tokeniseWithStems(named.name).filter((word) => !isArticle(word)),
	}))
}

function isSubjectOf({ kind, subjects }: Concept, name: string): boolean {
	return kind === 'credential' && (subjects.includes(name) || !isCredentialName(name))
}

// A name that is written down always wins, and one that two concepts could mean is left out.
function addOtherOrders(root: TrieNode, all: readonly Named[]): void {
	const made = Map.groupBy(all.flatMap(inOtherOrders), ({ stems }) => stems.join(' '))
	for (const [first, ...others] of made.values()) {
		if (first === undefined) continue
		const { concept, narrower, stems, order } = first
		if (others.some((other) => other.concept !== concept || other.narrower !== narrower)) continue
		const node = insertNode(root, stems)
		if (order !== 'act last') insertNode(root, stems.slice(0, wordsOfAct[order])).isAct = true
		if (node.entries.length > 0) continue
		const capitals = stems.map(() => null)
		node.entries.push({
			concept,
			narrower,
			order,
			capitals,
			isAmbiguous: false,
			isOrdinary: false,
			isSubject: false,
			isGerund: false,
			form: null,
		})
	}
}

function inOtherOrders(named: Named): (Named & OtherOrder)[] {
	if (named.isAmbiguous || !turningKinds.includes(named.concept.kind)) return []
	return listPhraseVariants(named.words).map((other) => ({ ...named, ...other }))
}

const wordsOfAct = { 'act first': 1, 'act of': 2 }

// Tools and certificates are called by their names only.
const turningKinds = ['method', 'duty', 'domain']

function insertNode(root: TrieNode, stems: readonly string[]): TrieNode {
	let node = root
	for (const stem of stems) {
		const next = node.next.get(stem) ?? { next: new Map(), entries: [], isAct: false }
		node.next.set(stem, next)
		node = next
	}
	return node
}

function requiredForm({ concept, name, words, isAmbiguous }: Named): string | null {
	if (words.length !== 1) return null
	const isPerson = concept.kind === 'soft' && keepsForm.test(name)
	const isPlural = plural.test(name) && (isAmbiguous || concept.kind === 'credential')
	return isPerson || isPlural ? name.toLowerCase() : null
}

// The plural of an ambiguous name or of a paper keeps its ending, because the singular is an ordinary word.
const plural = /^\p{L}\p{Ll}{2,}[^s]s$/u

const keepsForm = /(?:ed|en|ent|ant)$/i

// A name that is nothing but a short form, and a single letter in any name, are meant in capitals only.
function listCapitals({ name, words }: Named): (string | null)[] {
	const isShortForm = shortForm.test(name)
	return words.map(({ text }) =>
		isShortForm || /^[A-Z]$/.test(text) ? text.replace(/s$/, '') : null,
	)
}
