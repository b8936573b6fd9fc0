import { findVerb, isAlsoNoun, isWorker, parseTsv, type Verb, verbOfAct } from '@app/language'
import { findWordClasses, type Token } from '@app/language/analysis'
import { correctOverregularisedPlural, isKnownWord } from '@app/language/correction'
import { articleNouns } from '../data/article-nouns.ts'
import { falseFriends } from '../data/false-friends.ts'
import { measureNouns } from '../data/measure-nouns.ts'
import { verbCollocations } from '../data/verb-collocations.ts'
import { verbFrames } from '../data/verb-frames.ts'
import { rewriteWords } from '../word-lists.ts'
import {
	editEach,
	insertBefore,
	replaceToken,
	type TextEdit,
	type TokenRule,
} from './edit-tokens.ts'

type Frame = { wrong: string; right: string }
let frames: ReadonlyMap<string, readonly Frame[]> | null = null
let collocations: ReadonlyMap<string, string> | null = null
let friends: ReadonlyMap<string, string> | null = null
let articles: ReadonlyMap<string, string> | null = null

function readFrames(): Map<string, Frame[]> {
	const found = new Map<string, Frame[]>()
	for (const { verbs, wrong, right } of parseTsv<'verbs' | 'wrong' | 'right'>(verbFrames))
		for (const verb of verbs.split('|'))
			found.set(verb, [...(found.get(verb) ?? []), { wrong, right }])
	return found
}

function readCollocations(): Map<string, string> {
	const rows = parseTsv<'verbs' | 'nouns' | 'right'>(verbCollocations)
	return new Map(
		rows.flatMap(({ verbs, nouns, right }) =>
			verbs
				.split('|')
				.flatMap((verb) =>
					nouns.split('|').map((noun): [string, string] => [`${verb} ${noun}`, right]),
				),
		),
	)
}

function readArticles(): Map<string, string> {
	const rows = parseTsv<'article' | 'nouns'>(articleNouns)
	return new Map(
		rows.flatMap(({ article, nouns }) =>
			nouns.split('|').map((noun): [string, string] => [noun, article]),
		),
	)
}

const opensNoun = /^(?:DT|PRP\$|PRP|NN|NNS|NNP|CD|JJ)$/

/** The preposition that goes with a verb: "answered to calls" has one too many, "responded the calls" none. */
export const correctFrames: TokenRule = (tokens) => {
	frames ??= readFrames()
	const known = frames
	return editEach(tokens, (token, { next, second }) => {
		if (!isVerbal(token) || next === undefined) return null
		const rows = known.get(token.lemma) ?? []
		const found = rows.map((frame) => fitFrame(frame, next, second)).find((edit) => edit !== null)
		return found ?? null
	})
}

function fitFrame(
	{ wrong, right }: Frame,
	next: Token,
	second: Token | undefined,
): TextEdit | null {
	if (wrong === '') return /^(?:DT|PRP\$|NNS)$/.test(next.tag) ? insertBefore(next, right) : null
	if (wrong !== next.lower || second === undefined) return null
	if (!opensNoun.test(second.tag) || isPlainVerb(second)) return null
	return { start: next.start, end: second.start, put: right === '' ? '' : `${right} ` }
}

function isVerbal({ tag }: Token): boolean {
	return /^VB/.test(tag)
}

function isPlainVerb({ lower, tag }: Token): boolean {
	return tag === 'VB' && findVerb(lower)?.forms.includes('base') === true && !isAlsoNoun(lower)
}

/** "For obtain donations" is "to", and "by observe the cameras" takes a gerund. */
export const correctVerbAfterPreposition: TokenRule = (tokens) =>
	editEach(tokens, (token, { next, second }) => {
		if (token.tag !== 'IN' || next === undefined || second === undefined) return null
		const verb = findVerb(next.lower)
		const isPlain =
			verb?.forms.includes('base') === true &&
			(!mayBeNoun(next.lower) || /^(?:DT|PRP\$)$/.test(second.tag))
		if (verb === null || !isPlain || !opensNoun.test(second.tag)) return null
		if (token.lower === 'for') return replaceToken(token, 'to')
		return /^(?:by|without|after|before|of)$/.test(token.lower)
			? replaceToken(next, verb.verb.gerund)
			: null
	})

