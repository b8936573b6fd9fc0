import {
	findBuzzwords,
	findLeadIn,
	findQuantities,
	findVagueQuantities,
	splitWords,
} from '@app/language'
import { analyseLine, type Clause, type Line, type Token } from '@app/language/analysis'
import { findRiseWithoutBase } from './find-rise-without-base.ts'

/** The features that are read from one statement. */
export type StatementReading = {
	/** The person did something to something: a verb of work with its object. */
	isDeed: boolean
	/** It opens as a duty: "Responsible for", "Answering calls". */
	isDuty: boolean
	/** It has worn-out words. */
	isWornOut: boolean
	/** Names, tools, places, figures: things that could be checked. */
	isConcrete: boolean
	/** A figure counts something. */
	hasFigure: boolean
	/** It names a result or a purpose. */
	hasOutcome: boolean
	/** Most of its nouns name qualities or abstractions, and no figure says how much: "synergy enablement". */
	isAbstract: boolean
	/** It describes an employer, a trade or a place in the present tense, and nothing that the writer did. */
	isDescription: boolean
	/** The number of its nouns, and of its abstract nouns, which name a quality or an abstraction. */
	nouns: number
	abstractNouns: number
}

// While a CV is edited, all but one of its statements are as they were.
const remembered = new Map<string, StatementReading>()
const mostRemembered = 500

/** Reads one statement in English; the result for a text is remembered. */
export function readStatement(text: string): StatementReading {
	const known = remembered.get(text)
	if (known !== undefined) return known
	if (remembered.size >= mostRemembered) remembered.clear()
	const reading = readFresh(text)
	remembered.set(text, reading)
	return reading
}

function readFresh(text: string): StatementReading {
	const line = analyseLine(text)
	const nouns = line.tokens.filter(({ tag }) => tag === 'NN' || tag === 'NNS')
	const abstract = nouns.filter(({ lemma }) => abstractEnding.test(lemma))
	const hasFigure = countsSomething(text)
	return {
		isDeed: line.clauses.some((clause) => isDeed(clause, line.tokens)),
		isDuty: opensAsDuty(text, line),
		isWornOut: findBuzzwords(text).length + findVagueQuantities(text).length > 0,
		isConcrete: hasFigure || line.tokens.some((token) => isName(token, line.tokens)),
		hasFigure,
		hasOutcome: tellsOutcome(line),
		isAbstract: nouns.length >= 2 && abstract.length >= nouns.length / 2 && !hasFigure,
		isDescription: describesOthers(line),
		nouns: nouns.length,
		abstractNouns: abstract.length,
	}
}

const fewestWordsOfForeignDeed = 4

/** Reads a statement in another language by its figures alone. */
export function readForeignStatement(text: string): StatementReading {
	const hasFigure = countsSomething(text)
	return {
		isDeed: splitWords(text).length >= fewestWordsOfForeignDeed,
		isDuty: false,
		isWornOut: false,
		isConcrete: hasFigure || /\s\p{Lu}/u.test(text),
		hasFigure,
		hasOutcome: false,
		isAbstract: false,
		isDescription: false,
		nouns: 0,
		abstractNouns: 0,
	}
}

const idleVerbs = new Set(
	'be have do get love like enjoy want seek look believe feel hope need know think live adore thank see become go come say make bring give'.split(
		' ',
	),
)

function isDeed({ act, agent, objects, adjuncts }: Clause, tokens: readonly Token[]): boolean {
	const verb = act === null ? undefined : tokens[act]
	if (verb === undefined || idleVerbs.has(verb.lemma)) return false
	if (agent !== 'writer' && agent !== 'team') return false
	return objects.length + adjuncts.length > 0
}

const ownWord = /^(?:i|we|my|our|me|us|myself)$/

// A verb in the third person of the present, with its subject in front of it and no word for the writer: not a line about them.
function describesOthers({ tokens }: Line): boolean {
	if (tokens.some(({ lower }) => ownWord.test(lower))) return false
	const verb = tokens.findIndex(({ tag }) => tag === 'VBZ')
	const subject = tokens.slice(0, Math.max(0, verb))
	return subject.some(isSubjectNoun) && !subject.some(({ tag }) => /^(?:VB|WH)/.test(tag))
}

function isSubjectNoun({ tag }: Token): boolean {
	return tag === 'NN' || tag === 'NNP' || tag === 'PRP'
}

function opensAsDuty(text: string, { tokens }: Line): boolean {
	return findLeadIn(text) !== null || tokens[0]?.tag === 'VBG' || tokens[0]?.lower === 'responsible'
}

const abstractEnding = /.{3}(?:tion|sion|ment|ness|ity|ship|ance|ence|ism|cy|gy)$/

// Years at work say how long, not how much.
function countsSomething(text: string): boolean {
	if (findRiseWithoutBase(text) !== null) return false
	return findQuantities(text).some(({ kind, text: words, value, start }) => {
		if (kind === 'duration') return !/year|month/i.test(words)
		if (kind === 'multiple') return /\d/.test(words)
		return kind !== 'count' || (value !== 1 && !/\bthe\s$/i.test(text.slice(0, start)))
	})
}

function isName({ tag, text, index, segment }: Token, tokens: readonly Token[]): boolean {
	if (tokens[index - 1]?.segment !== segment) return false
	if (tag === 'NNP' && isTitleCase(tokens)) return false
	return tag === 'NNP' || /^\p{Lu}[\p{Lu}\d&]+$/u.test(text) || (tag !== 'PUN' && /\d/.test(text))
}

const changes = new Set(
	'rise fall drop cut reduce increase grow improve save win halve double raise lower shorten gain lift exceed beat pass recover'.split(
		' ',
	),
)

function tellsOutcome({ tokens, clauses, text }: Line): boolean {
	return (
		clauses.some(({ act, link }) => {
			const verb = act === null ? undefined : tokens[act]
			if (verb !== undefined && changes.has(verb.lemma)) return true
			return link === 'result' || link === 'reason' || (link === 'means' && act !== null)
		}) || /\bfrom\b.{1,40}\d.{0,40}\bto\b.{0,20}\d/i.test(text)
	)
}

// In a heading every word has a capital.
function isTitleCase(tokens: readonly Token[]): boolean {
	const long = tokens.filter(({ text }) => /^\p{L}{4}/u.test(text))
	return long.every(({ text }) => /^\p{Lu}/u.test(text))
}
