import { confusedWords } from '../data/confused-words.ts'
import { parseTsv } from '../parse-tsv.ts'
import {
	correctOverregularisedPlural,
	singularOfIrregular,
} from '../spelling/correct-overregularised-plural.ts'
import { isListedWord } from '../spelling/known-word.ts'
import { listSlipCandidates } from '../spelling/slips.ts'
import { wordRank } from '../spelling/word-rank.ts'
import { correctOverregularisedPast } from '../verbs/correct-overregularised-past.ts'
import type { LineToken } from './read-tokens.ts'
import { readVerb } from './read-verb.ts'
import {
	articles,
	auxiliaries,
	insertedPrepositions,
	needless,
	objects,
	prepositions,
} from './small-words.ts'

/** The kinds of mistakes that the corrector knows. */
export type EditKind =
	| 'keep'
	| 'spelling'
	| 'confused'
	| 'form'
	| 'number'
	| 'owner'
	| 'article'
	| 'preposition'
	| 'short'
	| 'twice'
	| 'adverb'
	| 'missing'
	| 'extra'

/** Words that may stand instead of those of a place. */
export type Candidate = {
	kind: EditKind
	/** The words, in small letters; none where the word is left out. */
	put: readonly string[]
	/** What the slips of a misspelling cost, in quarters. */
	cost: number
}

/** A place of a line: a word, two of them, or the gap before one. */
export type Place = { at: number; length: number; candidates: Candidate[] }

const shortVerbs =
	'did does is was are were has have had would could should must do ca wo need'.split(' ')
const shortForms: ReadonlyMap<string, readonly string[]> = new Map([
	...shortVerbs.map((verb): [string, string[]] => [`${verb}nt`, [`${verb}n't`]]),
	['arnt', ["aren't"]],
	['im', ["i'm"]],
	['ive', ["i've"]],
	['theyre', ["they're"]],
	['theyve', ["they've"]],
	['weve', ["we've"]],
	['youre', ["you're"]],
	['theres', ["there's"]],
	['thats', ["that's"]],
	['whats', ["what's"]],
	['whos', ["who's"]],
])

let confused: ReadonlyMap<string, readonly string[]> | null = null

/** The words that a word, or two joined by a space, are taken for. */
export function confusedWith(text: string): readonly string[] {
	confused ??= readConfused()
	return confused.get(text) ?? []
}

function readConfused(): Map<string, string[]> {
	const found = new Map<string, string[]>()
	for (const { words } of parseTsv<'words'>(confusedWords)) {
		const set = words
			.split(' ')
			.filter((word) => word !== '')
			.map((word) => word.replaceAll('_', ' '))
		for (const word of set)
			found.set(word, [...(found.get(word) ?? []), ...set.filter((other) => other !== word)])
	}
	return found
}

const deniedForms = [
	"don't doesn't didn't",
	"isn't aren't wasn't weren't",
	"haven't hasn't hadn't",
].map((row) => row.split(' '))

/** All words that share their verb: "does, doing, did, done" for "do". */
export function verbForms(word: string): readonly string[] {
	const be = ['is', 'are', 'am', 'was', 'were', 'be', 'been', 'being']
	if (be.includes(word)) return be
	const denied = deniedForms.find((forms) => forms.includes(word))
	if (denied !== undefined) return denied
	const verb = readVerb(word)?.forms
	if (verb === undefined) return []
	return [...new Set([verb.lemma, verb.past, verb.participle, verb.gerund, verb.thirdPerson])]
}

const remembered = new Map<string, readonly Candidate[]>()
const mostRemembered = 20_000

