import { findVerb, isAlsoNoun, isWorker, parseTsv } from '@app/language'
import type { Token } from '@app/language/analysis'
import { correctOverregularisedPlural, isKnownWord } from '@app/language/correction'
import { measureNouns } from '../data/measure-nouns.ts'
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

function readFrames(): Map<string, Frame[]> {
	const found = new Map<string, Frame[]>()
	for (const { verbs, wrong, right } of parseTsv<'verbs' | 'wrong' | 'right'>(verbFrames))
		for (const verb of verbs.split('|'))
			found.set(verb, [...(found.get(verb) ?? []), { wrong, right }])
	return found
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
