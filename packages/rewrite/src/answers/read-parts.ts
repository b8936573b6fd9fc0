import { findPhrase } from './answer-phrases.ts'
import type { AnswerToken } from './answer-tokens.ts'
import { readBareTime } from './read-period.ts'

/** A part of an answer, up to the next amount or remark, and the word that joins it to the one before. */
export type AnswerPart = { tokens: readonly AnswerToken[]; joint: string }

const marks: ReadonlySet<string> = new Set([',', ';', '(', ')', '.', '!', '+', '?'])
const joints: ReadonlySet<string> = new Set(['but', 'plus', 'then'])
const conjunctions: ReadonlySet<string> = new Set(['and', '&', 'or'])
const dashes: ReadonlySet<string> = new Set(['-', '–', '—'])
const subjects = /^(?:i|we|they|it|my|our|the|he|she|i'm|we're)$/u

/** Splits an answer where one amount or remark ends and the next begins. */
export function splitParts(tokens: readonly AnswerToken[]): AnswerPart[] {
	const parts: { tokens: AnswerToken[]; joint: string }[] = [{ tokens: [], joint: '' }]
	for (const [at, token] of tokens.entries()) {
		const part = parts.at(-1)
		if (part === undefined) continue
		const joint = jointAt(tokens, at, part.tokens)
		if (joint === null) part.tokens.push(token)
		else parts.push({ tokens: joint.isOwn ? [token] : [], joint: joint.word })
	}
	return parts.filter((part) => part.tokens.length > 0)
}

type Joint = { word: string; isOwn: boolean }

function jointAt(
	tokens: readonly AnswerToken[],
	at: number,
	part: readonly AnswerToken[],
): Joint | null {
	const word = tokens[at]?.lower ?? ''
	if (isMark(tokens, at)) return { word, isOwn: false }
	const hasNumber = part.some(({ isNumber }) => isNumber)
	if (!conjunctions.has(word))
		return hasNumber && opensSecond(tokens, at) ? { word: '', isOwn: true } : null
	const isOpen = !isWithinRange(tokens, at) && (word !== 'or' || hasNumber)
	return isOpen && opensPart(tokens, at + 1) ? { word, isOwn: false } : null
}

// A mark or a word that always begins another part; a dash only where it stands in no range.
function isMark(tokens: readonly AnswerToken[], at: number): boolean {
	const word = tokens[at]?.lower ?? ''
	if (dashes.has(word)) return !isWithinRange(tokens, at)
	if (word === 'so') return !isSoOf(tokens, at)
	return marks.has(word) || joints.has(word)
}

const isWithinRange = (tokens: readonly AnswerToken[], at: number) =>
	tokens[at - 1]?.isNumber === true && tokens[at + 1]?.isNumber === true

// "Or so", "so far"
const isSoOf = (tokens: readonly AnswerToken[], at: number) =>
	tokens[at - 1]?.lower === 'or' || tokens[at + 1]?.lower === 'far'

const opensPart = (tokens: readonly AnswerToken[], at: number) =>
	opensAmount(tokens, at) || opensRemark(tokens, at)

// "From 90 up to 130 at Christmas": a second amount without a joint.
function opensSecond(tokens: readonly AnswerToken[], at: number): boolean {
	if (tokens[at - 1]?.lower === 'or') return false
	if (findPhrase(tokens, at, 'sometimes') !== null) return opensAmount(tokens, at)
	const hedge = findPhrase(tokens, at, 'hedge')
	return hedge !== null && hedge.told === 'up to' && tokens[at + hedge.length]?.isNumber === true
}

// Whether a number begins here, behind its hedges and its time.
function opensAmount(tokens: readonly AnswerToken[], at: number): boolean {
	let next = at
	for (;;) {
		if (tokens[next]?.isNumber === true || tokens[next]?.lower === 'one') return true
		const skipped =
			findPhrase(tokens, next, 'hedge') ??
			findPhrase(tokens, next, 'sometimes') ??
			findPhrase(tokens, next, 'opening') ??
			readBareTime(tokens, next)
		if (skipped === null) return false
		next += skipped.length
	}
}

function opensRemark(tokens: readonly AnswerToken[], at: number): boolean {
	const word = tokens[at]?.lower ?? ''
	return (
		subjects.test(word) ||
		findPhrase(tokens, at, 'compare') !== null ||
		findPhrase(tokens, at, 'share') !== null
	)
}
