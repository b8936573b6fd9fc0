import { withCapital } from '@app/language'
import type { Line, Token } from '@app/language/analysis'
import { analyseLine } from '@app/language/analysis'
import { saysHowOften } from '../ask-about-object.ts'
import type { PlacedAsk } from '../placed-ask.ts'
import type { Figure } from './parse-figure.ts'
import { saysWhen } from './split-answer.ts'

/** The line with an amount where it belongs, or `null` where no place is sure. `said` is the whole answer. */
export function placeFigure(text: string, asked: PlacedAsk, figure: Figure): string | null {
	const line = analyseLine(text)
	const [fit = '', what = ''] = asked.fit.split(':')
	if (!namesThing(figure.noun)) return null
	const place = { line, asked, figure, what }
	if (fit === 'worth') return worth(place)
	if (fit === 'job') return ofJob(place)
	if (/%/.test(figure.amount)) return null
	if (/[£$€]/.test(figure.amount) && fit !== 'paren' && fit !== 'of') return null
	return placeCount(place, fit)
}

function placeCount(place: Place, fit: string): string | null {
	const { asked, figure } = place
	if (figure.several) return severalInBrackets(place)
	if (fit === 'with' || (fit === 'for' && asked.object === undefined)) return atEnd(place, fit)
	if (figure.where || figure.comparison) return inBrackets(place)
	return placers[fit]?.(place) ?? inBrackets(place)
}

const placers: Record<string, (place: Place) => string | null> = {
	before,
	swap,
	of: ofSize,
	for: forPeople,
}

type Place = { line: Line; asked: PlacedAsk; figure: Figure; what: string }

// A bare phrase, or nothing: no finite verb, no pronoun, and no mark that ends a sentence.
function namesThing(noun: string): boolean {
	if (noun === '') return true
	if (noun.length > 60 || /\b(?:not|us|me)\b/i.test(noun) || /[.;!?()]/.test(noun)) return false
	return !analyseLine(noun).tokens.some(({ tag }) => /^(?:VB[DPZ]?|MD|PRP)$/.test(tag))
}

// The answer's own period, else the one that the question names.
function oftenIn({ line, asked, figure }: Place): string {
	const own = figure.often || (saysHowOften(line.text) ? '' : (asked.often ?? ''))
	return own === '' ? '' : ` ${own}`
}

/** Whether the answer counts what was asked for: it names nothing else. */
function countsAsked({ line, asked, figure, what }: Place): boolean {
	if (figure.noun === '') return true
	const lemmas = analyseLine(figure.noun).tokens.filter(({ tag }) => /^(?:NN|CD)/.test(tag))
	const asks = [...analyseLine(`${asked.ask.question} ${what}`).tokens, ...line.tokens]
	const known = new Set([...asks.map(({ lemma }) => lemma), 'person', 'one', 'people'])
	return lemmas.length > 0 && lemmas.every(({ lemma }) => known.has(lemma))
}

const openPhrase = /^(?:the|some|many|several|various|numerous|multiple|different)$/

// Amounts of several things or times stay as they were said.
function severalInBrackets(place: Place): string | null {
	const { line, asked, figure, what } = place
	const several = figure.several ?? ''
	if (asked.ask.unit === 'money' || asked.object === undefined || !namesThing(several)) return null
	const isTimed = saysWhen(several) || figure.often !== '' || / an? \p{L}+$/u.test(several)
	const period = isTimed ? '' : endsInPeriod.exec(what)?.[0].trim() || oftenIn(place).trim()
	const end = placeOfBrackets(place)
	if (end === null) return null
	const inner = [several.replace(/\s*[;+]\s*/g, ', '), period].filter(Boolean).join(' ')
	return `${line.text.slice(0, end)} (${inner})${line.text.slice(end)}`
}

function before(place: Place): string | null {
	const { line, asked, figure } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || !countsAsked(place) || /^(?:one|1)\b/i.test(figure.amount))
		return null
	const { tokens, text } = line
	const next = tokens[phrase.to]
	const previous = tokens[phrase.from - 1]
	if (previous === undefined || next?.tag === 'RP' || isShared(tokens, phrase)) return null
	// "Incoming deliveries": the number goes before what describes them.
	if (/^(?:JJ|VBG|VBN)$/.test(previous.tag) && phrase.from > 1) return null
	const first = firstOfPhrase(tokens, phrase)
	if (first === null) return null
	const end = endOfPhrase(line, phrase)
	const often = oftenIn(place)
	return `${text.slice(0, tokens[phrase.from]?.start)}${figure.amount} ${text.slice(first.start, end)}${often}${text.slice(end)}`
}

