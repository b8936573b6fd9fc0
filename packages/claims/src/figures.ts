import { parseTsv } from '@app/language'
import type { Line, Token } from '@app/language/analysis'
import { periodWords } from './data/period-words.ts'
import { findUnitAfter, type Measure } from './measures.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { figureWords } from './word-lists.ts'

/** How exactly a number is meant. */
export type Bound = 'exact' | 'about' | 'almost' | 'most' | 'under' | 'least' | 'over' | 'more'

/** A number of a line. */
export type Figure = {
	token: Token
	value: number
	kind: ReadNumber['kind']
	/** The word that is counted: "12 elderly *patients*". */
	counted: string | null
	/** Whether it counts a plural: "4 rooms", but not "12 staff" or "Year 9 pupils". */
	isOfMany: boolean
	/** The noun that the number tells from others of its kind: "*room* 4", "*day* 14", "*year* 6". */
	label: string | null
	/** All nouns and names beside the number, up to the next number. */
	beside: readonly string[]
	bound: Bound
	/** "a day", "weekly": the unit of time it refers to. */
	period: string | null
	/** The amount of a length of time, a distance or a weight. */
	measure: Measure | null
	/** How many tokens it takes. */
	length: number
	/** A small word that may come and go: "one of", "a pair". */
	isWeak: boolean
}

/** The numbers of a line, in digits or words, in order. */
export function listFigures(line: Line): Figure[] {
	const { tokens } = line
	const read: Read[] = []
	for (let at = 0; at < tokens.length; ) {
		const number = readNumber(tokens, at)
		if (number !== null) read.push({ number, at })
		at += number?.length ?? 1
	}
	const rangeBounds = findRanges(tokens, read)
	return read.flatMap(({ number, at }, index) => {
		const end = at + number.length
		const span = {
			from: read[index - 1] === undefined ? 0 : (read[index - 1]?.at ?? 0) + 1,
			to: read[index + 1]?.at ?? tokens.length,
		}
		const base = describe(line, { number, at, end }, span)
		const values = [number.value, ...number.others]
		const isRange = isRising(values) && /[-–]/.test(base.token.text) && isPlain(number)
		return values.map((value, place) => ({
			...base,
			value,
			bound: isRange ? boundInRange(place, values.length) : (rangeBounds.get(index) ?? base.bound),
			measure:
				base.measure === null
					? null
					: { ...base.measure, amount: (base.measure.amount / (number.value || 1)) * value },
		}))
	})
}

type Read = { number: ReadNumber; at: number }

const isPlain = ({ kind }: ReadNumber) => kind === 'count' || kind === 'money'
const isRising = (values: readonly number[]) =>
	values.length > 1 &&
	values.every((value, place) => place === 0 || value > (values[place - 1] ?? value))

// "8 to 12 families": the lowest and the highest there were; "from 8 to 12" is a change, "1 to 8" a ratio.
function findRanges(tokens: readonly Token[], read: readonly Read[]): Map<number, Bound> {
	const found = new Map<number, Bound>()
	for (const [index, { number, at }] of read.entries()) {
		const next = read[index + 1]
		if (next === undefined || next.at !== at + number.length + 1) continue
		const [before, between] = [tokens[at - 1]?.lower, tokens[next.at - 1]?.lower ?? '']
		const joins = before === 'between' ? between === 'and' : /^(?:to|or|-|–)$/.test(between)
		const isRange =
			joins &&
			before !== 'from' &&
			number.others.length === 0 &&
			number.value > 1 &&
			isPlain(number) &&
			isPlain(next.number) &&
			isRising([number.value, next.number.value])
		if (isRange) found.set(index, 'least').set(index + 1, 'most')
	}
	return found
}

type Place = { number: ReadNumber; at: number; end: number }

