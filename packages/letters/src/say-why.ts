import type { CvDocument } from '@app/cv'
import {
	isCommonWord,
	joinAsProseList,
	splitSentences,
	splitWords,
	stemWord,
	withoutCapital,
} from '@app/language'
import { analyseLine, type Line } from '@app/language/analysis'
import { isStrayWord, type MatchedRequirement } from '@app/match'
import { findRefusal } from '@app/rewrite'
import { toLetterStyle } from './letter-style.ts'

const mostWords = 28
const fewestNamed = 2
const mostNamed = 3

// The words that begin a sentence about the writer's wish.
const wishes = /^(?:want|seek|seeking|hope|hoping|wish|aiming|keen|ready|eager)$/
const mostBefore = 5

/** Returns the writer's reason to apply, from a sentence of the profile; `null` where the profile gives none. */
export function sayAim(cv: CvDocument): string | null {
	for (const sentence of splitSentences(cv.professionalSummary)) {
		const told = asWish(toLetterStyle(sentence))
		if (told !== null && splitWords(told).length <= mostWords) return `${told}.`
	}
	return null
}

function asWish(sentence: string): string | null {
	const line = analyseLine(sentence)
	if (!isWish(line)) return null
	const [first] = line.tokens
	if (first === undefined) return null
	const told = inFirstPerson(sentence, line)
	if (told === null) return null
	const refusal = findRefusal(`${told}.`, { before: '', others: [sentence, 'I am'] })
	return refusal === null ? told : null
}

function inFirstPerson(sentence: string, { tokens }: Line): string | null {
	const [first, second] = tokens
	if (first === undefined) return null
	if (/^I(?:['’](?:m|d|ve))?$/.test(first.text)) return sentence
	const opening = first.tag === 'RB' ? second : first
	if (opening === undefined) return null
	if (opening.tag === 'VBG' || /^(?:keen|ready|eager)$/.test(opening.lower))
		return `I am ${withoutCapital(sentence)}`
	return /^(?:want|seek|hope|wish)$/.test(opening.lower) ? `I ${withoutCapital(sentence)}` : null
}

function isWish({ tokens }: Line): boolean {
	const words = tokens.map(({ lower }) => lower)
	const at = words.findIndex((word, index) => index <= mostBefore && opensWish(words, word, index))
	return at >= 0 && !words.slice(0, at).some((word) => word === 'not' || /n[’']t$/.test(word))
}

function opensWish(words: readonly string[], word: string, at: number): boolean {
	if (word === 'looking') return words[at + 1] === 'for' || words[at + 1] === 'to'
	if (word === 'like')
		return words.slice(0, at).some((one) => one === 'would' || one === 'i’d' || one === "i'd")
	return wishes.test(word)
}

const things = new Set(['tool', 'equipment', 'method', 'domain', 'duty'])

/**
 * Returns a sentence that names the requirements the writer's work meets, the most needed first; `null` where the
 * match shows too few.
 */
export function sayFit(
	requirements: readonly MatchedRequirement[],
	{ entry, current }: { entry: string; current: boolean },
): string | null {
	const wanted = requirements.filter((one) => one.secondTo === undefined && !isStrayWord(one))
	const fit = wanted.filter(
		(one) => one.proof === 'shown' && things.has(one.kind) && isNounPhrase(one),
	)
	const now = fit.filter((one) =>
		one.evidence.some((evidence) => isOfSameWords(one, evidence, entry)),
	)
	const ever = fit.filter((one) =>
		one.evidence.some((evidence) => isOfSameWords(one, evidence, '')),
	)
	const isNow = current && now.length * 2 >= ever.length && now.length > 0
	const told = (isNow ? now : ever).filter((one, _, all) => !isToldByAnother(one, all))
	const names = [...new Set([...told].sort(byNeed).map(nameOf))].slice(0, mostNamed)
	if (names.length < fewestNamed) return null
	const shown = wanted.filter(({ proof }) => proof === 'shown').length
	const much = shown * 2 >= wanted.length ? 'Much' : 'Some'
	// One works with a tool; the tool is no work.
	const isWork = told.some(({ kind }) => kind !== 'tool' && kind !== 'equipment')
	if (isWork)
		return `${much} of what you ask for is work I ${isNow ? 'do now' : 'have done'}: ${joinAsProseList(names)}.`
	return `Of what you ask for, I ${isNow ? 'work' : 'have worked'} with ${joinAsProseList(names)}.`
}

const needs = ['essential', 'desirable', 'mentioned']

function byNeed(one: MatchedRequirement, other: MatchedRequirement): number {
	return needs.indexOf(one.need) - needs.indexOf(other.need)
}

const mostOfName = 4

// A noun phrase reads well in a sentence; a phrase with a verb, or a single word that is no tool, does not.
function isNounPhrase({ quote, kind }: MatchedRequirement): boolean {
	const words = splitWords(quote).length
	const hasVerb = analyseLine(quote).clauses.some(({ act }) => act !== null)
	return words <= mostOfName && !hasVerb && (words > 1 || kind === 'tool')
}

// A phrase of the CV that matches only in meaning is not told as the same thing.
function isOfSameWords(
	{ quote }: MatchedRequirement,
	{ path, quote: own }: MatchedRequirement['evidence'][number],
	entry: string,
): boolean {
	if (path?.startsWith(entry) !== true || !/\.(?:achievements|summary)/.test(path)) return false
	const stems = new Set(stemsOf(quote))
	return stemsOf(own).some((stem) => stems.has(stem))
}

// Whether another requirement names the same words of the CV in full. They are then told once, by that requirement.
function isToldByAnother(one: MatchedRequirement, all: readonly MatchedRequirement[]): boolean {
	return one.evidence.some(
		({ path, quote }) =>
			!namesAll(one, quote) &&
			all.some(
				(other) =>
					namesAll(other, quote) &&
					other.evidence.some((same) => same.path === path && same.quote === quote),
			),
	)
}

function namesAll({ quote }: MatchedRequirement, words: string): boolean {
	const stems = new Set(stemsOf(quote))
	return stemsOf(words).every((stem) => stems.has(stem))
}

function stemsOf(text: string): string[] {
	return splitWords(text.toLowerCase()).map(stemWord)
}

/** The name of something asked for within a sentence: a product keeps its capital. */
export function nameOf({ quote, kind }: MatchedRequirement): string {
	const name = toLetterStyle(quote)
	const [first = '', ...others] = name.split(' ')
	// Capitals inside it make it a name; a capital in front may only begin a line of the advert.
	const isTitle =
		kind === 'tool' || others.some((word) => /^\p{Lu}/u.test(word)) || !isCommonWord(first)
	return isTitle ? name : withoutCapital(name)
}