// Candidates that hang on the word alone.
function candidatesOfWord({ lower, name }: LineToken): readonly Candidate[] {
	const known = remembered.get(lower)
	if (known !== undefined) return known
	const found = new Map<string, Candidate>()
	const offer = (kind: EditKind, word: string, cost = 0) => {
		if (word !== lower && !found.has(word)) found.set(word, { kind, put: word.split(' '), cost })
	}
	for (const right of shortForms.get(lower) ?? []) offer('short', right)
	for (const other of confusedWith(lower)) offer('confused', other)
	if (/^[a-z]+$/.test(lower)) listOfLetters(lower, offer)
	else if (/n't$/.test(lower)) for (const form of verbForms(lower)) offer('form', form)
	const owner = /^([a-z]+?)(?:'s|(?<=s)')$/.exec(lower)?.[1]
	if (owner !== undefined && name === 'POS') listOfOwner(owner, offer)
	const list = [...found.values()]
	if (remembered.size >= mostRemembered) remembered.clear()
	remembered.set(lower, list)
	return list
}

type Offer = (kind: EditKind, word: string, cost?: number) => void

function listOfLetters(lower: string, offer: Offer): void {
	for (const form of verbForms(lower)) offer('form', form)
	if (isSmall.test(lower)) return
	for (const other of mannerOf(lower)) offer('adverb', other)
	if (!isListedWord(lower) || lower === 'payed') listSpellings(lower, offer)
	const one = singularOf(lower)
	if (one !== null) {
		offer('number', one)
		offer('owner', `${one}'s`)
		offer('owner', `${lower}'`)
	} else if (!/ly$/.test(lower) && wordRank(pluralOf(lower)) !== null) {
		offer('number', pluralOf(lower))
	}
}

const isSmall = /^(?:is|are|was|were|has|have|had|do|does|did|this|us|his|its|as|always|i)$/

/** The adverb of an adjective, and the adjective of an adverb: "quick" and "quickly". */
export function mannerOf(lower: string): string[] {
	const adverbs = [
		lower.replace(/(?<=[^aeiou])y$/, 'ily'),
		lower.replace(/(?<=[^aeiou])le$/, 'ly'),
		lower.replace(/ic$/, 'ically'),
		`${lower}ly`,
	]
	const adjectives = [
		lower.replace(/ily$/, 'y'),
		lower.replace(/(?<=[bt])ly$/, 'le'),
		lower.replace(/ically$/, 'ic'),
		lower.replace(/ly$/, ''),
	]
	return [
		...adverbs.filter((one) => one.length > lower.length - 1 && one.endsWith('ly')),
		...adjectives,
	].filter((one) => one !== lower && one.length > 2 && (wordRank(one) ?? 9) <= 4)
}

function listSpellings(lower: string, offer: Offer): void {
	const past = correctOverregularisedPast(lower, (one) => wordRank(one) !== null)
	if (past !== null) for (const form of [past.past, past.participle]) offer('spelling', form, 1)
	const plural = correctOverregularisedPlural(lower)
	if (plural !== null) offer('spelling', plural, 1)
	const several = lower.replace(/(?<=[^aeiou])ys$/, 'ies')
	if (wordRank(several) !== null) offer('spelling', several, 0)
	for (const { word, cost } of listSlipCandidates(lower))
		offer('spelling', word, Math.round(cost * 4))
	for (let at = 1; at < lower.length; at++) {
		const [front, rest] = [lower.slice(0, at), lower.slice(at)]
		if (isCommon(front) && isCommon(rest)) offer('spelling', `${front} ${rest}`, 4)
	}
}

function listOfOwner(owner: string, offer: Offer): void {
	const isSeveral = owner.endsWith('s')
	const several = isSeveral ? owner : pluralOf(owner)
	offer('owner', several)
	if (!isSeveral) offer('owner', `${several}'`)
	const one = isSeveral ? singularOf(owner) : owner
	if (one !== null && isSeveral) offer('owner', `${one}'s`)
	if (!isSeveral && one !== null) offer('owner', one)
}

const isCommon = (word: string) =>
	(word.length > 2 ||
		/^(?:a|an|as|at|be|by|do|go|he|i|if|in|is|it|me|my|no|of|on|or|so|to|up|us|we)$/.test(word)) &&
	(wordRank(word) ?? 9) <= 3

/** One of several; `null` where the word is none. */
export function singularOf(word: string): string | null {
	const irregular = singularOfIrregular(word)
	if (irregular !== null) return irregular
	if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return null
	const stems = [word.replace(/ies$/, 'y'), word.replace(/(?<=[sxzh])es$/, ''), word.slice(0, -1)]
	return stems.find((stem) => stem !== word && stem.length > 2 && wordRank(stem) !== null) ?? null
}

/** Several of a thing. */
export function pluralOf(word: string): string {
	const irregular = correctOverregularisedPlural(`${word}s`)
	if (irregular !== null && irregular !== word) return irregular
	if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
	return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

const mayOpenThing = /^(?:[bdngz]*\.[nvars-]*[na]|\?|NP$|NA$|CDL$)/
const stopsArticle =
	/^(?:a|an|the|this|that|these|those|my|our|their|his|her|your|its|every|each|all|any|no|some|POS|CD|CDL|and|or)$/
const canGovern = /^(?:[bdngz]+\.|[nvar-]*\.?a|\.[nvars-]+|is|are|was|were|be)/
const isForm = /^[bdngz]+\./
const opensObject =
	/^(?:the|a|an|my|our|their|his|her|your|its|all|any|each|every|these|those|this|that|them|it|him|us|you)$/
const isSubject =
	/^(?:i|we|they|he|she|it|you|who|which|that|to|not|also|there|\.[nvars-]*n[a-z]*)$/
const closesObject =
	/^(?:and|or|to|in|on|for|with|from|out|off|up|back|if|when|after|by|at|into|,|\.|as)$/

/** Returns the places of a line where something else may have been meant. The words as they are come first among the candidates. */
export function listPlaces(tokens: readonly LineToken[]): Place[] {
	const places: Place[] = []
	tokens.forEach((token, at) => {
		const found = candidatesAt(tokens, at)
		if (found.length > 0)
			places.push({ at, length: 1, candidates: [keep([token.lower]), ...found] })
		const gap = candidatesInGap(tokens[at - 1], token)
		if (gap.length > 0) places.push({ at, length: 0, candidates: [keep([]), ...gap] })
		const next = tokens[at + 1]
		if (next === undefined || next.start !== token.end + 1) return
		const pair = candidatesOfPair(token, next)
		if (pair.length > 0)
			places.push({ at, length: 2, candidates: [keep([token.lower, next.lower]), ...pair] })
	})
	return places
}

const keep = (put: readonly string[]): Candidate => ({ kind: 'keep', put, cost: 0 })

// What two words may be: one that they are taken for, or one that was torn apart.
function candidatesOfPair(token: LineToken, next: LineToken): Candidate[] {
	const found = confusedWith(`${token.lower} ${next.lower}`).map(
		(word): Candidate => ({ kind: 'confused', put: word.split(' '), cost: 0 }),
	)
	const joined = token.lower + next.lower
	const isWord =
		/^[a-z]{2,}$/.test(token.lower) && /^[a-z]{2,}$/.test(next.lower) && isListedWord(joined)
	if (isWord && !found.some(({ put }) => put[0] === joined))
		found.push({ kind: 'spelling', put: [joined], cost: 3 })
	return found
}

function candidatesAt(tokens: readonly LineToken[], at: number): Candidate[] {
	const token = tokens[at]
	if (token === undefined || !/^\p{L}/u.test(token.text)) return []
	const { lower, name } = token
	if (name === 'NA' || isNameAt(tokens, at) || isInCode(tokens, at)) return []
	const found = [...candidatesOfWord(token)]
	if (tokens[at - 1]?.lower === lower) return [...found, { kind: 'twice', put: [], cost: 0 }]
	if (articles.includes(lower)) found.push(...listOthers('article', lower, found))
	if (prepositions.includes(lower)) found.push(...listOthers('preposition', lower, found))
	else if (needless.has(lower)) found.push({ kind: 'extra', put: [], cost: 0 })
	return found
}

const smallSets = { article: articles, preposition: prepositions }

// The other words of a small set that aren't found yet, and none.
function listOthers(
	kind: keyof typeof smallSets,
	lower: string,
	found: readonly Candidate[],
): Candidate[] {
	const others = smallSets[kind].filter(
		(word) => word !== lower && !found.some(({ put }) => put[0] === word),
	)
	return [...others.map((word) => [word]), []].map((put) => ({ kind, put, cost: 0 }))
}

const signOfCode = /^[_|<>@#{}[\]\\=~^]$/

// A part of an address, a tag or the name of a file, with a sign right beside it.
function isInCode(tokens: readonly LineToken[], at: number): boolean {
	const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]]
	const follows = before?.end === token?.start && signOfCode.test(before?.text ?? '')
	return follows || (next?.start === token?.end && signOfCode.test(next?.text ?? ''))
}

// A capital within a sentence.
function isNameAt(tokens: readonly LineToken[], at: number): boolean {
	const { text = '' } = tokens[at] ?? {}
	if (!/^\p{Lu}/u.test(text) || text.length === 1) return false
	const before = tokens[at - 1]
	return before !== undefined && !/^[.!?:]$/.test(before.text)
}

function candidatesInGap(before: LineToken | undefined, next: LineToken): Candidate[] {
	if (before === undefined || !/^\p{L}/u.test(before.text)) return []
	const found: Candidate[] = []
	const offer = (kind: EditKind, words: readonly string[]) => {
		for (const word of words) found.push({ kind, put: [word], cost: 0 })
	}
	const opensThing = mayOpenThing.test(next.name)
	if (opensThing && !stopsArticle.test(before.name))
		offer('article', [/^[aeiou]/.test(next.lower) ? 'an' : 'a', 'the'])
	const isGoverned =
		(canGovern.test(before.name) && opensObject.test(next.lower)) ||
		(isForm.test(before.name) && opensThing)
	if (isGoverned) offer('preposition', insertedPrepositions)
	if (isSubject.test(before.name) && (isForm.test(next.name) || next.lower === 'been'))
		offer('missing', auxiliaries)
	if (isForm.test(before.name) && closesObject.test(next.lower)) offer('missing', objects)
	return found
}
