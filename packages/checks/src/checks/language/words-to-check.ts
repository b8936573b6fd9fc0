import { correctSpelling } from '@app/language'
import type { CheckContext } from '../../check.ts'
import { writtenPassages } from './written-passages.ts'

/** A word of small letters, or one in a capital that may be a word all the same. */
export type Word = {
	quote: string
	/** The field that it stands in; `null` for a line that belongs to no field. */
	path: string | null
	text: string
	index: number
	/** The word in front of it. */
	before: string
	/** Whether it stands in a title or a list, where more words are names than in a sentence. */
	isTerse: boolean
}

/** The words of a CV that may be looked up, in the order of the document, then those of the file that are in no field of it. */
export function wordsToCheck(context: CheckContext): Word[] {
	const written = writtenPassages(context).map((passage) => ({
		...passage,
		isTerse: passage.kind === 'line',
	}))
	// What belongs to no field is often a name or an address.
	const unread = (context.source?.unread ?? []).map(({ text }) => ({
		path: null,
		text,
		isTerse: true,
	}))
	const words = [...written, ...unread].flatMap(splitWords)
	return [...words, ...slipsBesideTheFields(context, words)]
}

// A heading and some lines are read but kept in no field.
function slipsBesideTheFields(context: CheckContext, known: readonly Word[]): Word[] {
	if (context.source === null) return []
	const kept = `${context.passages.map(({ text }) => text).join('\n')}\n${known.map(({ text }) => text).join('\n')}`
	const words = context.lines
		.flatMap((text) => splitWords({ path: null, text, isTerse: true }))
		.filter(({ quote }) => isOftenMisspelt(quote) && !kept.includes(quote))
	return [...Map.groupBy(words, ({ quote }) => quote).values()].flatMap(([first]) => first ?? [])
}

// None behind a short form that is no usual one: names are nobody’s misspelling.
const usualShortForms =
	'NHS|NVQ|BTEC|GCSE|HNC|HND|PGCE|NMC|CQC|DBS|CSCS|RAF|HGV|LGV|PPE|COSHH|HACCP|GDPR|KPI|SEN|SEND|EYFS|CPD|CIPD|AAT|ACCA'
const wordPattern = new RegExp(
	`(?<![\\p{L}\\p{N}@./&'’"“‘#_-]|(?<!\\p{Lu})(?!(?:${usualShortForms})\\b)\\p{Lu}{3,} )\\p{Lu}?\\p{Ll}+(?![\\p{L}\\p{N}@/&'’_-]|\\.\\p{L})`,
	'gu',
)

function splitWords({ path, text, isTerse }: Pick<Word, 'path' | 'text' | 'isTerse'>): Word[] {
	return [...text.matchAll(wordPattern)].flatMap(({ 0: quote, index }) => {
		const mayBeName = /^\p{Lu}/u.test(quote) && !beginsSentence(text, index)
		if (mayBeName && !(isTerse && isOftenMisspelt(quote))) return []
		return [{ quote, path, isTerse, text, index, before: wordBefore(text, index) }]
	})
}

// A stop ends a sentence behind a word that is no short form.
function beginsSentence(text: string, index: number): boolean {
	return index === 0 || /\p{Ll}{4}[.!?]\s+$/u.test(text.slice(0, index))
}

function isOftenMisspelt(word: string): boolean {
	return correctSpelling(word) !== word && !isTradeName(word)
}

/** Whether a word in a capital is a trade's, though it looks like a slip: a costumer sews, and a calender rolls rubber. */
export function isTradeName(word: string): boolean {
	return /^(?:Costumer|Calender)s?$/.test(word)
}

function wordBefore(text: string, index: number): string {
	return (
		/(?<![\p{L}\p{N}])([\p{L}'’]+) $/u.exec(text.slice(Math.max(0, index - 20), index))?.[1] ?? ''
	)
}