type Range = { from: number; to: number; head: number }

// The word that the number goes before; `null` where an owner, a determiner, a number or a quantifier fixes the phrase.
function firstOfPhrase(tokens: readonly Token[], { from, head }: Range): Token | null {
	const words = tokens.slice(from, head + 1)
	const at = words.findIndex(({ lower }) => !openPhrase.test(lower))
	const rest = words.slice(Math.max(at, 0))
	const isFixed = rest.some(
		({ tag, lower }) => /^(?:PRP\$|DT|CD)$/.test(tag) || /^(?:all|own|most)$/.test(lower),
	)
	return at < 0 || isFixed ? null : (rest[0] ?? null)
}

// In a pair or a list it would be unclear whether the number counts one thing or all of them.
function isShared(tokens: readonly Token[], { from, to }: Range): boolean {
	const joins = (token: Token | undefined) =>
		token !== undefined && /^(?:and|or|&|,|\/)$/.test(token.lower)
	const [previous, next, after] = [tokens[from - 1], tokens[to], tokens[to + 1]]
	const isNoun = (token: Token | undefined) => /^(?:NN|JJ|DT|PRP|CD)/.test(token?.tag ?? '')
	const isAfterNoun = joins(previous) && isNoun(tokens[from - 2])
	return isAfterNoun || (joins(next) && isNoun(after))
}

// Behind the phrase and the "of" that belongs to it.
function endOfPhrase({ tokens, text }: Line, { to }: Range): number {
	let end = to
	if (tokens[end]?.lower === 'of') {
		end++
		while (/^(?:NN|JJ|DT|PRP\$|CD)/.test(tokens[end]?.tag ?? '')) end++
	}
	return tokens[end - 1]?.end ?? text.length
}

function swap(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || !countsAsked(place) || isShared(line.tokens, phrase)) return null
	const [start, end] = [line.tokens[phrase.from]?.start, line.tokens[phrase.to - 1]?.end]
	return `${line.text.slice(0, start)}${figure.amount} ${what}${oftenIn(place)}${line.text.slice(end)}`
}

const isMoney = (amount: string) => /[£$€]|\d\s?(?:k|m)\b|thousand|million/i.test(amount)

// The number as the size of the object: how many people, or how much money.
function ofSize(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	const head = line.tokens[phrase?.head ?? -1]
	const isSum = asked.ask.unit === 'money'
	if (phrase === undefined || head === undefined || !countsAsked(place)) return null
	if (isShared(line.tokens, phrase) || isSum !== isMoney(figure.amount)) return null
	const arePeople = /^(?:staff|people|workforce)$/.test(head.lower)
	if (arePeople || (!isSum && head.tag === 'NNS' && what === 'people')) return before(place)
	if (line.tokens[phrase.to]?.lower === 'of') return isSum ? null : withinOf(place, phrase)
	const counted = isSum || what === 'people' || what === '' ? '' : ` ${what}`
	return openedBy(line, phrase, `of ${figure.amount}${counted}${oftenSaid(figure)}`)
}

const oftenSaid = ({ often }: Figure) => (often === '' ? '' : ` ${often}`)

// A group that names its members: the number goes before them.
function withinOf({ line: { tokens, text }, figure }: Place, { to }: Range): string | null {
	const inner = tokens[to + 1]
	if (inner === undefined || /^(?:CD|DT)$/.test(inner.tag)) return null
	return `${text.slice(0, inner.start)}${figure.amount} ${text.slice(inner.start)}`
}

// With its size the thing becomes indefinite, and a bare singular gets an article.
function openedBy({ tokens, text }: Line, phrase: Range, tail: string): string | null {
	const [first, head] = [tokens[phrase.from], tokens[phrase.head]]
	if (first === undefined || head === undefined) return null
	const isBare =
		!/^(?:DT|PRP\$)$/.test(first.tag) && head.tag === 'NN' && phrase.from === phrase.head
	const opened =
		first.lower === 'the'
			? `a${text.slice(first.end, head.end)}`
			: text.slice(first.start, head.end)
	return `${text.slice(0, first.start)}${isBare ? 'a ' : ''}${opened} ${tail}${text.slice(head.end)}`
}

function forPeople(place: Place): string | null {
	const { line, asked, figure, what } = place
	const phrase = asked.object?.phrase
	if (phrase === undefined || isShared(line.tokens, phrase)) return null
	const end = endOfPhrase(line, phrase)
	const next = line.tokens.find(({ start }) => start >= end)
	const opens = next?.tag === 'IN' && !/^(?:at|in|on|every|during|with|using)$/.test(next.lower)
	if (opens || next?.tag === 'RP' || next?.tag === 'TO') return null
	const counted = countsAsked(place) ? what : figure.noun
	if (counted === '') return null
	return `${line.text.slice(0, end)} for ${figure.amount} ${counted}${figure.often === '' ? '' : ` ${figure.often}`}${line.text.slice(end)}`
}

