import { lineWordLists } from '../line-words.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { buildTrie, type Entry, type TrieNode } from './build-trie.ts'
import { findIdioms } from './idioms.ts'
import { allConcepts } from './lexicon.ts'
import type { Concept } from './parse-sector.ts'
import {
	isArticle,
	type StemmedWord,
	sentenceEnd,
	tokeniseWithStems,
} from './tokenise-with-stems.ts'

/** A concept named in a text, with the words that name it. */
export type ConceptHit = {
	concept: Concept
	/** The special case that was named instead of the concept, or `null`. */
	narrower: string | null
	/** Set where a licence or certificate is named only by its subject. */
	isSubject: boolean
	text: string
	start: number
	end: number
}

type Candidate = { entry: Entry; last: number }

let trie: TrieNode | null = null

/** The context of a text, which helps to tell ordinary words from names. */
export type TextAround = {
	/** The sectors of the whole text: in them "React" with its capital is a name. */
	sectors?: ReadonlySet<string>
	/** Set where the text describes a person: there, "tidy" and "polite" are requirements. */
	isAboutPerson?: boolean
	/** Set where ordinary words are not to be taken for the names of a trade that the text is not of. */
	isWary?: boolean
}

/**
 * The concepts that a text names, in order and without overlap, the longest name first. Verb forms, plurals and
 * articles do not matter; short forms in capitals count only in capitals. A name that is also an ordinary word counts
 * only beside another concept of its sector, or where the text around makes it one.
 */
export function findConcepts(text: string, around: TextAround = {}): ConceptHit[] {
	const found = findAll(text)
	const beside = new Set(
		found
			.filter((hit) => !hit.isAmbiguous && !hit.isOrdinary)
			.map(({ concept: { sector } }) => sector),
	)
	const isMeant = ({
		isAmbiguous,
		isOrdinary,
		concept: { sector, kind },
		text: name,
	}: (typeof found)[number]) => {
		if (isOrdinary && around.isWary === true)
			return beside.has(sector) || around.sectors?.has(sector) === true
		if (!isAmbiguous) return true
		if (kind === 'soft') return around.isAboutPerson === true
		const isCapital = /^\p{Lu}/u.test(name)
		// An ambiguous name in small letters isn't a product, even beside other names of its sector.
		if (kind === 'tool' && !isCapital) return false
		return beside.has(sector) || (around.sectors?.has(sector) === true && isCapital)
	}
	return found.filter(isMeant).map(({ isAmbiguous: _, isOrdinary: __, ...hit }) => hit)
}

// From so many names of a sector on a text is of that sector.
const namesOfSector = 3

/** The sectors that a whole text is about, told by the names in it that can mean nothing else. */
export function findSectors(texts: readonly string[]): Set<string> {
	const counts = new Map<string, number>()
	for (const { concept, isAmbiguous, isOrdinary } of texts.flatMap(findAll)) {
		if (!isAmbiguous && !isOrdinary)
			counts.set(concept.sector, (counts.get(concept.sector) ?? 0) + 1)
	}
	return new Set([...counts].filter(([, count]) => count >= namesOfSector).map(([name]) => name))
}

type Found = ConceptHit & Pick<Entry, 'isAmbiguous' | 'isOrdinary'>

function findAll(text: string): Found[] {
	trie ??= buildTrie(allConcepts())
	const words = tokeniseWithStems(text)
	const idioms = findIdioms(text)
	const isIdiom = (start: number, end: number) =>
		idioms.some(
			(idiom) => idiom.start <= start && idiom.end >= end && idiom.end - idiom.start > end - start,
		)
	const found: Found[] = []
	for (let index = 0; index < words.length; ) {
		const best = longestAt(trie, words, index)
		const [first, last] = [words[index], words[best?.last ?? -1]]
		if (
			best === null ||
			first === undefined ||
			last === undefined ||
			isIdiom(first.start, last.end)
		) {
			index += 1
			continue
		}
		const { concept, narrower, isAmbiguous, isOrdinary, isSubject } = best.entry
		const place = { start: first.start, end: last.end }
		found.push({
			concept,
			narrower,
			isAmbiguous,
			isOrdinary,
			isSubject,
			...place,
			text: text.slice(place.start, place.end),
		})
		index = best.last + 1
	}
	return found
}

