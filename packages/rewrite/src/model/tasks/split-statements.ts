import { analyseLine, matchAt, type Pattern } from '@app/language/analysis'
import { rewriteWords } from '../../word-lists.ts'
import { discourseWords, documentPhrases, stateVerbs, wishOpenings } from './letter-words.ts'

type Line = ReturnType<typeof analyseLine>
type Token = Line['tokens'][number]

/** The function of a part of a letter's sentence: a claim about the writer, a wish, or a remark about the reader. */
type StatementKind = 'claim' | 'wish' | 'reader'
type Statement = { kind: StatementKind; text: string }

/**
 * Splits a sentence of a letter into statements. All claims about the writer form one statement, without words that
 * only join it to other text or name the advert. A wish and a remark about the reader are separate statements.
 */
export function splitStatements(sentence: string): Statement[] {
	const line = analyseLine(sentence)
	const parts = joinRelated(
		line,
		splitParts(line).map((part) => ({ ...part, kind: classify(part, line) })),
	)
	const written = parts.map(({ kind, ...part }) => ({ kind, text: writePart(line, part) }))
	const claim = written.filter(({ kind }) => kind === 'claim').map(({ text }) => text)
	const others = written.filter(({ kind }) => kind !== 'claim')
	const claims = claim.filter(Boolean).join(', and ')
	return claims === '' ? others : [{ kind: 'claim', text: claims }, ...others]
}

type Part = { from: number; to: number }
type KnownPart = Part & { kind: StatementKind }

/**
 * Joins a part to the claim that refers to it by "which", "that" or "as": its words are then claims of the writer
 * too.
 */
function joinRelated({ tokens }: Line, parts: readonly KnownPart[]): KnownPart[] {
	const joined: KnownPart[] = []
	for (const part of parts) {
		const last = joined.at(-1)
		const between = tokens.slice(last?.to ?? part.from, part.from).map(({ lower }) => lower)
		const opens = [...between, tokens[part.from]?.lower ?? '']
		const isRelated = opens.some((word) => relatives.test(word))
		if (last !== undefined && part.kind === 'claim' && last.kind !== 'claim' && isRelated)
			joined.splice(-1, 1, { from: last.from, to: part.to, kind: 'claim' })
		else joined.push(part)
	}
	return joined
}

const joints = rewriteWords.pattern('joints', 'whole', '')
const relatives = /^(?:which|that|what|who|whom|as|where|like)$/
const subjects = /^(?:you|your|it)$/
const firstPerson = /^(?:i|me|my|mine|we|us|our|ours)$/
const secondPerson = /^(?:you|your|yours)$/

/** A part begins at "I", at a wish, at a subject behind a joint, at a joint behind a comma, and where a wish turns into something else. */
function splitParts(line: Line): Part[] {
	const { tokens } = line
	const starts = [0]
	let [covered, isWish] = [0, false]
	for (const token of tokens) {
		const { index, lower } = token
		if (index < covered) continue
		const wish = matchAny(wishOpenings, line, index)
		if (wish > index) covered = wish
		const previous = tokens[index - 1]?.lower ?? ''
		const isStart =
			wish > index ||
			lower === 'i' ||
			(joints.test(previous) && subjects.test(lower)) ||
			(previous === ',' && joints.test(lower)) ||
			(isWish && /^(?:and|but)$/.test(previous) && tellsState(token))
		if (isStart && index > 0) starts.push(index)
		if (isStart) isWish = wish > index
	}
	return starts
		.map((from, at) => trimJoints(tokens, { from, to: starts[at + 1] ?? tokens.length }))
		.filter(({ from, to }) => to > from)
}

// Whether a word behind "and" tells a state. A wish continues with an infinitive; a finite verb or an adjective
// states a fact.
function tellsState({ tag, lemma, lower }: Token): boolean {
	return /^(?:VB[DNPZ]|MD|JJ)$/.test(tag) || stateVerbs.has(lemma) || stateVerbs.has(lower)
}

function trimJoints(tokens: readonly Token[], part: Part): Part {
	let { from, to } = part
	while (from < to && /^(?:and|so|but|as|,|;)$/.test(tokens[from]?.lower ?? '')) from++
	while (to > from && joints.test(tokens[to - 1]?.lower ?? '')) to--
	return { from, to }
}

// Words in the past are neither a wish nor a remark about the advert.
function classify({ from, to }: Part, line: Line): StatementKind {
	if (line.tokens.slice(from, to).some(isPast)) return 'claim'
	if (matchAny(wishOpenings, line, from) > from) return 'wish'
	const words = line.tokens.slice(from, to).map(({ lower }) => lower)
	const first = words[0] ?? ''
	const isOfReader =
		(subjects.test(first) || first === 'which') &&
		words.some((word) => secondPerson.test(word)) &&
		!words.some((word) => firstPerson.test(word))
	return isOfReader ? 'reader' : 'claim'
}

function isPast({ tag, lower }: Token): boolean {
	return tag === 'VBD' || tag === 'VBN' || /^(?:having|had|did|was|were|been)$/.test(lower)
}

function writePart(line: Line, { from, to }: Part): string {
	const kept: string[] = []
	for (let at = from; at < to; ) {
		const document = matchAny(documentPhrases, line, at)
		const token = line.tokens[at]
		if (document <= at && token !== undefined && !discourseWords.has(token.lower))
			kept.push(sliceText(line, at, at + 1) + gapBehind(line, at))
		at = Math.max(document, at + 1)
	}
	return kept.join('').trim().replace(/[,;]$/, '')
}

function gapBehind({ text, tokens }: Line, at: number): string {
	const [token, next] = [tokens[at], tokens[at + 1]]
	if (token === undefined || next === undefined) return ''
	return text.slice(token.start + token.text.length, next.start)
}

function sliceText({ text, tokens }: Line, from: number, to: number): string {
	const [first, last] = [tokens[from], tokens[to - 1]]
	if (first === undefined || last === undefined) return ''
	return text.slice(first.start, last.start + last.text.length)
}

function matchAny(patterns: readonly Pattern[], line: Line, at: number): number {
	return Math.max(at, ...patterns.map((pattern) => matchAt(pattern, line, at)))
}
