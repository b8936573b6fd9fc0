import {
	findConcepts,
	findVerb,
	isAlsoNoun,
	isAlwaysCapital,
	isCommonWord,
	isWorker,
	parseTsv,
	withoutCapital,
} from '@app/language'
import { findWordClasses, type Token } from '@app/language/analysis'
import { noteNouns } from '../data/note-nouns.ts'
import { findTaskVerb } from '../mixed-list/find-task-verb.ts'
import { nounPhrase } from '../mixed-list/read-list-items.ts'
import { rewriteWords } from '../word-lists.ts'
import { type NotePiece, ownVerbs, type ThingPiece, type ThingVerb } from './note-piece.ts'

/** The parts of speech of a noun and its descriptions. */
export const nominal = rewriteWords.pattern('tags-of-things', 'whole', '')
const mostWords = 9
const notOfWork = rewriteWords.pattern('not-of-work', 'whole', '')
const others = /^(?:their|his|her)$/

/** Reads a piece that is named without a verb; `null` for others. */
export function readThing(
	text: string,
	whole: readonly Token[],
	{ mayLower }: { mayLower: boolean },
): ThingPiece | null {
	const condition = whole.findIndex(({ lower }) =>
		/^(?:when|as|if|where|who|which|that)$/.test(lower),
	)
	const span = condition > 0 ? whole.slice(0, condition) : whole
	if (condition > 0 && whole.slice(condition).some(({ tag }) => tag === 'PRP')) return null
	// A compound with a number describes a noun that stands at the end of the list.
	if (/^\d+-\p{L}+$/u.test(text)) return null
	if (
		/^(?:IN|MD)$/.test(span[0]?.tag ?? '') ||
		isVerbAlone(span) ||
		saysState(span) ||
		holdsAct(span)
	)
		return null
	const isFlat = span.every(
		({ tag, lower }, at) =>
			(nominal.test(tag) || (at === 0 && /^VBP?$/.test(tag))) &&
			(!notOfWork.test(lower) || (lower === 'own' && others.test(span[at - 1]?.lower ?? ''))),
	)
	const isNoun = span.length === 1 || span.some(({ tag }) => /^(?:NN|VBG|UH)/.test(tag))
	const words = span.filter(({ tag }) => tag !== 'PUN').length
	if (!isFlat || !isNoun || words > mostWords || isRow(span) || isLeftover(span)) return null
	const head = findHead(span)
	if (namesRole(span, head) || isPossession(head) || isStateOrCount(span)) return null
	const shown = mayLower ? asThing(text) : text
	return {
		kind: 'thing',
		verb: chooseVerb(text, span),
		text: shown.replace(/^bit of /, 'a bit of '),
		isQuality: span.length === 1 && span[0]?.tag === 'JJ',
	}
}

/** Words that describe and never name: "trusted", "familiar", "good". */
const describing = /^(?:JJ|VBN|VBD)$/

// Whether a describing word stands before a preposition. It then tells a person's state, and is no thing.
function saysState([first, next]: readonly Token[]): boolean {
	return describing.test(first?.tag ?? '') && /^(?:IN|TO)$/.test(next?.tag ?? '')
}

// Whether words begin with a verb that was not read as one: alone and no noun, or before its particle.
function isVerbAlone([first, ...rest]: readonly Token[]): boolean {
	if (first === undefined || findVerb(first.lower)?.forms.includes('base') !== true) return false
	const [next] = rest
	return next === undefined
		? !isAlsoNoun(first.lower) && findTaskVerb([first.lower]) === null
		: /^(?:RP|IN)$/.test(next.tag) && rest.length > 1
}

// Whether words end in a participle or open with a figure, and so tell a state or a count.
function isStateOrCount(span: readonly Token[]): boolean {
	const isTrained = span.length > 1 && /^VB[ND]$/.test(span.at(-1)?.tag ?? '')
	return isTrained || (span[0]?.tag === 'CD' && /^[\d.,£]+$/.test(span[0].text))
}

// Whether the phrase contains a gerund, which tells an act.
function holdsAct(span: readonly Token[]): boolean {
	const [first, second] = span
	// A gerund before a plural is an act whose verb no table has, unless the pair has a name.
	const isPair = first?.tag === 'VBG' && second?.tag === 'NNS'
	const words = span.map(({ lower }) => lower)
	const isNamed =
		/n/.test(findWordClasses(first?.lower ?? '')) ||
		findTaskVerb(words) !== null ||
		findConcepts(words.join(' ')).length > 0
	if (isPair && !isNamed) return true
	return span.some(
		({ tag, lower }, at) =>
			at > 0 &&
			tag === 'VBG' &&
			!/^(?:using|including)$/.test(lower) &&
			/^(?:IN|TO)$/.test(span[at + 1]?.tag ?? ''),
	)
}

// Whether a phrase names a person's role: a worker, also with the work, or a post.
function namesRole(span: readonly Token[], head: string): boolean {
	const isBeforeGerund = span.some(
		({ text }, at) => isWorker(text) && /ing$/.test(span[at + 1]?.lower ?? ''),
	)
	return isWorker(head) || isBeforeGerund || (span.length > 1 && /^(?:role|position)$/i.test(head))
}

