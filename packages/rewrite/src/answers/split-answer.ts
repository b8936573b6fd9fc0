import { parseTsv, withoutCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { answerWords } from '../data/answer-words.ts'

const words = new Map(parseTsv<'said' | 'told'>(answerWords).map(({ said, told }) => [said, told]))

/** An answer with the short forms of messages written out, and days, months and feasts with their capital. */
export function expandAnswerShorthand(said: string): string {
	return said
		.replace(/\p{L}+/gu, (word) => words.get(word.toLowerCase()) ?? word)
		.replace(/(?<=[\d+] )(?=(?:Satur|Sun|Mon|Tues|Wednes|Thurs|Fri)days?\b)/gu, 'on ')
		.replace(/(?<=\d )(?=other days\b)/gu, 'on ')
		.replace(/\s?\/\s?(?=(?:day|week|month|year|shift|hour|night)\b)/gu, ' a ')
		.replace(/\bp\/?w\b/giu, 'a week')
		.replace(/\bp\/?d\b/giu, 'a day')
		.replace(/\bpcm\b/giu, 'a month')
		.replace(/\s{2,}/gu, ' ')
		.trim()
}

const number = '(?:(?:about|over|nearly|up to|maybe|around|under|at least) )?[£$€]?\\d'
const joint = new RegExp(
	`\\s*(?:,(?!\\d)|;|\\s[-–]\\s|\\.\\s|\\bbut\\b|\\bi\\.?e\\.?\\s|(?<!\\bor )\\bso\\b|\\s\\+\\s|\\((?=\\D)|\\b(?:plus|and)\\b(?=\\s+${number})|\\band\\b(?=\\s+(?:i|we|they|it|my|our|the)\\b))\\s*`,
	'iu',
)
const startsWithNumber = new RegExp(`^${number}`, 'iu')
const compares =
	/^(?:a (?:bit|lot) )?(?:more|less|fewer|busier|quieter|double|half that) (?:on|at|in|near|around|over|during) [\p{L} ]+$/iu
/** What limits the amount before it: without it the amount would say more than the person did. */
const limits = /\b(?:if|unless|except|only when|not counting|not per|at (?:the )?most|tops|max)\b/iu
/** Where and when an amount holds. */
const atTime =
	/\b(?:on|at|in|near|before|after|around|over|during) (?:an? |the |one |other )?(?:\p{L}+ )?(?:\p{L}+days?|week|weeks?ends?|days?|night|evening|morning|month|summer|winter|spring|autumn|Christmas|Easter|term|\d+ ?[ap]m|December|November|January|February|September|town|peak|busy times)\b/iu

/** What an answer says: its first amount, other amounts beside it, and how it compares at other times. */
export type AnswerParts = {
	first: string
	/** The whole answer, where it is nothing but amounts of several things or times. */
	several: string | null
	/** "more on Fridays". */
	comparison: string
	/** The first amount holds at a certain time only: "on Saturdays". */
	isAtTime: boolean
}

/** Parts an answer where its first amount ends; `null` where what follows takes some of it back. */
export function splitAnswer(said: string): AnswerParts | null {
	const parts = said.split(joint).filter((part) => part.trim() !== '')
	const [first = '', ...rest] = parts
	if (limits.test(said)) return null
	const numbers = rest.filter((part) => startsWithNumber.test(part))
	const comparison = rest.find((part) => compares.test(part)) ?? ''
	const isSeveral =
		numbers.length > 0 &&
		numbers.length === rest.length &&
		parts.every((part) => isCounted(part)) &&
		!/\b(?:so|but|i\.e)\b/i.test(said)
	return {
		first: first.trim(),
		several: isSeveral ? inOneForm(said) : null,
		comparison,
		isAtTime: atTime.test(first),
	}
}

// As the first amount is told: in small letters, with “about” for “ish”.
function inOneForm(said: string): string {
	return withoutCapital(said.replace(/(\d[\d,.]*)\s?-?ish\b/giu, 'about $1'))
}

/** Whether words say when an amount holds, so that no period of the question goes with it. */
export function saysWhen(text: string): boolean {
	return atTime.test(text)
}

// A number with what it counts, or with the time at which it holds, and without a verb.
function isCounted(part: string): boolean {
	const { tokens } = analyseLine(part.replace(/^\D+(?=\d)/u, ''))
	if (tokens.some(({ tag }) => /^(?:VB[DPZ]?|MD|PRP)$/.test(tag))) return false
	return atTime.test(part) || tokens.some(({ tag }) => /^NNS?$/.test(tag))
}