function describe(
	line: Line,
	{ number, at, end }: Place,
	span: { from: number; to: number },
): Figure {
	const token = line.tokens[at] as Token
	const noun = countedBy(line, end)
	const counted = number.inside ?? noun?.lemma ?? null
	const label = labelBefore(line, number, at)
	const isOfMany = number.inside === null && noun?.tag === 'NNS' && label === null
	const period = periodAfter(line, end - 1)
	const unit = findUnitAfter(line, end, number.inside)
	return {
		token,
		value: number.value,
		kind: number.kind,
		counted,
		isOfMany,
		label: noun !== null || period !== null ? null : label,
		beside: line.tokens
			.filter(
				({ index, tag }) =>
					index >= Math.max(span.from, at - 5) &&
					index < Math.min(span.to, end + 6) &&
					/^NN/.test(tag),
			)
			.map(({ lemma }) => lemma),
		bound: findBound(line, {
			start: token.start,
			end: line.tokens[end - 1]?.end ?? token.end,
			isTime: unit?.dimension === 'time',
		}),
		period,
		measure: unit === undefined ? null : { ...unit, amount: number.value * unit.amount },
		length: number.length,
		isWeak: number.isWord && isWeakNumber.test(token.lower) && number.length === 1,
	}
}

const isWeakNumber = figureWords.pattern('weak-numbers', 'whole', '')
const inPhrase = /^(?:JJ|NN|NNS|NNP|NN\$|CD|VBN|VBG)$/
const between = figureWords.pattern('between-number-and-noun', 'whole', '')

// A whole number in digits right behind a single thing says which one it is.
function labelBefore({ tokens }: Line, { kind, length }: ReadNumber, at: number): string | null {
	const [noun, number, next] = tokens.slice(Math.max(0, at - 1), at + 2)
	if (at === 0 || next?.lower === 'of') return null
	const isName = /^NNP?$/.test(noun?.tag ?? '') && /^\d+$/.test(number?.text ?? '')
	return isName && kind === 'count' && length === 1 ? (noun?.lemma ?? null) : null
}

function countedBy({ tokens }: Line, from: number): Token | null {
	let noun: Token | null = null
	for (let at = from; at < tokens.length && at < from + 6; at++) {
		const token = tokens[at]
		if (token === undefined) break
		if (noun === null && between.test(token.lower)) continue
		if (!inPhrase.test(token.tag)) break
		if (/^NN/.test(token.tag)) noun = token
		else if (noun !== null) break
	}
	return noun
}

const bounds: readonly (readonly [Bound, RegExp])[] = [
	['most', boundPattern('most')],
	['almost', boundPattern('almost')],
	['under', boundPattern('under')],
	['least', boundPattern('least')],
	['more', boundPattern('more')],
	['over', boundPattern('over')],
	[
		'about',
		new RegExp(String.raw`(?:\b(?:${figureWords.alternatives('approximately')})|~)(?: an?)?\s*$`),
	],
]

function boundPattern(list: string): RegExp {
	return new RegExp(String.raw`\b(?:${figureWords.alternatives(list)})(?: of)?(?: an?)?\s*$`)
}

function boundInRange(place: number, length: number): Bound {
	if (place === 0) return 'least'
	return place === length - 1 ? 'most' : 'exact'
}

// "Over two weeks" may be how long it took; "for over two weeks" is longer.
const isThroughout = /(?<!\b(?:for|just|well|of) )\bover\s*$/

type NumberSpan = { start: number; end: number; isTime: boolean }

function findBound({ text }: Line, { start, end, isTime }: NumberSpan): Bound {
	const before = text.slice(Math.max(0, start - 24), start).toLowerCase()
	if (isTime && isThroughout.test(before)) return 'exact'
	const found = bounds.find(([, pattern]) => pattern.test(before))
	if (found !== undefined) return found[0]
	const after = text.slice(end, end + 24).toLowerCase()
	if (/^(?:\s?\w+)? (?:or more|plus)\b|^\+/.test(after) || /\+$/.test(text.slice(start, end)))
		return 'least'
	return /^(?:\s?\w+)? (?:or so|or thereabouts|approx|average|on average)\b|^-?ish\b|ish$/.test(
		after,
	) || /ish$/.test(text.slice(start, end))
		? 'about'
		: 'exact'
}