// What all of the line was done for, or came with, stands behind all of it.
const comparisonOf = ({ comparison }: Figure) => (comparison ? `, ${comparison}` : '')

function atEnd(place: Place, joint: 'with' | 'for'): string | null {
	const { line, figure, what } = place
	if (figure.noun !== '' && !countsAsked(place)) return null
	const named = what.replace(endsInPeriod, '')
	const period = figure.often || (endsInPeriod.exec(what)?.[0].trim() ?? '')
	const isTimed = saysHowOften(line.text) || saysWhen(figure.where ?? '')
	const often = isTimed && figure.often === '' ? '' : period
	const text = line.text.replace(/[\s,;]+$/, '')
	const told = [figure.amount, named, often, figure.where].filter(Boolean).join(' ')
	// Behind several sentences it would belong to the last alone.
	if (/[.;!?] \p{L}/u.test(text)) return `${text}. ${withCapital(told)}${comparisonOf(figure)}`
	return `${text}, ${joint} ${told}${comparisonOf(figure)}`
}

function worth({ line, asked, figure }: Place): string | null {
	const phrase = asked.object?.phrase
	if (phrase === undefined || figure.noun !== '' || !isMoney(figure.amount)) return null
	if (isShared(line.tokens, phrase)) return null
	const end = endOfPhrase(line, phrase)
	const often = figure.often === '' ? '' : ` ${figure.often}`
	return `${line.text.slice(0, end)} worth ${figure.amount}${often}${line.text.slice(end)}`
}

// What the job was worth belongs to no single thing of it.
function ofJob({ line, figure }: Place): string | null {
	if (figure.noun !== '' || !isMoney(figure.amount)) return null
	return `${line.text.replace(/[\s,;]+$/, '')}, on a job worth ${figure.amount}`
}

const endsInPeriod = / (?:a|an) (\p{L}+)$|^(?:a|an) \p{L}+$| at a time$/u

// In brackets behind the thing: right wherever the number would not fit among the words.
function inBrackets(place: Place): string | null {
	const { line, asked, figure, what } = place
	const counts = figure.noun === '' || countsAsked(place)
	const isSum = asked.ask.unit === 'money'
	if (isSum && !isMoney(figure.amount)) return null
	const named = isSum || what === 'worth' ? '' : what.replace(endsInPeriod, '')
	const head = asked.object === undefined ? '' : line.tokens[asked.object.phrase.head]?.lower
	const asks = named === head ? '' : named
	const own = counts ? asks : figure.noun
	const period = periodIn(place)
	// A number alone says nothing about which of the things it counts.
	if (own === '' && period === '' && !figure.where && !isSum) return null
	const told = [figure.amount, own, period, figure.where].filter(Boolean).join(' ')
	const inner = `${told}${comparisonOf(figure)}`
	const end = placeOfBrackets(place)
	return end === null ? null : `${line.text.slice(0, end)} (${inner})${line.text.slice(end)}`
}

// Where the answer says when its amount holds, no period of the question goes with it.
function periodIn(place: Place): string {
	const { figure, what } = place
	if (figure.often !== '' || saysWhen(figure.where ?? '')) return figure.often
	return endsInPeriod.exec(what)?.[0].trim() || oftenIn(place).trim()
}

function placeOfBrackets(place: Place): number | null {
	const end = findEndOfThing(place)
	if (end === null) return null
	const before = place.line.text.slice(0, end)
	const isInBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
	return isInBrackets ? null : end
}

function findEndOfThing({ line, asked }: Place): number | null {
	const { tokens, text, clauses } = line
	const phrase = asked.object?.phrase
	const isShort = clauses.length < 3 && tokens.length < 14
	if (phrase === undefined) return isShort ? text.length : null
	const end = endOfPhrase(line, phrase)
	const next = tokens.find(({ start }) => start >= end)
	if (next === undefined || /^[,;.]$|^(?:and|or|&)$/.test(next.lower)) return end
	const clause = clauses[tokens[phrase.head]?.clause ?? -1]
	const last = tokens
		.slice(phrase.to, clause?.to)
		.findLast(({ tag, lower }) => !/^(?:PUN|CC|RB|PRP)$/.test(tag) && lower !== '&')
	if (clause !== undefined && last !== undefined && tokens.length < 30) return last.end
	return isShort ? text.length : null
}