// The longest name that begins here. A sentence ends a name.
function longestAt(root: TrieNode, words: StemmedWord[], start: number): Candidate | null {
	let node: TrieNode | undefined = root
	let best: Candidate | null = null
	let skipped = 0
	for (let index = start; index < words.length; index += 1) {
		const word = words[index]
		if (word === undefined || word.stem === sentenceEnd || isOneTooMany(words, index)) break
		if (index > start && isArticle(word)) continue
		const next: TrieNode | undefined = node.next.get(word.stem)
		if (next === undefined && node.isAct && skipped < mostSkipped && describes.test(word.text)) {
			skipped += 1
			continue
		}
		node = next
		if (node === undefined) break
		const entry: Entry | undefined = node.entries.find((candidate) =>
			isWrittenAs(candidate, {
				words: words.slice(start, index + 1),
				before: words[start - 1],
				after: words[index + 1],
				next: words[index + 2],
			}),
		)
		if (entry !== undefined) best = { entry, last: index }
	}
	return best
}

// No name has more of them in a row, and a text of nothing else is not to be read from each of them to its end.
const mostArticles = 2

function isOneTooMany(words: readonly StemmedWord[], index: number): boolean {
	return index >= mostArticles && words.slice(index - mostArticles, index + 1).every(isArticle)
}

// Adjectives before an object don't change the activity, so a name may skip this many.
const mostSkipped = 2
const describes = lineWordLists.pattern('describes-an-object', 'whole', 'iu')

type Writing = {
	words: StemmedWord[]
	before: StemmedWord | undefined
	after: StemmedWord | undefined
	next: StemmedWord | undefined
}

function isWrittenAs({ capitals, isGerund, form, order }: Entry, writing: Writing): boolean {
	const { words, before } = writing
	// A comma within a name of two words parts two things; a longer name may be a list.
	const named = words.filter((word) => !isArticle(word))
	if (named.length < wordsOverComma && named.slice(1).some(({ isAfterComma }) => isAfterComma))
		return false
	if (form !== null && words[0]?.text.toLowerCase() !== form) return false
	if (isGerund && !isAct(words[0]?.text ?? '') && !opensLineWithObject(words[0], writing))
		return false
	if (order === 'act first') return isDone(words, before)
	if (order !== null) return true
	const written = words.filter((word, index) => index === 0 || !isArticle(word))
	return capitals.every(
		(wanted, index) => wanted === null || wanted === written[index]?.text.replace(/s$/, ''),
	)
}

const wordsOverComma = 3

// A plain verb may be part of a longer name. It is an act if its object is a plural or has an article, if it opens a sentence, or
// if a word in front calls for a verb.
function isDone(words: readonly StemmedWord[], before: StemmedWord | undefined): boolean {
	const [act, ...rest] = words
	const isPlain = act !== undefined && findVerb(act.text)?.forms.includes('base') === true
	if (!isPlain || /[^s]s$/i.test(rest.at(-1)?.text ?? '') || rest.some(isArticle)) return true
	return before === undefined || before.stem === sentenceEnd || actOpens.test(before.text)
}

const actOpens = lineWordLists.pattern('opens-an-act', 'whole')

// A plain verb that opens a line is the act where an article or a count of things follows, but not a count of times.
function opensLineWithObject(
	word: StemmedWord | undefined,
	{ before, after, next }: Writing,
): boolean {
	const opens = before === undefined || before.stem === sentenceEnd
	if (!opens || word === undefined || after === undefined) return false
	if (howOften.test(next?.text ?? '')) return false
	const isVerb = findVerb(word.text)?.forms.includes('base') === true
	return isVerb && (isArticle(after) || countsThings.test(after.text))
}

const howOften = /^(?:times?|minutes?|hours?|days?|nights?|weeks?|months?|years?|per|percent)$/i
const numberWord =
	'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty'
const countsThings = new RegExp(`^(?:\\d.*|${numberWord}|all|both|several|many|new|junior)$`, 'i')

// A gerund is the act, and so is a past that differs from the plain verb; a plain verb is more often a thing.
function isAct(word: string): boolean {
	if (/ing$/i.test(word)) return true
	const forms = findVerb(word)?.forms ?? []
	return forms.includes('past') && !forms.includes('base')
}
