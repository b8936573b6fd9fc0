import type { Passage } from '@app/cv'
import { correctSpelling, correctYsPlural } from '@app/language'
import type { CheckContext } from '../check.ts'
import { writtenPassages } from './written-passages.ts'

/** A word to look up: in small letters, or with a capital but perhaps no name. */
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

/**
 * Lists the words of a CV to look up, in the order of the document, then those of file lines that belong to no field.
 */
export function wordsToCheck(context: CheckContext): Word[] {
	const written = writtenPassages(context)
	const own = written.map((passage) => ({ ...passage, isTerse: passage.kind === 'line' }))
	// A line that belongs to no field is often a name or an address.
	const unread = (context.source?.unread ?? []).map(({ text }) => ({
		path: null,
		text,
		isTerse: true,
	}))
	const words = [...own, ...unread].flatMap((text) => splitWords(text, context))
	const named = slipsInNames(context, new Set(written))
	return [...words, ...named, ...slipsBesideTheFields(context, [...words, ...named])]
}

// A firm may be called anything, but a certain misspelling in small letters is no part of its name.
function slipsInNames(context: CheckContext, written: ReadonlySet<Passage>): Word[] {
	return context.passages
		.filter((passage) => passage.section !== 'publications' && !written.has(passage))
		.flatMap(({ path, text }) => splitWords({ path, text, isTerse: true }, context))
		.filter(({ quote }) => /^\p{Ll}/u.test(quote) && isSurelyMisspelt(quote, context))
}

// A heading and some lines are read but kept in no field.
function slipsBesideTheFields(context: CheckContext, known: readonly Word[]): Word[] {
	if (context.source === null) return []
	const kept = `${context.passages.map(({ text }) => text).join('\n')}\n${known.map(({ text }) => text).join('\n')}`
	const words = context.lines
		.flatMap((text) => splitWords({ path: null, text, isTerse: true }, context))
		.filter(({ quote }) => isSurelyMisspelt(quote, context) && !kept.includes(quote))
	return [...Map.groupBy(words, ({ quote }) => quote).values()].flatMap(([first]) => first ?? [])
}

// None behind a short form that is no usual one: names are nobody’s misspelling.
const usualShortForms =
	'NHS|NVQ|BTEC|GCSE|HNC|HND|PGCE|NMC|CQC|DBS|CSCS|RAF|HGV|LGV|PPE|COSHH|HACCP|GDPR|KPI|SEN|SEND|EYFS|CPD|CIPD|AAT|ACCA'
const wordPattern = new RegExp(
	`(?<![\\p{L}\\p{N}@./&'’"“‘#_-]|(?<!\\p{Lu})(?!(?:${usualShortForms})\\b)\\p{Lu}{3,} )(?:\\p{Lu}?\\p{Ll}+|\\p{Lu}{5,})(?![\\p{L}\\p{N}@/&'’_-]|\\.\\p{L})`,
	'gu',
)

function splitWords(
	{ path, text, isTerse }: Pick<Word, 'path' | 'text' | 'isTerse'>,
	context: CheckContext,
): Word[] {
	return [...text.matchAll(wordPattern)].flatMap(({ 0: quote, index }) => {
		if (/^\p{Lu}{2}/u.test(quote) && !isSurelyMisspelt(quote, context)) return []
		const mayBeName = /^\p{Lu}\p{Ll}/u.test(quote) && !beginsSentence(text, index)
		if (mayBeName && !(isTerse && isOftenMisspelt(quote))) return []
		return [{ quote, path, isTerse, text, index, before: wordBefore(text, index) }]
	})
}

/** Whether a word begins a sentence. A stop ends one behind a word that is no short form. */
export function beginsSentence(text: string, index: number): boolean {
	return index === 0 || /\p{Ll}{4}[.!?]\s+$/u.test(text.slice(0, index))
}

function isOftenMisspelt(word: string): boolean {
	return correctSpelling(word) !== word && !isTradeName(word)
}

// Whether a word is misspelt even if its capitals suggest a name or an abbreviation.
function isSurelyMisspelt(word: string, { knowsWord }: CheckContext): boolean {
	const small = word.toLowerCase()
	return isOftenMisspelt(word) || (knowsWord !== null && correctYsPlural(small, knowsWord) !== null)
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