function mayBeNoun(word: string): boolean {
	// "Practise" and "license" are nouns with another letter.
	const noun = word.replace(/(?<=[in])se$/, 'ce')
	return (
		isAlsoNoun(word) ||
		findWordClasses(word) === 'n' ||
		(noun !== word && findWordClasses(noun).includes('n'))
	)
}

/** "Any concerns was reported": several things were. */
export const correctAgreement: TokenRule = (tokens) =>
	editEach(tokens, (token, { before, next }) => {
		const subject = tokens[token.index - 2]
		const isSubject = subject === undefined || /^(?:DT|CC|PUN|PRP\$)$/.test(subject.tag)
		const isSeveral =
			before?.tag === 'NNS' && isSubject && !/^(?:a|an|this|every|each)$/.test(subject?.lower ?? '')
		if (token.lower !== 'was' || !isSeveral || next === undefined) return null
		return /^(?:VBN|VBD|VBG|JJ|RB)$/.test(next.tag) ? replaceToken(token, 'were') : null
	})

/** "I was make the rota", "I am assist the dentist", "I driving a bus": one verb tells it. */
export const correctAuxiliaries: TokenRule = (tokens) =>
	editEach(tokens, (token, { before, next, second }) => {
		if (next === undefined) return null
		if (token.lower === 'i') return finiteForm(next)
		if (before?.lower !== 'i' || !/^(?:am|was)$/.test(token.lower)) return null
		const verb = findPlainVerb(next)
		if (verb === null || second === undefined || !opensNoun.test(second.tag)) return null
		return {
			start: token.start,
			end: next.end,
			put: token.lower === 'was' ? verb.past : verb.lemma,
		}
	})

function finiteForm(next: Token): TextEdit | null {
	const verb = next.tag === 'VBG' ? findVerb(next.lower)?.verb : undefined
	return verb === undefined ? null : replaceToken(next, verb.lemma)
}

function findPlainVerb({ lower }: Token): Verb | null {
	const found = findVerb(lower)
	const isPlain = found?.forms.includes('base') === true && !found.forms.includes('participle')
	return isPlain ? found.verb : null
}

const early = /^(?:always|often|usually|sometimes|never)$/
const manner =
	/^(?!only|daily|weekly|monthly|early|mainly|mostly|nearly|approximately|exactly|really|partly|fully)\p{L}{3,}ly$/u

/** Adverbs between a verb and its object: "respected always the rules", "using correctly chemical products". */
export const correctAdverbs: TokenRule = (tokens) =>
	tokens.flatMap((token, at): TextEdit[] => {
		const [adverb, object] = [tokens[at + 1], tokens[at + 2]]
		if (!isVerbal(token) || adverb?.tag !== 'RB' || object === undefined || token.lemma === 'be')
			return []
		if (!/^(?:DT|PRP\$|NN|NNS|NNP|JJ)$/.test(object.tag)) return []
		const remove = { start: adverb.start, end: object.start, put: '' }
		if (early.test(adverb.lower)) return [insertBefore(token, adverb.lower), remove]
		if (!manner.test(adverb.lower)) return []
		return [remove, insertAfter(tokens, endOfPhrase(tokens, at + 2), adverb.lower)]
	})

function insertAfter(tokens: readonly Token[], last: number, put: string): TextEdit {
	const end = tokens[last]?.end ?? 0
	return { start: end, end, put: ` ${put}` }
}

function endOfPhrase(tokens: readonly Token[], from: number): number {
	const next = tokens.findIndex(
		({ tag }, at) => at > from && !/^(?:NN|NNS|NNP|JJ|CD|DT|PRP\$)$/.test(tag),
	)
	return (next < 0 ? tokens.length : next) - 1
}

