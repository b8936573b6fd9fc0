import { findVerb } from '@app/language'
import type { Token } from '@app/language/analysis'
import { type Meaning, type Relation, relations } from '@app/language/meaning'
import { listLemmas } from './list-lemmas.ts'
import type { Reading } from './read-for-audit.ts'
import {
	type Compared,
	type Evidence,
	largestCloseness,
	largestCosine,
	relateAny,
} from './word-evidence.ts'

/** A word of the new text that the old one doesn't have. */
type NewWord = {
	found: Evidence
	vector: Int8Array
	/** What tables and grammar say of it by itself. */
	marks: readonly string[]
	/** What they say of it beside each old word: `marksOfPair` numbers of marks for each. */
	pairs: Uint8Array
}

/** The words that are new, and the vectors of the old words that they may stand for. */
export type Replacements = { words: readonly NewWord[]; oldVectors: readonly Int8Array[] }

type Looked = {
	token: Token
	lemmas: readonly string[]
	numbers: readonly number[]
	vector: Int8Array
	level: number | null
}

/** Describes each new word by itself and beside every old word. */
export function describeReplacements(
	meaning: Meaning,
	{ before, after, evidence }: Compared,
): Replacements {
	const olds = before.content.map((token) => look(meaning, before, token))
	const news = evidence.filter(({ relation }) => relation !== 'same')
	return {
		words: news.map((found) => {
			const own = look(meaning, after, found.token)
			return {
				found,
				vector: own.vector,
				marks: markWord(meaning, after, { found, own }),
				pairs: Uint8Array.from(olds.flatMap((old) => markPair(meaning, own, old))),
			}
		}),
		oldVectors: olds.map(({ vector }) => vector),
	}
}

const noVector = new Int8Array()

function look(meaning: Meaning, { line }: Reading, token: Token): Looked {
	const lemmas = listLemmas(line, token)
	const numbers = lemmas.map((lemma) => meaning.find(lemma))
	const vectors = numbers.map((number) => meaning.vector(number))
	const vector = vectors.find((numbers) => numbers.some((value) => value !== 0)) ?? noVector
	const verb = token.tag.startsWith('V')
		? lemmas.map((lemma) => findVerb(lemma)?.verb).find((found) => found !== undefined)
		: undefined
	return { token, lemmas, numbers, vector, level: verb?.level ?? null }
}

const parts = ['verb', 'noun', 'name', 'quality', 'other'] as const
const partOfTag = { V: 'verb', N: 'noun', J: 'quality', R: 'quality' } as const

function nameClass({ tag }: Token): (typeof parts)[number] {
	return tag === 'NNP' ? 'name' : (partOfTag[tag.charAt(0) as keyof typeof partOfTag] ?? 'other')
}

const cosineSteps = [0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75]
const lowestRise = -2
const highestRise = 3

const counts = {
	relation: relations.length,
	near: cosineSteps.length + 1,
	close: 4,
	parts: parts.length ** 2,
	rise: highestRise - lowestRise + 2,
}
const starts = {
	near: counts.relation,
	close: counts.relation + counts.near,
	parts: counts.relation + counts.near + counts.close,
	rise: counts.relation + counts.near + counts.close + counts.parts,
}
/** How many marks each pair of words has. */
export const marksOfPair = 5
/** How many different marks pairs have; the last one says that a new word is taken for no old one. */
export const pairMarks = starts.rise + counts.rise + 1

function markPair(meaning: Meaning, own: Looked, old: Looked): number[] {
	const relation: Relation = relateAny(meaning, own.lemmas, old.lemmas)
	const cosine = largestCosine(meaning, own.numbers, old.numbers)
	return [
		relations.indexOf(relation),
		starts.near + cosineSteps.filter((step) => cosine >= step).length,
		starts.close + largestCloseness(meaning, own.numbers, old.numbers),
		starts.parts +
			parts.indexOf(nameClass(own.token)) * parts.length +
			parts.indexOf(nameClass(old.token)),
		starts.rise +
			(own.level === null || old.level === null
				? 0
				: 1 - lowestRise + Math.max(lowestRise, Math.min(highestRise, own.level - old.level))),
	]
}

function markWord(
	meaning: Meaning,
	after: Reading,
	{ found, own }: { found: Evidence; own: Looked },
): string[] {
	const { token, relation, isCarried, contrast } = found
	const part = nameClass(token)
	const how = isCarried ? 'carried' : 'loose'
	const previous = after.line.tokens[token.index - 1]
	const next = after.line.tokens[token.index + 1]
	return [
		`${how} ${part}`,
		...(isCarried ? [`carried, ${relation}`] : []),
		`${part} of kind ${nameKind(meaning, own, part)}`,
		`word ${token.lemma}`,
		...(contrast === null ? [] : ['contrast']),
		...(own.level === null ? [] : [`level ${own.level}`]),
		...(own.vector.length === 0 ? ['no vector'] : []),
		...(previous === undefined || /^(?:V|NN|JJ|CD)/.test(previous.tag)
			? []
			: [`behind ${previous.lower}`]),
		...(part === 'noun' && next !== undefined && next.tag.startsWith('NN')
			? ['modifies a noun']
			: []),
	]
}

function nameKind(meaning: Meaning, { numbers }: Looked, part: string): string {
	for (const number of numbers) {
		const sense = meaning
			.senses(number)
			.find((other) => other.part === part || (part === 'quality' && other.part.startsWith('ad')))
		if (sense !== undefined) return String(meaning.kind(sense.set))
	}
	return 'unknown'
}
