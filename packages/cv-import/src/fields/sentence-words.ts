import type { FoundDateRange } from '@app/language'
import { hasCareerRole } from '../lexicon/career-words.ts'
import { findDates } from '../text/find-dates.ts'
import { type Span, sliceSpan } from '../text/span.ts'

/** A word or a mark of a sentence, and where it stands. */
export type Word = { text: string; start: number; end: number }
/** A sentence with its words and dates; each date is one word, `dateMark`. */
export type Sentence = { span: Span; words: Word[]; dates: FoundDateRange[] }
/** Some words of a sentence, from one up to, not including, another. */
export type Phrase = { span: Span; from: number; to: number }

/** Stands for a date among the words of a sentence. */
export const dateMark = '|'
/** The most words of a name or a title in a sentence. */
const mostWords = 8

/** The words of a sentence. */
export function readSentence(span: Span): Sentence {
	const dates = findDates(span.text)
	return { span, dates, words: splitIntoWords(span.text, dates) }
}

function splitIntoWords(text: string, dates: readonly FoundDateRange[]): Word[] {
	let masked = text
	for (const { start, end } of dates)
		masked = masked.slice(0, start) + dateMark.repeat(end - start) + masked.slice(end)
	return [...masked.matchAll(/\|+|[\p{L}\p{N}&]+(?:['’./-][\p{L}\p{N}]+)*|[,;:()]/gu)].map(
		({ 0: word, index }) => ({
			text: word.startsWith(dateMark) ? dateMark : word,
			start: index,
			end: index + word.length,
		}),
	)
}

/** The first word from one on that is no article; a capital “The” before a capital is part of a name. */
export function skipArticles(words: readonly Word[], from: number): number {
	const isCapital = (at: number) => /^\p{Lu}\p{L}/u.test(words[at]?.text ?? '')
	let at = from
	while (hasCareerRole(words[at]?.text ?? '', 'article') && !(isCapital(at) && isCapital(at + 1)))
		at++
	return at
}

/** The words of a sentence from one up to another; `null` where there are none, or more than a name has. */
export function toPhrase({ span, words }: Sentence, from: number, to: number): Phrase | null {
	const [first, last] = [words[from], words[to - 1]]
	if (first === undefined || last === undefined || to <= from || to - from > mostWords) return null
	return { span: sliceSpan(span, first.start, last.end), from, to }
}

/** The name with capitals that begins at a word, with the small words inside it: "Llaeth y Berwyn", "Bank of Ireland". */
export function nameAt(sentence: Sentence, from: number): Phrase | null {
	const { words } = sentence
	const isCapital = (at: number) => /^[\p{Lu}\p{N}]/u.test(words[at]?.text ?? '')
	if (!/^\p{Lu}/u.test(words[from]?.text ?? '') || words[from]?.text === 'I') return null
	let to = from + 1
	for (;;) {
		if (isCapital(to) && words[to]?.text !== 'I') to++
		else if (isInside(words[to]?.text ?? '') && isCapital(to + 1)) to += 2
		else break
	}
	return toPhrase(sentence, from, to)
}

// Short words in lower case that no English sentence has between two of its parts belong to a name in another language.
function isInside(word: string): boolean {
	if (hasCareerRole(word, 'inside')) return true
	const isShort = /^\p{Ll}{1,2}(?:['’]\p{Ll}{1,2})?$/u.test(word)
	return isShort && !['stop', 'in', 'be', 'as', 'article'].some((role) => hasCareerRole(word, role))
}