const unitOfTime = /^(?:day|week|month|year|morning|afternoon|evening|night|time)$/

/** "Prepared every month the accounts": the time belongs behind the object. */
export const correctTimes: TokenRule = (tokens) =>
	tokens.flatMap((token, at): TextEdit[] => {
		const [each, unit, object] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
		if (!isVerbal(token) || object === undefined || !/^(?:each|every)$/.test(each?.lower ?? ''))
			return []
		if (
			unit === undefined ||
			!unitOfTime.test(unit.lower) ||
			!/^(?:DT|PRP\$|NN|NNS|NNP|JJ|CD)$/.test(object.tag)
		)
			return []
		const end = tokens.findIndex(
			({ tag }, index) =>
				index > at + 3 &&
				(tag === 'PUN' || (tag === 'CC' && /^(?:V|PRP)/.test(tokens[index + 1]?.tag ?? ''))),
		)
		return [
			{ start: each?.start ?? 0, end: object.start, put: '' },
			insertAfter(tokens, (end < 0 ? tokens.length : end) - 1, `${each?.lower} ${unit.lower}`),
		]
	})

const owners: Readonly<Record<string, string>> = { them: 'their', him: 'his', her: 'her' }

/** "The dignity of them" is theirs. */
export const correctOwners: TokenRule = (tokens) =>
	tokens.flatMap((token, at): TextEdit[] => {
		const [of, pronoun] = [tokens[at + 1], tokens[at + 2]]
		const owner = owners[pronoun?.lower ?? '']
		if (
			!/^NNS?$/.test(token.tag) ||
			of?.lower !== 'of' ||
			owner === undefined ||
			pronoun === undefined
		)
			return []
		if (measures.has(token.lemma) || /\d/.test(token.text)) return []
		const before = tokens[at - 1]
		const start = before?.lower === 'the' ? before.start : token.start
		return [{ start, end: pronoun.end, put: `${owner} ${token.text}` }]
	})

const measures = new Set(parseTsv<'nouns'>(measureNouns).flatMap(({ nouns }) => nouns.split('|')))

/** "Module of authentication" is the authentication module: a purpose or a material belongs before the thing. */
export const correctCompounds: TokenRule = (tokens) =>
	tokens.flatMap((token, at): TextEdit[] => {
		const [of, noun, after] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
		if (!/^NNS?$/.test(token.tag) || of?.lower !== 'of' || noun === undefined) return []
		const isBare =
			noun.tag === 'NN' &&
			!/^(?:NN|CD|VBG|CC)/.test(after?.tag ?? '') &&
			tokens[at - 1]?.tag !== 'CC'
		if (!isBare || measures.has(token.lemma) || verbOfAct(token.lower) !== null) return []
		if (/ing$/.test(token.lower) || noun.lower !== noun.text || isPlainOnly(token.lower)) return []
		return [{ start: token.start, end: noun.end, put: `${noun.lemma} ${token.text}` }]
	})

function isPlainOnly(word: string): boolean {
	return findVerb(word)?.forms.includes('base') === true && !isAlsoNoun(word)
}

/** Verbs that go with a noun in English: photos are taken, interviews are conducted. */
export const correctCollocations: TokenRule = (tokens) => {
	collocations ??= readCollocations()
	const known = collocations
	return tokens.flatMap((token, at): TextEdit[] => {
		if (!isVerbal(token)) return []
		const head = tokens[endOfPhrase(tokens, at + 1)]
		const right =
			head === undefined || head.index <= token.index
				? undefined
				: known.get(`${token.lemma} ${head.lower}`)
		const [word = '', ...particle] = right?.split(' ') ?? []
		const verb = findVerb(word)?.verb
		if (verb === undefined) return []
		return [replaceToken(token, [inFormOf(token, verb), ...particle].join(' '))]
	})
}

