import type { CvDocument } from '@app/cv'
import type { TitledSection } from './locales/locale.ts'

/** The words of a text in small letters, without marks between them. */
export function wordsOf(text: string): string[] {
	return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A text in one form of letters, signs and spaces. */
export function foldText(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replaceAll(/\p{Cf}|\u0307/gu, '')
		.replaceAll(/[‐-―−]/g, '-')
		.replaceAll(/[‘’‛′´`]/g, "'")
		.replaceAll(/\s+/g, ' ')
		.trim()
}

/** How often each word stands among some. */
function countWords(words: string[]): Map<string, number> {
	const counts = new Map<string, number>()
	for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
	return counts
}

/** Counts the words, or other texts, that two lists share, each as often as both have it. */
export function sharedWords(a: string[], b: string[]): number {
	const counts = countWords(b)
	let shared = 0
	for (const word of a) {
		const left = counts.get(word) ?? 0
		if (left === 0) continue
		shared += 1
		counts.set(word, left - 1)
	}
	return shared
}

type Part = Exclude<TitledSection, 'contact' | 'additional'> | 'personalInfo'

const unprinted =
	/^(?:id|startDate|endDate|date|expires|url|website|network|proficiency|handle|shape|photo|orcid)$/

/** The texts of a CV that stand in print as they are, by section; dates, levels and links do not. */
export function printedTexts(cv: CvDocument): Map<Part, string[]> {
	const { schemaVersion: _, referencesOnRequest: __, socialMedia: ___, facts: ____, ...parts } = cv
	const language = parts.language.map(({ name }) => ({ name }))
	const printed = { ...parts, language }
	return new Map(Object.entries(printed).map(([part, value]) => [part as Part, textsIn(value)]))
}

function textsIn(value: unknown): string[] {
	if (typeof value === 'string') return value === '' ? [] : [value]
	if (Array.isArray(value)) return value.flatMap(textsIn)
	if (typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([key, inner]) =>
		unprinted.test(key) ? [] : textsIn(inner),
	)
}
