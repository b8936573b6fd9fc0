import { numberWords } from '@app/language'
import type { Token } from '@app/language/analysis'
import { countTimeOfDayTokens } from './read-time-of-day.ts'

/** A number that begins at a token: its value, how many tokens it takes, and what else its token says ("10,000-word"). */
export type ReadNumber = {
	value: number
	length: number
	kind: 'count' | 'percent' | 'money' | 'ordinal' | 'year' | 'time'
	isWord: boolean
	/** The counted noun, where it is part of the token: "6-room" → "room". */
	inside: string | null
	/** Further values of a range or a ratio: "5–6", "1:3". */
	others: number[]
}

const scales: Readonly<Record<string, number>> = {
	hundred: 100,
	k: 1_000,
	thousand: 1_000,
	grand: 1_000,
	m: 1_000_000,
	mn: 1_000_000,
	million: 1_000_000,
	bn: 1_000_000_000,
	billion: 1_000_000_000,
	dozen: 12,
}
const fractions: Readonly<Record<string, number>> = {
	half: 0.5,
	quarter: 0.25,
	quarters: 0.25,
	third: 1 / 3,
	thirds: 1 / 3,
	fifth: 0.2,
	sixth: 1 / 6,
	eighth: 0.125,
	tenth: 0.1,
}
const tens = new Set(['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'])

/** Reads the number that begins at a position, or `null`. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
	const token = tokens[at]
	if (token === undefined) return null
	const clock = countTimeOfDayTokens(tokens, at)
	if (clock > 0) return { ...plain, length: clock, kind: 'time', isWord: true }
	const number = /\d/.test(token.text) ? readDigits(tokens, at) : readWords(tokens, at)
	return number === null ? null : (readShare(tokens, at, number) ?? number)
}

const plain: ReadNumber = {
	value: 0,
	length: 1,
	kind: 'count',
	isWord: false,
	inside: null,
	others: [],
}

// "One in three", "one weekend in two", "6 in every 100", "nine out of ten".
function readShare(tokens: readonly Token[], at: number, number: ReadNumber): ReadNumber | null {
	if (number.kind !== 'count' || !Number.isInteger(number.value)) return null
	const [end, isOne] = [at + number.length, number.value === 1]
	const joint = isOne && /^NN/.test(tokens[end]?.tag ?? '') ? end + 1 : end
	if (lowerAt(tokens, joint) === 'out' && lowerAt(tokens, joint + 1) === 'of')
		return toShare(tokens, number, { at, from: joint + 2 })
	if (lowerAt(tokens, joint) !== 'in') return null
	const isEvery = lowerAt(tokens, joint + 1) === 'every'
	return isEvery || isOne ? toShare(tokens, number, { at, from: joint + (isEvery ? 2 : 1) }) : null
}

function toShare(
	tokens: readonly Token[],
	number: ReadNumber,
	{ at, from }: { at: number; from: number },
): ReadNumber | null {
	const whole = /^\d+$/.test(lowerAt(tokens, from))
		? Number(lowerAt(tokens, from))
		: wordValue(lowerAt(tokens, from))
	if (whole === null || !Number.isInteger(whole) || whole <= number.value || whole > 1_000)
		return null
	return { ...number, value: number.value / whole, length: from + 1 - at }
}

// "The third hire", "sixth form": a place in an order, not a part.
function isPlaceInOrder(tokens: readonly Token[], at: number): boolean {
	if (!/^(?:third|fifth|sixth|eighth|tenth)$/.test(lowerAt(tokens, at))) return false
	return lowerAt(tokens, at + 1) !== 'of' && !/^(?:an?|one)$/.test(lowerAt(tokens, at - 1))
}

// "In the third quarter", "each quarter": three months, not a part.
function isQuarterOfYear(tokens: readonly Token[], at: number): boolean {
	return (
		lowerAt(tokens, at) === 'quarter' &&
		!/^(?:of|the|an)$/.test(lowerAt(tokens, at + 1)) &&
		!/^and$/.test(lowerAt(tokens, at - 2))
	)
}

function readDigits(tokens: readonly Token[], at: number): ReadNumber | null {
	const token = tokens[at]
	if (token === undefined || (/^\p{L}+-?\d/u.test(token.text) && !/^[£$€]/.test(token.text)))
		return null
	const { lower } = token
	const numbers = [...lower.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)]
	const [first, ...rest] = numbers.map(([digits]) => Number(digits.replaceAll(',', '')))
	if (first === undefined) return null
	const tail = lower.slice((numbers.at(-1)?.index ?? 0) + (numbers.at(-1)?.[0].length ?? 0))
	const next = tokens[at + 1]?.lower ?? ''
	const { scale, isSeparate } = findScale(lower, tail, next)
	const kind = kindOfDigits(lower, next)
	return {
		value: first * scale,
		length: isSeparate ? 2 : 1,
		kind: kind === 'count' && isPercent(tokens, at + 1) ? 'percent' : kind,
		isWord: false,
		inside: /^-(\p{L}{3,})/u.exec(tail)?.[1] ?? null,
		others: rest.map((value) =>
			kind === 'year' && value < 100 ? first - (first % 100) + value : value * scale,
		),
	}
}

// Millions and thousands, behind the digits or as the next word; without a currency, an "m" is metres.
function findScale(
	lower: string,
	tail: string,
	next: string,
): { scale: number; isSeparate: boolean } {
	const own = /^(k|mn?|bn)(?![a-z])/.exec(tail)?.[1]
	if (own === 'm' && !/^[£$€]/.test(lower)) return { scale: 1, isSeparate: false }
	const isSeparate = (own === undefined || own === next) && scales[next] !== undefined
	return { scale: scales[own ?? next] ?? 1, isSeparate }
}

function kindOfDigits(lower: string, next: string): ReadNumber['kind'] {
	if (/^[£$€]/.test(lower)) return 'money'
	if (/%/.test(lower)) return 'percent'
	if (/\d(?:st|nd|rd|th)$/.test(lower)) return 'ordinal'
	if (
		/\d(?:am|pm)$|^\d\d?[:.]\d\d(?:am|pm)?$/.test(lower) &&
		(/(?:am|pm)$|:/.test(lower) || /^[ap]m$/.test(next))
	)
		return 'time'
	if (/^[ap]m$/.test(next) || next === "o'clock") return 'time'
	return /^(?:19|20)\d\d(?:s|[-–/]\d+)?$/.test(lower) ? 'year' : 'count'
}

function isPercent(tokens: readonly Token[], at: number): boolean {
	const [next, second] = [tokens[at]?.lower, tokens[at + 1]?.lower]
	return (
		next === '%' || next === 'percent' || next === 'pc' || (next === 'per' && second === 'cent')
	)
}

/**
 * The state while a number in words is read: the sum closed by "thousand" or more, the group still growing, and the
 * number of tokens read.
 */