const units = figureWords.pattern('times', 'whole', '')
const readPeriods = (wanted: string) =>
	new Map(
		parseTsv<'kind' | 'word' | 'unit'>(periodWords)
			.filter(({ kind }) => kind === wanted)
			.map(({ word, unit }) => [word, unit]),
	)
const rhythms = readPeriods('rhythm')
const periods = readPeriods('unit')
const parts = readPeriods('part')
const unitOf = ({ lemma, lower }: Token) => periods.get(lower) ?? lemma

/** Whether a word is a unit of time. */
export function isTimeUnit(lemma: string): boolean {
	return units.test(lemma)
}

function periodAfter({ tokens }: Line, from: number): string | null {
	for (let at = from + 1; at < Math.min(tokens.length, from + 7); at++) {
		const found = periodAt(tokens, at)
		if (found !== null) return found
		if (tokens[at]?.tag === 'CD') return null
	}
	return null
}

function periodAt(tokens: readonly Token[], at: number): string | null {
	const token = tokens[at]
	if (token === undefined || token.tag === 'PUN') return null
	const word = token.lower.slice(token.lower.lastIndexOf('-') + 1)
	const rhythm = rhythms.get(word)
	if (rhythm !== undefined) return rhythm
	const next = tokens[at + 1]
	if (!/^(?:a|an|per|each|every|any)$/.test(token.lower) || next === undefined) return null
	const noun = /^(?:single|working|busy|normal|typical|other|second)$/.test(next.lower)
		? tokens[at + 2]
		: next
	// "60 calls a day", "twice a week"; "within a week" and "a Saturday job" are no rates.
	const isRate =
		!/^an?$/.test(token.lower) ||
		/^(?:NN|CD)/.test(tokens[at - 1]?.tag ?? '') ||
		/^(?:once|twice|times|more|each|plus)$|\d/.test(tokens[at - 1]?.lower ?? '')
	const unit = noun === undefined ? '' : unitOf(noun)
	return isRate && units.test(unit) ? unit : null
}

/** The periods that a line names: how often something is done. */
export function listPeriods(line: Line): { unit: string; token: Token }[] {
	return line.tokens.flatMap((token) => {
		const unit = periodAt(line.tokens, token.index)
		return unit === null ? [] : [{ unit, token }]
	})
}

/** The lengths of time that a line gives without a number: “for a day”, “within one week”. */
export function listLengths({ tokens }: Line): { unit: string; token: Token }[] {
	return tokens.flatMap((token) => {
		const [opening, article] = [tokens[token.index - 2], tokens[token.index - 1]]
		const isLength =
			opening?.tag === 'IN' &&
			/^(?:a|an|one)$/.test(article?.lower ?? '') &&
			isTimeUnit(unitOf(token))
		return isLength ? [{ unit: unitOf(token), token }] : []
	})
}

/** Whether a line mentions a unit of time at all: "on Mondays", "day-to-day", "most weeks". */
export function namesPeriod(line: Line, unit: string): boolean {
	return line.tokens.some(
		({ lemma, lower }) =>
			lemma === unit ||
			periods.get(lower) === unit ||
			rhythms.get(lower) === unit ||
			lower.split('-').includes(unit) ||
			(unit === 'day' && /day$/.test(lemma)),
	)
}

/** The parts of a day or a week that a line names ("nights", "weekends"), and whether it says that something was done then. */
export function listParts({ tokens }: Line): { part: string; of: string; isWhen: boolean }[] {
	return tokens.flatMap(({ lower, lemma, index }) => {
		const of = parts.get(lemma)
		const opening = tokens[index - (tokens[index - 1]?.tag === 'DT' ? 2 : 1)]?.lower ?? ''
		const isWhen = /^(?:on|at|in|most|some)$/.test(opening)
		// A day on its own is no part of one.
		const isPart = of !== undefined && (lemma !== 'day' || (lower === 'days' && opening === 'on'))
		return isPart ? [{ part: lemma, of, isWhen }] : []
	})
}
