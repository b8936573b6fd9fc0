import type { Token } from '@app/language/analysis'
import type { Meaning } from '@app/language/meaning'
import type { Clue, FindingKind } from './clue.ts'
import { listLemmas } from './list-lemmas.ts'
import type { Reading } from './read-for-audit.ts'
import { findSpelledOut } from './same-spelling.ts'
import { type Compared, type Evidence, largestCloseness, largestCosine } from './word-evidence.ts'

/**
 * Returns clues about words of the new text that no word of the old text carries, and about words that were left out.
 */
export function compareWords(meaning: Meaning, { before, after, evidence }: Compared): Clue[] {
	const loose = evidence.filter(({ isCarried }) => !isCarried)
	const used = new Set(
		evidence.filter(({ isCarried }) => isCarried).flatMap(({ covers }) => covers),
	)
	const shortened = findSpelledOut(after.line, before.line)
	const own = before.content.filter(({ start }) => start < before.ownEnd)
	const replaced = findReplaced({ before, after, evidence })
	const left = own.filter(
		({ index }) => !used.has(index) && !shortened.has(index) && !replaced.has(index),
	)
	const lookUp = (token: Token) =>
		listLemmas(before.line, token).map((lemma) => meaning.find(lemma))
	const leftNumbers = left.map(lookUp)
	const numbers = before.content.map(lookUp)
	const context = { meaning, before, after, left, leftNumbers, numbers }
	return [
		...loose.flatMap((found) => describeLoose(context, found)),
		...loose.flatMap((found) => describeContrast(after, found)),
		...evidence.flatMap((found) => describeCarried(after, found)),
		...left.flatMap((token) => describeLeft(context, token)),
		...countBoth({
			loose: loose.length,
			left: left.length,
			own: evidence.length,
			theirs: own.length,
		}),
		...compareFunctionWords(before, after),
		...multiplied(evidence),
	]
}

// "Answered phones" with the answer "60 calls" is "Answered 60 calls": the answer's noun replaces the object.
function findReplaced({ before, after, evidence }: Compared): Set<number> {
	const isFact = (token: Token | null) => token !== null && token.start >= before.ownEnd
	const replaced = evidence.flatMap(({ token, before: act, isCarried }) => {
		const clause = after.line.clauses[token.clause]
		if (!isCarried || act === null || isFact(act) || clause?.act !== token.index) return []
		const heads = new Set(clause.objects.map(({ head }) => head))
		const isAnswered = evidence.some(
			(found) => heads.has(found.token.index) && found.isCarried && isFact(found.before),
		)
		return isAnswered
			? (before.line.clauses[act.clause]?.objects.map(({ head }) => head) ?? [])
			: []
	})
	return new Set(replaced)
}

type Context = {
	meaning: Meaning
	before: Reading
	after: Reading
	left: readonly Token[]
	/** The entries in the table of meanings for each word left out. */
	leftNumbers: readonly (readonly number[])[]
	/** The same for every word of the old text. */
	numbers: readonly (readonly number[])[]
}
type WordClass = 'act' | 'verb' | 'name' | 'adverb' | 'adjective' | 'modifier' | 'noun'

/** Returns the class of a content word by its role in its line. */
function classify({ line }: Reading, token: Token): WordClass {
	if (token.tag.startsWith('V'))
		return line.clauses[token.clause]?.act === token.index ? 'act' : 'verb'
	if (token.tag === 'NNP') return 'name'
	if (token.tag === 'RB') return 'adverb'
	if (token.tag === 'JJ') return 'adjective'
	return /^NN/.test(line.tokens[token.index + 1]?.tag ?? '') ? 'modifier' : 'noun'
}

const broadClass: Readonly<Record<WordClass, 'act' | 'thing' | 'quality'>> = {
	act: 'act',
	verb: 'act',
	name: 'thing',
	noun: 'thing',
	modifier: 'thing',
	adverb: 'quality',
	adjective: 'quality',
}
const kinds: Readonly<Record<WordClass, FindingKind>> = {
	act: 'act',
	verb: 'act',
	name: 'name',
	noun: 'word',
	modifier: 'word',
	adverb: 'word',
	adjective: 'word',
}

function step(value: number, edges: readonly number[]): number {
	return edges.filter((edge) => value >= edge).length
}

const cosineSteps = [0.3, 0.45, 0.6, 0.75]

function describeLoose(
	context: Context,
	{ token, before: nearest, relation, cosine }: Evidence,
): Clue[] {
	const { meaning, before, after, left } = context
	const group = classify(after, token)
	const alike = left.filter((other) => broadClass[classify(before, other)] === broadClass[group])
	const own = listLemmas(after.line, token).map((lemma) => meaning.find(lemma))
	const link = after.line.clauses[token.clause]?.link ?? 'none'
	const sense = nameSense(meaning, token)
	const previous = after.line.tokens[token.index - 1]
	return [
		`loose ${group}`,
		`loose ${group}, ${relation}`,
		`loose ${group}, cosine ${step(cosine, cosineSteps)}`,
		`loose ${group}, ${Math.min(2, alike.length)} left`,
		`loose ${group}, cosine to left ${step(findNearest(context, own), cosineSteps)}`,
		`loose ${group}, closeness ${nearestCloseness(context, own)}`,
		`loose ${group}, closeness to left ${closestLeft(context, own)}`,
		`loose sense ${sense}`,
		`loose sense ${sense}, ${alike.length > 0 ? 'some' : 'none'} left`,
		`loose word ${token.lemma}`,
		`loose ${group}, ${nameTerm(after, token)}`,
		`loose in ${link}`,
		`loose ${group} in ${link}`,
		`loose ${meaning.find(token.lemma) < 0 ? 'unknown' : 'known'}`,
		...(previous === undefined ? [] : [`loose behind ${previous.lower}`]),
	].map((name) => ({ name, value: 1, kind: kinds[group], before: nearest, after: token }))
}

