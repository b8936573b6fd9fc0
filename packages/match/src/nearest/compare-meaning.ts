import { type Meaning, type Relation, relateWords } from '@app/language/meaning'
import type { ContentWord, ReadText } from './content-words.ts'
import { isOfEveryTrade } from './find-activities.ts'

/** How well a line of a CV has one word of a requirement, from 0 (not at all) to 1 (the same word). */
type Carried = { word: ContentWord; closeness: number; relation: Relation; cosine: number }

/** How near a line is to a requirement by meaning: shares of the requirement's words, the rare ones counting more. */
export type Likeness = {
	/** Words that the line has in one form or another. */
	same: number
	/** Words that it has by a synonym or a term of the trade. */
	synonym: number
	/** Words that it has by something narrower or a paraphrase. */
	narrower: number
	/** Words that it has by something broader or beside it. */
	broader: number
	/** Words used like a word of the line: likeness of their vectors. */
	alike: number
	/** The closest word of all, and how rare it is. */
	bestCosine: number
	rarestSame: number
	/** How alike the last noun of the requirement is to a word of the line. */
	head: number
	/** How alike all words together are. */
	whole: number
	/** Terms of the trade that are near but different. */
	contrast: number
	/** How clearly both are of one activity of a trade, and of one that every trade has. */
	ofTrade: number
	ofAny: number
}

/** Compares a requirement with a line of a CV, word by word. */
export function compareMeaning(meaning: Meaning, asked: ReadText, own: ReadText): Likeness {
	const byTerm = sharedTerms(asked, own)
	const carried = asked.words.map((word) => carryWord(meaning, word, { own, byTerm }))
	const weight = sum(carried.map(({ word }) => word.rarity)) || 1
	const share = (part: (one: Carried) => number) =>
		sum(carried.map((one) => part(one) * one.word.rarity)) / weight
	const has = (relations: readonly Relation[]) =>
		share(({ relation }) => Number(relations.includes(relation)))
	const same = carried.filter(({ relation }) => isSame.includes(relation))
	return {
		same: has(isSame),
		synonym: has(['listed', 'synonym', 'rare-synonym']),
		narrower: has(['paraphrase', 'broader', 'far-broader']),
		broader: has(['narrower', 'sibling']),
		alike: share(({ cosine }) => Math.max(0, cosine)),
		bestCosine: Math.max(0, ...carried.map(({ cosine, word }) => (cosine * word.rarity) / 8)),
		rarestSame: Math.max(0, ...same.map(({ word }) => word.rarity)) / 8,
		head: headOf(carried)?.closeness ?? 0,
		whole: compareWhole(meaning, asked, own),
		contrast: Number(hasContrast(asked, own)),
		ofTrade: sharedActivity(asked, own, (one) => !isOfEveryTrade(one)),
		ofAny: sharedActivity(asked, own, isOfEveryTrade),
	}
}

const isSame: readonly Relation[] = ['same', 'derived']

const closenessOf: Record<Relation, number> = {
	same: 1,
	derived: 0.95,
	listed: 0.9,
	synonym: 0.85,
	'rare-synonym': 0.5,
	paraphrase: 0.7,
	broader: 0.8,
	'far-broader': 0.6,
	narrower: 0.5,
	sibling: 0.4,
	antonym: 0,
	none: 0,
}

type Theirs = { own: ReadText; byTerm: ReadonlySet<number> }

function carryWord(meaning: Meaning, word: ContentWord, { own, byTerm }: Theirs): Carried {
	let [relation, closeness, cosine]: [Relation, number, number] = ['none', 0, 0]
	const number = meaning.find(word.lemma)
	for (const other of own.words) {
		const found = relateWords(meaning, word.lemma, other.lemma)
		const alike = found === 'same' ? 1 : meaning.cosine(number, meaning.find(other.lemma))
		cosine = Math.max(cosine, alike)
		if (closenessOf[found] > closeness) [relation, closeness] = [found, closenessOf[found]]
	}
	if (byTerm.has(word.token.index) && closeness < closenessOf.listed)
		return { word, relation: 'listed', closeness: closenessOf.listed, cosine }
	return { word, relation, closeness: Math.max(closeness, cosine * cosine), cosine }
}

// The tokens of the requirement whose term of the trade the line has under any of its names.
function sharedTerms(asked: ReadText, own: ReadText): Set<number> {
	const groups = new Set(own.terms.flatMap(({ term }) => [...term.groups]))
	return new Set(
		asked.terms
			.filter(({ term }) => [...term.groups].some((group) => groups.has(group)))
			.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, step) => from + step)),
	)
}

function hasContrast(asked: ReadText, own: ReadText): boolean {
	return asked.terms.some(({ term }) =>
		[...term.contrasts].some(
			([row, place]) =>
				own.terms.some(
					(other) => other.term.contrasts.has(row) && other.term.contrasts.get(row) !== place,
				) && !own.terms.some((other) => other.term.contrasts.get(row) === place),
		),
	)
}

function sharedActivity(
	asked: ReadText,
	own: ReadText,
	isMeant: (activity: number) => boolean,
): number {
	const shared = [...asked.activities].map(([activity, clear]) =>
		isMeant(activity) ? Math.sqrt(clear * (own.activities.get(activity) ?? 0)) : 0,
	)
	return Math.max(0, ...shared)
}

function headOf(carried: readonly Carried[]): Carried | undefined {
	return carried.findLast(({ word }) => word.token.tag.startsWith('NN')) ?? carried.at(-1)
}

// The cosine of both texts, each the sum of the vectors of its words.
function compareWhole(meaning: Meaning, asked: ReadText, own: ReadText): number {
	const [one, other] = [numbersOf(meaning, asked), numbersOf(meaning, own)]
	const across = dot(meaning, one, other)
	const size = Math.sqrt(dot(meaning, one, one) * dot(meaning, other, other))
	return size > 0 ? across / size : 0
}

type Weighted = { number: number; weight: number }

function numbersOf(meaning: Meaning, { words }: ReadText): Weighted[] {
	return words
		.map(({ lemma, rarity }) => ({ number: meaning.find(lemma), weight: rarity }))
		.filter(({ number }) => number >= 0)
		.slice(0, mostCompared)
}

const mostCompared = 25

function dot(meaning: Meaning, ones: readonly Weighted[], others: readonly Weighted[]): number {
	let total = 0
	for (const one of ones)
		for (const other of others)
			total +=
				one.weight *
				other.weight *
				(one.number === other.number ? 1 : meaning.cosine(one.number, other.number))
	return total
}

function sum(numbers: readonly number[]): number {
	return numbers.reduce((total, one) => total + one, 0)
}