// The last noun before a preposition or an adverb.
function findHead(span: readonly Token[]): string {
	const end = span.findIndex(({ tag }, at) => at > 0 && /^(?:IN|TO|WH|SC|RB|RP)$/.test(tag))
	const phrase = end < 0 ? span : span.slice(0, end)
	return phrase.findLast(({ tag }) => /^(?:NN|UH|VBG)/.test(tag))?.text ?? ''
}

// Whether words are the rest of a clause: an adjective behind a plural lost its verb, and "being" tells of a person,
// not of a thing.
function isLeftover(span: readonly Token[]): boolean {
	const [first, second] = [span.at(-1), span.at(-2)]
	if (first?.tag === 'JJ' && second?.tag === 'NNS') return true
	return span.some(({ lower }) => lower === 'being')
}

const mostInRow = 3

// Gerunds in a row, or nothing but nouns, are a list without its commas.
function isRow(span: readonly Token[]): boolean {
	const gerunds = span.filter(
		({ lower }, at) => /ing$|work$/.test(lower) && /ing$|work$/.test(span[at + 1]?.lower ?? ''),
	)
	const bare = span.filter(({ tag }) => tag === 'NN').length
	return gerunds.length > 0 || (bare > mostInRow && bare === span.length)
}

let possessions: ReadonlySet<string> | null = null

function isPossession(noun: string): boolean {
	possessions ??= new Set(
		parseTsv<'kind' | 'nouns'>(noteNouns).flatMap(({ nouns }) => nouns.split('|')),
	)
	return possessions.has(noun) || possessions.has(noun.toLowerCase())
}

function asThing(text: string): string {
	const words = text.split(' ')
	const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word))
	const plain = isTitle
		? words.map((word) =>
				isCommonWord(word.toLowerCase()) && !isAlwaysCapital(word) ? word.toLowerCase() : word,
			)
		: [/^\p{L} /u.test(text) ? text : withoutCapital(text)]
	return plain.join(' ')
}

function chooseVerb(text: string, span: readonly Token[]): ThingVerb {
	const words = nounPhrase(span)
	const [named = ''] = text.split(/ (?:for|to) /, 1)
	const listed = findTaskVerb(named.split(' '), { isWhole: true }) ?? findTaskVerb(words)
	if (listed !== null && ownVerbs.includes(listed)) return listed as ThingVerb
	if (findTaskVerb(words, { isWhole: true }) === 'attend') return 'attend'
	if (listed !== null) return 'cover'
	const [hit, ...others] = findConcepts(text)
	const isTool =
		others.length === 0 && hit?.concept.kind === 'tool' && hit.text.length === text.length
	return isTool && !/s$/.test(text) ? 'use' : 'cover'
}

const firstPerson = /\b(?:i|we|me|my|our|us|he|she|they|you|them|him|her|it)\b|^i['’]/i
const fewestRemark = 2

/** Reads a piece that is a separate statement; `null` for other pieces. */
export function readRemark(text: string, span: readonly Token[]): NotePiece | null {
	const own = text.replace(
		/^(?:i['’]?m|i am|i['’]ve(?: got)?|i have(?: got)?|have(?: got)?|got) (?:my |an? (?=own))?(?!\p{L}+ed\b)/iu,
		'',
	)
	if (firstPerson.test(own) || span.length < fewestRemark) return null
	const said = span.filter(({ start }) => start >= (span[0]?.start ?? 0) + text.length - own.length)
	if (/^(?:IN|TO|CC|SC|WH)$/.test(span.at(-1)?.tag ?? '') || !isStatement(own, said)) return null
	const bare = own.replace(
		/^(?:was|were|been) (?=(?:\p{L}+ly |often |also )?\p{L}+(?:ed|en|left)\b)/iu,
		'',
	)
	return { kind: 'remark', text: bare }
}

const opensRemark = /^(?:no|never|own|always|fully|good|great|full|clean|current|valid)\b/i

// Whether a remark has a verb with its subject, or tells what the person has, is or never did.
function isStatement(text: string, [first, ...rest]: readonly Token[]): boolean {
	if (first === undefined || first.tag === 'VBG' || first.lower === 'being') return false
	// Before a noun, a word that may be a noun too only looks like a past form.
	const isNoun = isAlsoNoun(first.lower) && /^NN/.test(rest[0]?.tag ?? '')
	if (opensRemark.test(text) || (/^(?:VBD|VBN|MD)$/.test(first.tag) && !isNoun)) return true
	if (saysState([first, ...rest]) || (first.tag === 'CD' && /^years?$/.test(rest[0]?.lower ?? '')))
		return true
	const words = [first, ...rest]
	return (
		rest.some(({ tag }) => /^(?:VBD|VBZ|MD)$/.test(tag)) ||
		words.some(
			({ text: word }, at) =>
				isPossession(word) || (isWorker(word) && !/ing$/.test(words[at + 1]?.lower ?? '')),
		)
	)
}