type WordsRead = { total: number; current: number; length: number }

/** One way in which a number in words goes on; whether it applied. */
type WordStep = (read: WordsRead, tokens: readonly Token[], at: number) => boolean

const lowerAt = (tokens: readonly Token[], at: number) => tokens[at]?.lower ?? ''

// In this order: "two hundred", "half a million", "one point two", "four and a half", "hundred and forty", "twenty five".
const wordSteps: readonly WordStep[] = [
	(read, tokens, at) => {
		const scale = scales[lowerAt(tokens, at + read.length).replace(/s$/, '')]
		if (scale === undefined) return false
		read.current = (read.current === 0 ? 1 : read.current) * scale
		if (scale >= 1_000) closeGroup(read)
		read.length++
		return true
	},
	(read, tokens, at) => {
		const scale = scales[lowerAt(tokens, at + read.length + 1)]
		if (
			lowerAt(tokens, at) !== 'half' ||
			lowerAt(tokens, at + read.length) !== 'a' ||
			scale === undefined
		)
			return false
		read.current *= scale
		read.length += 2
		return true
	},
	(read, tokens, at) => {
		const value = wordValue(lowerAt(tokens, at + read.length + 1))
		if (lowerAt(tokens, at + read.length) !== 'point' || value === null) return false
		read.current += value / 10
		read.length += 2
		return true
	},
	(read, tokens, at) => {
		const part = fractions[lowerAt(tokens, at + read.length + 2)]
		const isFraction =
			lowerAt(tokens, at + read.length) === 'and' && lowerAt(tokens, at + read.length + 1) === 'a'
		if (!isFraction || part === undefined) return false
		read.current += part
		read.length += 3
		return true
	},
	(read, tokens, at) => {
		const isMore = read.current >= 100 && wordValue(lowerAt(tokens, at + read.length + 1)) !== null
		if (lowerAt(tokens, at + read.length) !== 'and' || !isMore) return false
		read.length++
		return true
	},
	(read, tokens, at) => {
		const value = wordValue(lowerAt(tokens, at + read.length))
		if (
			value === null ||
			!Number.isInteger(value) ||
			!goesOn(read, value, lowerAt(tokens, at + read.length - 1))
		)
			return false
		read.current += value
		read.length++
		return true
	},
]

function closeGroup(read: WordsRead): void {
	read.total += read.current
	read.current = 0
}

function goesOn({ current }: WordsRead, value: number, previous: string): boolean {
	return current >= 100 || current === 0 || (tens.has(previous) && value < 10)
}

function readWords(tokens: readonly Token[], at: number): ReadNumber | null {
	const first = lowerAt(tokens, at)
	if (isQuarterOfYear(tokens, at)) return null
	if (isPlaceInOrder(tokens, at))
		return {
			...plain,
			value: Math.round(1 / (fractions[first] ?? 1)),
			kind: 'ordinal',
			isWord: true,
		}
	const start = wordValue(first)
	if (start === null) return readCompound(first)
	const read: WordsRead = { total: 0, current: start, length: 1 }
	while (wordSteps.some((step) => step(read, tokens, at)));
	return {
		...plain,
		value: read.total + read.current,
		length: read.length,
		kind: isPercent(tokens, at + read.length) ? 'percent' : 'count',
		isWord: true,
	}
}

// Reads a number and the noun that it counts from one word, such as "six-room".
function readCompound(word: string): ReadNumber | null {
	const [head = '', ...tail] = word.split('-')
	const part = fractions[tail.join('-')]
	const value = head === 'twice' ? 2 : numberWords.get(head)
	if (value !== undefined && part !== undefined)
		return { ...plain, value: value * part, isWord: true }
	const inside = tail.join('-')
	if (value === undefined || inside === '') return null
	return { ...plain, value, isWord: true, inside }
}

const wordValues = new Map<string, number | null>()
/** Words are met again and again; so many are remembered. */
const mostWords = 5_000

function wordValue(word: string): number | null {
	const known = wordValues.get(word)
	if (known !== undefined) return known
	if (wordValues.size >= mostWords) wordValues.clear()
	const value = readWordValue(word)
	wordValues.set(word, value)
	return value
}

function readWordValue(word: string): number | null {
	const parts = word.split('-')
	if (parts.length > 0 && parts.every((part) => numberWords.has(part) && part !== 'dozen'))
		return parts.reduce((sum, part) => sum + (numberWords.get(part) ?? 0), 0)
	if (word === 'dozen') return 12
	if (word === 'couple' || word === 'pair' || word === 'both' || word === 'twice') return 2
	return fractions[word] ?? (word === 'fortnight' ? 2 : null)
}
