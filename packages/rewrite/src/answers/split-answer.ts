import { parseTsv } from '@app/language'
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
	`\\s*(?:,(?!\\d)|;|\\s[-–]\\s|\\.\\s|\\bbut\\b|(?<=\\d)\\s(?=up to \\d)|\\s(?=plus (?!\\d|\\p{L}+ \\d))|\\bi\\.?e\\.?\\s|(?<!\\bor )\\bso\\b|\\s\\+\\s|\\((?=\\D)|\\b(?:plus|and)\\b(?=\\s+${number})|\\band\\b(?=\\s+(?:i|we|they|it|my|our|the)\\b))\\s*`,
	'iu',
)
const comparison =
	/^(?:a (?:bit|lot) )?(?:more|less|fewer|busier|quieter|double|half that) (?:on|at|in|near|around|over|during) [\p{L} ]+$|^sometimes \d+(?: [\p{L} ]+)?$/iu
/** The words that limit the amount before them. Without them the amount would claim more than the person said. */
const limits = /\b(?:if|unless|except|only when|not counting|not per|at (?:the )?most|tops|max)\b/iu
/** Where and when an amount holds. */
const atTime =
	/\b(?:on|at|in|near|before|after|around|over|during) (?:an? |the |one |other )?(?:\p{L}+ )?(?:\p{L}+days?|week|weeks?ends?|days?|nights?|evenings?|mornings?|lates|earlies|month|summer|winter|spring|autumn|Christmas|Easter|term|\d+ ?[ap]m|December|November|January|February|September|town|peak|busy times)\b/iu

/** Parts an answer where its amounts end; `null` where some of it takes the rest back. */
export function splitAnswer(said: string): readonly string[] | null {
	// A condition for more or less at the end doesn't change the amount before it.
	const told = said.replace(/, (?:less|more|fewer)\b[^,\d]*\bif\b[^,\d]*$/iu, '')
	if (limits.test(told)) return null
	return told
		.split(joint)
		.map((part) => part.trim())
		.filter((part) => part !== '')
}

/** "More on Fridays": how an amount is at other times. */
export function compares(part: string): boolean {
	return comparison.test(part)
}

/** Whether words say when an amount holds, so that no period of the question goes with it. */
export function saysWhen(text: string): boolean {
	return atTime.test(text)
}