// Whether a table has the word, as part of a term.
function nameTerm({ terms }: Reading, { index }: Token): string {
	const own = terms.filter(({ from, to }) => index >= from && index < to)
	if (own.some(({ term }) => term.contrasts.size > 0)) return 'term with contrasts'
	if (own.some(({ term }) => term.groups.size > 0)) return 'term of a trade'
	return own.some(({ term }) => term.general.size > 0) ? 'everyday term' : 'no term'
}

// Describes how surely another word of the old text carries this one.
function describeCarried(after: Reading, { token, before, relation, cosine, isCarried }: Evidence) {
	if (!isCarried || relation === 'same') return []
	const group = classify(after, token)
	return [
		`carried ${group}, ${relation}`,
		`carried ${broadClass[group]}, ${relation}, cosine ${step(cosine, cosineSteps)}`,
	].map((name): Clue => ({ name, value: 1, kind: kinds[group], before, after: token }))
}

// How alike the word left out is that is used most like a new one.
function findNearest({ meaning, leftNumbers }: Context, own: readonly number[]): number {
	return Math.max(0, ...leftNumbers.map((numbers) => largestCosine(meaning, own, numbers)))
}

// How close the thesaurus puts it to any word left out, and to any word at all.
function closestLeft({ meaning, leftNumbers }: Context, own: readonly number[]): number {
	return Math.max(0, ...leftNumbers.map((numbers) => largestCloseness(meaning, own, numbers)))
}

function nearestCloseness({ meaning, numbers }: Context, own: readonly number[]): number {
	return Math.max(0, ...numbers.map((others) => largestCloseness(meaning, own, others)))
}

// A near but different thing of the trade.
function describeContrast(after: Reading, { token, contrast }: Evidence): Clue[] {
	if (contrast === null) return []
	const group = classify(after, token)
	return ['contrast', `contrast of ${broadClass[group]}`].map((name) => ({
		name,
		value: 1,
		kind: kinds[group],
		before: contrast,
		after: token,
	}))
}

const senseParts = { V: 'verb', N: 'noun', J: 'adj', R: 'adv' } as const

function nameSense(meaning: Meaning, { lemma, tag }: Token): string {
	const part = senseParts[tag.charAt(0) as keyof typeof senseParts] ?? 'noun'
	const sense = meaning.senses(meaning.find(lemma)).find((other) => other.part === part)
	return sense === undefined ? 'unknown' : `${part} ${meaning.kind(sense.set)}`
}

function describeLeft({ meaning, before }: Context, token: Token): Clue[] {
	return [
		`left ${classify(before, token)}`,
		`left sense ${nameSense(meaning, token)}`,
		`left word ${token.lemma}`,
	].map((name) => ({
		name,
		value: 1,
		kind: 'left-out',
		before: token,
	}))
}

function countBoth({
	loose,
	left,
	own,
	theirs,
}: {
	loose: number
	left: number
	own: number
	theirs: number
}): Clue[] {
	const clue = (name: string, value = 1): Clue => ({
		name,
		value,
		kind: loose > left ? 'word' : 'left-out',
	})
	return [
		clue(`${Math.min(6, loose)} loose`),
		clue(`${Math.min(6, left)} left`),
		clue(`${Math.max(-3, Math.min(4, loose - left))} more loose than left`),
		clue('share loose', loose / Math.max(1, own)),
		clue('share left', left / Math.max(1, theirs)),
	]
}

const functionTag = /^(?:V|NN|JJ|PUN|CD|UH)/

function compareFunctionWords(before: Reading, after: Reading): Clue[] {
	const own = listFunctionWords(after)
	const theirs = listFunctionWords(before)
	const isOwn = ({ start }: Token) => start < before.ownEnd
	const added = [...own]
		.filter(([word]) => !theirs.has(word))
		.map(([word, token]): Clue => ({ name: `new ${word}`, value: 1, kind: 'scope', after: token }))
	const dropped = [...theirs]
		.filter(([word, token]) => !own.has(word) && isOwn(token))
		.map(
			([word, token]): Clue => ({
				name: `without ${word}`,
				value: 1,
				kind: 'left-out',
				before: token,
			}),
		)
	return [...added, ...dropped]
}

function listFunctionWords({ line }: Reading): Map<string, Token> {
	return new Map(
		line.tokens.filter(({ tag }) => !functionTag.test(tag)).map((token) => [token.lower, token]),
	)
}

// "A ward" is not "wards".
function multiplied(evidence: readonly Evidence[]): Clue[] {
	return evidence
		.filter(
			({ token, before, relation }) =>
				token.tag === 'NNS' && before?.tag === 'NN' && relation === 'same',
		)
		.map(({ token, before }) => ({
			name: 'one became several',
			value: 1,
			kind: 'scope',
			before,
			after: token,
		}))
}
