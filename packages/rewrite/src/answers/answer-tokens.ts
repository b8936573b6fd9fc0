import { numberWords, parseTsv } from '@app/language'
import { answerWords } from '../data/answer-words.ts'

/** A word, a number or a mark of an answer. */
export type AnswerToken = {
	text: string
	lower: string
	isNumber: boolean
	start: number
	end: number
}

const shortForms = new Map(
	parseTsv<'said' | 'told'>(answerWords).map(({ said, told }) => [said, told]),
)

const names = [...numberWords.keys()].join('|')
const wordPattern = new RegExp(
	`(?<![\\p{L}-]|\\d ?)(?:(?:a|half a) (?=dozen\\b))?(?:${names})(?:(?:[ -]|(?: and ))(?:${names}))*(?![\\p{L}-])`,
	'giu',
)

/** A text with its number words as digits: "two teams of twenty-five" → "2 teams of 25". "One" stays a word. */
export function inDigits(text: string): string {
	return text
		.replace(/\ba hundred\b/giu, '100')
		.replace(/\ba couple of (?:hundred|100)\b/giu, 'about 200')
		.replace(/\ba couple of thousand\b/giu, 'about 2,000')
		.replace(/(?<![£$€])\b(\d[\d,.]*) ?(?:quid|pounds)\b/giu, '£$1')
		.replace(wordPattern, (words) => {
			if (/^half a dozen$/i.test(words)) return '6'
			const value = words
				.toLowerCase()
				.split(/[\s-]+/)
				.reduce((total, word) => {
					const part = numberWords.get(word) ?? 0
					return part >= 100 && total > 0 ? total * part : total + part
				}, 0)
			return value < 2 ? words : value.toLocaleString('en-GB')
		})
}

/** An answer with the short forms of messages written out, and days, months and feasts with their capital. */
export function expandAnswerShorthand(said: string): string {
	return said
		.replace(/’/gu, "'")
		.replace(/(?<=\d)-?ish\b|-ish\b/giu, ' ish')
		.replace(/\bp\/?w\b/giu, 'a week')
		.replace(/\bp\/?d\b/giu, 'a day')
		.replace(/\bpcm\b/giu, 'a month')
		.replace(/\p{L}+/gu, (word) => shortForms.get(word.toLowerCase()) ?? word)
		.replace(/\s{2,}/gu, ' ')
		.trim()
}

const token =
	/\d+(?:st|nd|rd|th)\b|\d+ ?[ap]m\b|[£$€]?\d(?:[\d,.]*\d)?(?:\s?(?:k|m|bn|million|thousand)\b)?\+?%?|\p{L}+(?:['-]\p{L}+)*|\S/giu

/** Splits an answer whose short forms and number words are written out into its words, numbers and marks. */
export function tokeniseAnswer(text: string): AnswerToken[] {
	return [...text.matchAll(token)].map((match) => {
		const [word] = match
		const lower = word.toLowerCase()
		return {
			text: word,
			lower,
			isNumber: /^[£$€]?\d/.test(word) && !/^\d+(?:st|nd|rd|th| ?[ap]m)$/.test(lower),
			start: match.index,
			end: match.index + word.length,
		}
	})
}

/** The words of an answer between two tokens, as they were written. */
export function textOf(tokens: readonly AnswerToken[], text: string): string {
	return text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0)
}

/** The numbers of an amount, in order. */
export function numbersOf(amount: string): number[] {
	return (amount.match(/\d[\d,.]*/g) ?? []).map((one) => Number(one.replaceAll(',', '')))
}
