import type { CvDocument } from '@app/cv'
import {
	arePeople,
	isCommonWord,
	isWorker,
	joinAsProseList,
	splitSentences,
	splitWords,
	stemWord,
	verbOfAct,
	withoutCapital,
} from '@app/language'
import { analyseLine, findTriggers, type Line } from '@app/language/analysis'
import { findCorrections } from '@app/language/corrector'
import { openCorrector } from '@app/language/corrector/open'
import { isStrayWord, type MatchedRequirement } from '@app/match'
import { findRefusal } from '@app/rewrite'
import { toLetterStyle } from './letter-style.ts'
import { withoutMistakes } from './without-mistakes.ts'

const mostWords = 28
const fewestNamed = 2
const mostNamed = 3

// The words that begin a sentence about the writer's wish.
const wishes = /^(?:want|seek|seeking|hope|hoping|wish|aiming|keen|ready|eager)$/
const mostBefore = 5

/** Returns the writer's reason to apply, from a sentence of the profile; `null` where the profile gives none. */
export function sayAim(cv: CvDocument): string | null {
	for (const sentence of splitSentences(cv.professionalSummary)) {
		const sound = withoutMistakes(toLetterStyle(sentence), { isOwnProse: true })
		const told = sound === null ? null : asWish(sound)
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

/** A sentence that names requirements, and these. */
export type NamedFit = { text: string; named: MatchedRequirement[] }

/**
 * Returns a sentence that names the requirements the writer's work meets, the most needed first; `null` where the
 * match shows too few.
 */
export function sayFit(
	requirements: readonly MatchedRequirement[],
	{ entry, current }: { entry: string; current: boolean },
): NamedFit | null {
	const wanted = requirements.filter((one) => one.secondTo === undefined && !isStrayWord(one))
	const ever = listNameable(requirements)
	const now = ever.filter((one) =>
		one.evidence.some((evidence) => isOfSameWords(one, evidence, entry)),
	)
	const isNow = current && now.length * 2 >= ever.length && now.length > 0
	const named = chooseNamed(isNow ? now : ever, mostNamed)
	if (named.length < fewestNamed) return null
	const shown = wanted.filter(({ proof }) => proof === 'shown').length
	const share = { much: shown * 2 >= wanted.length ? 'much' : 'some', isNow }
	return { text: sayNamed(named, share), named }
}

// One works with a tool; the tool is no work.
function sayNamed(
	named: readonly MatchedRequirement[],
	{ much, isNow }: { much: string; isNow: boolean },
): string {
	const list = (some: readonly MatchedRequirement[]) => joinAsProseList(some.map(nameOf))
	const [tools, work] = [named.filter(isThingToUse), named.filter((one) => !isThingToUse(one))]
	if (work.length === 0)
		return `I ${isNow ? 'use' : 'have used'} ${list(tools)}, which you ask for.`
	const does = isNow ? 'I already do' : 'I have done'
	const uses = tools.length === 0 ? '' : `, and I ${isNow ? 'use' : 'have used'} ${list(tools)}`
	return `${does} ${much} of the work you describe, including ${list(work)}${uses}.`
}

/** Returns a sentence that names what else of the advert the writer's work shows; `null` where there is nothing. */
export function sayAlso(
	requirements: readonly MatchedRequirement[],
	told: ReadonlySet<MatchedRequirement>,
): NamedFit | null {
	const left = listNameable(requirements).filter((one) => !told.has(one))
	const essential = left.filter(({ need }) => need === 'essential')
	const named = chooseNamed(essential.length > 0 ? essential : left, mostNamed)
	if (named.length === 0) return null
	return { text: `I also have experience of ${joinAsProseList(named.map(nameOf))}.`, named }
}

function isThingToUse({ kind }: MatchedRequirement): boolean {
	return kind === 'tool' || kind === 'equipment'
}

// What the writer's work shows in words of the advert that can stand in a sentence.
function listNameable(requirements: readonly MatchedRequirement[]): MatchedRequirement[] {
	return requirements.filter(
		(one) =>
			one.secondTo === undefined &&
			one.proof === 'shown' &&
			!isStrayWord(one) &&
			things.has(one.kind) &&
			isNounPhrase(one) &&
			one.evidence.some((evidence) => isOfSameWords(one, evidence, '')),
	)
}

function chooseNamed(some: readonly MatchedRequirement[], most: number): MatchedRequirement[] {
	const own = some.filter((one, _, all) => !isToldByAnother(one, all)).sort(byNeed)
	const byName = new Map(own.toReversed().map((one) => [nameOf(one).toLowerCase(), one]))
	return [...byName.values()].reverse().slice(0, most)
}

const needs = ['essential', 'desirable', 'mentioned']

function byNeed(one: MatchedRequirement, other: MatchedRequirement): number {
	return needs.indexOf(one.need) - needs.indexOf(other.need)
}

const mostOfName = 4

// “Assessments” names what somebody does.
function areActs(word: string): boolean {
	return /s$/.test(word) && verbOfAct(word.toLowerCase().replace(/s$/, '')) !== null
}

/** From so likely a missing article on, a name doesn’t stand in a sentence without one. */
const lacksArticleFrom = 0.15

/**
 * Whether the name of a requirement reads well in a sentence. A phrase with a verb, a person, a thing that needs its article, or a
 * single word that is no tool, does not.
 */
export function isNounPhrase({ quote, kind }: MatchedRequirement): boolean {
	const words = splitWords(quote)
	const isAlone = words.length === 1 && kind !== 'tool' && !areActs(words[0] ?? '')
	if (words.length > mostOfName || isAlone) return false
	if (analyseLine(quote).clauses.some(({ act }) => act !== null)) return false
	const last = words.at(-1) ?? ''
	if (isWorker(last) || arePeople(last)) return false
	return (
		kind === 'tool' ||
		!findCorrections(`I also have experience of ${quote}.`, openCorrector()).some(
			({ kind: edit, probability }) => edit === 'article' && probability >= lacksArticleFrom,
		)
	)
}

// A phrase of the CV that matches only in meaning is not told as the same thing.
function isOfSameWords(
	{ quote }: MatchedRequirement,
	{ path, quote: own, line }: MatchedRequirement['evidence'][number],
	entry: string,
): boolean {
	if (findTriggers(analyseLine(line)).some(({ effect }) => effect === 'negated')) return false
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
