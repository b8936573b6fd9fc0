import { findSlips, findVerb, isAlsoNoun, toBritish, verbOfAct } from '@app/language'
import { analyseLine, isAmongThings } from '@app/language/analysis'
import { splitSegments } from '../engine/split-segments.ts'
import { rewriteWords } from '../word-lists.ts'
import { listWords } from './split-words.ts'

/** Verbs that do not agree or stand beside one another, and slips of grammar, where the source has none so. */
export function verbClashes(after: string, source: string): string[] {
	const had = source.toLowerCase()
	const clashes = [...stuckVerbs(after, source), ...mixedTenses(after, had)]
	if (clashes.length > 0) return clashes
	return findSlips(after)
		.map(({ quote }) => quote)
		.filter((quote) => !had.includes(quote.toLowerCase()))
}

// Returns pairs of a verb and a plain verb that do not go together, except pairs that the source already has.
function stuckVerbs(after: string, source: string): string[] {
	const pairs = new Set(
		[...listNeighbours(source), ...findActs(source)].map(([word, next]) => pairKey(word, next)),
	)
	return listNeighbours(after)
		.filter(([word, next]) => isStuck(word, next) && !pairs.has(pairKey(word, next)))
		.map(([word, next]) => `${word} ${next}`)
}

// An act named by a noun or gerund has its object behind "of".
function findActs(text: string): [act: string, object: string][] {
	return [...text.matchAll(/(\p{L}+) of (?:the )?(\p{L}+)/giu)].map(([, act = '', object = '']) => [
		verbOfAct(act)?.lemma ?? act,
		object,
	])
}

// Two words with nothing but a space between them.
function listNeighbours(text: string): [word: string, next: string][] {
	const words = text.split(/\s+/)
	return words.slice(1).flatMap((next, index): [string, string][] => {
		const word = words[index] ?? ''
		const isPair = /^\P{P}*[\p{L}\p{N}]$/u.test(word) && /^[\p{L}\p{N}]/u.test(next)
		return isPair ? [[word, next.replace(/(?<!\P{L})\P{L}+$/u, '')]] : []
	})
}

function pairKey(word: string, next: string): string {
	const lemma = findVerb(word)?.verb.lemma ?? word
	return `${lemma.replaceAll('-', '')} ${toBritish(next)}`.toLowerCase()
}

// Verbs that a plain verb may follow.
const takesPlainVerb = rewriteWords.pattern('takes-a-plain-verb', 'whole', '')

function isStuck(word: string, next: string): boolean {
	if (/^to$/i.test(word)) return isNeverParticiple(next)
	const verb = findVerb(word)
	if (verb === null || takesPlainVerb.test(verb.verb.lemma)) return false
	return (isPastOnly(word) || isPlainOnly(word.toLowerCase())) && isPlainOnly(next)
}

// Whether a word is a past form and no participle. Behind "to" a participle may describe something, but such a past
// form is wrong.
function isNeverParticiple(word: string): boolean {
	return isPastOnly(word) && findVerb(word)?.forms.includes('participle') !== true
}

function isPastOnly(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	return forms.includes('past') && !forms.includes('base')
}

const alsoOther = rewriteWords.pattern('verbs-and-other-words', 'whole', '')

// A plain verb in small letters that is no past, noun or adjective.
function isPlainOnly(word: string): boolean {
	const forms = findVerb(word)?.forms ?? []
	return (
		/^\p{Ll}/u.test(word) &&
		forms.includes('base') &&
		!forms.includes('past') &&
		!isAlsoNoun(word) &&
		!alsoOther.test(word)
	)
}

// The words that can follow a verb but no noun.
const followsVerb = rewriteWords.pattern('follows-a-verb', 'whole')

function isPlainHere(word: string, next: string): boolean {
	if (next === '') return false
	const forms = findVerb(word)?.forms ?? []
	const isSure = followsVerb.test(next) && forms.includes('base') && !forms.includes('past')
	return isPlainOnly(word) || (isSure && /^\p{Ll}/u.test(word))
}

const opensOwnClause = rewriteWords.pattern('opens-a-clause-of-its-own', 'anywhere', 'iu')

// Returns the words that break the tense of a list that begins in the past. In a list that its writer told in this
// tense, a word that may describe a thing is taken to do so.
function mixedTenses(text: string, had: string): string[] {
	const [first, ...rest] = splitSegments(text)
	const [opener = ''] = listWords(first?.text ?? '')
	if (!isPastOnly(opener) || findVerb(opener)?.verb.lemma === 'help') return []
	let before = first?.text ?? ''
	const { tokens } = analyseLine(text)
	return rest.flatMap(({ join, text: piece }) => {
		const [word = '', object = ''] = listWords(piece)
		const isOwn = !opensOwnClause.test(before)
		const start = before.length + join.length
		before += join + piece
		const token = tokens.find((found) => found.start === start && found.text === word)
		const isOwnList = had.includes(text.slice(0, start + word.length).toLowerCase())
		if (isOwnList && token !== undefined && isAmongThings(tokens, token.index)) return []
		// A plain verb before a past describes it.
		return isOwn && isPlainHere(word, object) && !isPastOnly(object) ? [word] : []
	})
}