function inFormOf({ tag }: Token, verb: Verb): string {
	if (tag === 'VBD') return verb.past
	if (tag === 'VBN') return verb.participle
	if (tag === 'VBG') return verb.gerund
	return tag === 'VBZ' ? verb.thirdPerson : verb.lemma
}

/** Words that look like one of the writer's own language and mean something else in English. */
export const correctFalseFriends: TokenRule = (tokens) => {
	friends ??= new Map(
		parseTsv<'wrong' | 'right'>(falseFriends).map(({ wrong, right }) => [wrong, right]),
	)
	const known = friends
	return editEach(tokens, (token) => {
		const right = known.get(token.lower)
		return right === undefined || right === token.lower ? null : replaceToken(token, right)
	})
}

/** One thing that is counted needs its article: "with scanner", "in busy pharmacy", "help chef". */
export const correctArticles: TokenRule = (tokens) => {
	articles ??= readArticles()
	const known = articles
	return tokens.flatMap((token, at): TextEdit[] => {
		if (!opensPhrase(token)) return []
		const first = tokens[at + 1]
		const isDescribed = first?.tag === 'JJ' && /^[a-z]+$/.test(first.text)
		const noun = isDescribed ? tokens[at + 2] : first
		if (first === undefined || noun === undefined || !isBareNoun(noun, tokens)) return []
		const article = known.get(noun.lower)
		if (article === undefined) return []
		if (article === 'the' && !isDescribed) return [insertBefore(first, 'the')]
		return [insertBefore(first, /^[aeiou]/.test(first.lower) ? 'an' : 'a')]
	})
}

function opensPhrase(token: Token): boolean {
	if (/^(?:by|per|as|be|am|is|was|were|are)$/.test(token.lower)) return false
	if (/^(?:IN|TO|SC)$/.test(token.tag)) return true
	return isVerbal(token) && token.tag !== 'VBN' && !isAlsoNoun(token.lower)
}

function isBareNoun({ tag, lower, text, index }: Token, tokens: readonly Token[]): boolean {
	return tag === 'NN' && lower === text && !/^(?:NN|VBG|CD)/.test(tokens[index + 1]?.tag ?? '')
}

/** "I am plasterer", "worked as cook": one of them. */
export const correctPosts: TokenRule = (tokens) =>
	editEach(tokens, (token, { before, next }) => {
		const opens =
			token.lower === 'as' || (/^(?:am|was)$/.test(token.lower) && before?.lower === 'i')
		if (!opens || next?.tag !== 'NN' || !isWorker(next.lower) || /s$/.test(next.lower)) return null
		return insertBefore(next, /^[aeiou]/.test(next.lower) ? 'an' : 'a')
	})

const oneOnly = /^(?:1|one|0[.,]\d+|\d{4})$/
const unitsInOne = rewriteWords.pattern('units-in-one', 'whole', '')

/** Several of a thing: "16 room", "two journal". */
export const correctNumber: TokenRule = (tokens) =>
	editEach(tokens, (token, { before, next }) => {
		const isCounted =
			before?.tag === 'CD' && !oneOnly.test(before.lower) && /^\p{L}+$|^\d+$/u.test(before.text)
		if (
			!isCounted ||
			token.tag !== 'NN' ||
			!/^\p{Ll}{4,}$/u.test(token.text) ||
			unitsInOne.test(token.lower)
		)
			return null
		if (next !== undefined && !/^(?:PUN|IN|CC|TO|WH)$/.test(next.tag)) return null
		return /s$/.test(token.lower) ? null : replaceToken(token, toPlural(token.lower))
	})

function toPlural(one: string): string {
	const regular = `${one}s`
	const meant = correctOverregularisedPlural(regular)
	if (meant !== null) return meant
	if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
	return /(?:s|x|z|ch|sh)$/.test(one) || !isKnownWord(regular) ? `${one}es` : regular
}
