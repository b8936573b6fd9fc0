import { findPhrase, isPhrase } from './answer-phrases.ts'
import type { AnswerToken } from './answer-tokens.ts'

/** A stretch of time or a place in an answer: its tokens, and how a line says it. */
export type ReadTime = { length: number; told: string }

const opensPeriod: ReadonlySet<string> = new Set(['in', 'on', 'during', 'over', 'per', 'for', '/'])
const anyOne: ReadonlySet<string> = new Set(['a', 'an', 'per', 'each', 'every', 'the', 'one', '/'])
const everyFew: ReadonlySet<string> = new Set(['other', 'couple', 'few'])

/** Reads the period that an amount is counted in: "a day", "per shift", "every 2 months", "weekly". */
export function readPeriod(tokens: readonly AnswerToken[], at: number): ReadTime | null {
	const pace = findPhrase(tokens, at, 'pace')
	if (pace !== null) return pace
	const opener = tokens[at]?.lower ?? ''
	const first = opensPeriod.has(opener) ? at + 1 : at
	const one = tokens[first]?.lower ?? ''
	const few = one === 'every' ? readEveryFew(tokens, first + 1) : null
	if (few !== null) return { length: few - at, told: wordsOf(tokens, first, few) }
	if (!anyOne.has(one) && !/^(?:per|\/)$/.test(opener)) return null
	let noun = anyOne.has(one) ? first + 1 : first
	while (findPhrase(tokens, noun, 'usual') !== null) noun++
	const told = isTwoWordTime(tokens, noun)
		? null
		: tellPeriod(tokens[noun]?.lower ?? '', { one, opener })
	return told === null ? null : { length: noun + 1 - at, told }
}

// "Week night" is no week.
const isTwoWordTime = (tokens: readonly AnswerToken[], at: number) =>
	(readBareTime(tokens, at)?.length ?? 0) > 1

function tellPeriod(word: string, { one, opener }: { one: string; opener: string }): string | null {
	if (!isPeriod(word) || (opener === 'in' && one === 'the' && ofDay.test(word))) return null
	if (one === 'every' && /^(?:morning|evening|afternoon)$/u.test(word)) return `every ${word}`
	const article = /^(?:hour|evening|afternoon)/.test(word) ? 'an' : 'a'
	return `${opener === 'on' ? 'on ' : ''}${article} ${word}`
}

/** “In the week” is Monday to Friday, and “in the night” a part of the day. */
const ofDay = /^(?:week|morning|evening|afternoon|night|season|term)$/u

const isPeriod = (word: string) =>
	isPhrase(word, 'period') && !/ss$|s$/u.test(word.replace(/class$/u, ''))

// The end of "every other week", "every 2 months" and "every couple of months", behind its "every".
function readEveryFew(tokens: readonly AnswerToken[], from: number): number | null {
	const word = tokens[from]
	if (word === undefined || !(word.isNumber || everyFew.has(word.lower))) return null
	const noun = tokens[from + 1]?.lower === 'of' ? from + 2 : from + 1
	return isPhrase(tokens[noun]?.lower ?? '', 'period') ? noun + 1 : null
}

/**
 * Reads a time without a preposition, as people type it: "more on Fridays" has one, "150 sat" and "normal day 90" have
 * none.
 */
export function readBareTime(tokens: readonly AnswerToken[], at: number): ReadTime | null {
	for (const length of [2, 1]) {
		const words = tokens.slice(at, at + length)
		const said = words.map(({ lower }) => lower).join(' ')
		const found = timeOf(said)
		if (words.length < length || found === null) continue
		const told = words.map(({ text }) => text).join(' ')
		const isDay = / day$/u.test(said)
		const isMany = /shift$/u.test(said) && found === 'on'
		return { length, told: `${found} ${isDay ? 'a ' : ''}${told}${isMany ? 's' : ''}` }
	}
	return null
}

/** Returns the preposition that goes with a time, such as “on” with Fridays; `null` where words name no time. */
export function timeOf(said: string): string | null {
	const tokens = said.split(' ').map((text) => ({
		text,
		lower: text,
		isNumber: false,
		start: 0,
		end: 0,
	}))
	const whole = findPhrase(tokens, 0, 'time')
	if (whole?.length === tokens.length) return whole.told
	const singular = said.replace(/s$/u, '')
	return singular === said ? null : timeOf(singular)
}

const wordsOf = (tokens: readonly AnswerToken[], from: number, to: number) =>
	tokens
		.slice(from, to)
		.map(({ text }) => text)
		.join(' ')
