import type { Place } from '@app/cv'
import type { PageWord } from './page-words.ts'

/** Words of a field: the whole of it, which of equal fields it is, and the part that is looked for. */
export type WordsOfField = { whole: string; repeat: number; quote: string }

/** Looks words up on the typeset pages. */
export type PageFinder = (wanted: WordsOfField) => Place[]

const fewestLetters = 3

/**
 * Makes a finder for these words. Only letters and figures are compared, so that breaks of lines, marks and capitals
 * of a template do not matter.
 */
export function createPageFinder(words: readonly PageWord[]): PageFinder {
	const letters = words.map(({ text }) => lettersOf(text))
	const all = letters.join('')
	const wordAt = letters.flatMap((word, index) => Array.from(word, () => index))
	return ({ whole, repeat, quote }) => {
		const field = lettersOf(whole)
		const sought = lettersOf(quote)
		const begin = field === '' ? -1 : nthIndexOf(all, field, repeat)
		const inField = begin < 0 ? -1 : all.indexOf(sought, begin)
		const isInField = inField >= 0 && inField + sought.length <= begin + field.length
		const start = isInField ? inField : all.indexOf(sought)
		if (sought.length < fewestLetters || start < 0) return []
		const from = wordAt[start] ?? 0
		const to = wordAt[start + sought.length - 1] ?? from
		return strokesOver(words.slice(from, to + 1))
	}
}

function lettersOf(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '')
}

function nthIndexOf(text: string, part: string, nth: number): number {
	let index = text.indexOf(part)
	for (let seen = 0; seen < nth && index >= 0; seen++) {
		const next = text.indexOf(part, index + 1)
		if (next < 0) return index
		index = next
	}
	return index
}

// Words beside one another on a line are one stroke.
function strokesOver(words: readonly PageWord[]): Place[] {
	const lines = Map.groupBy(words, ({ page, y }) => `${page} ${Math.round(y)}`)
	return [...lines.values()].map((line) => {
		const left = Math.min(...line.map(({ x }) => x))
		const right = Math.max(...line.map(({ x, width }) => x + width))
		const { page = 1, y = 0, height = 0 } = line[0] ?? {}
		return { page, x: left, y, width: right - left, height }
	})
}
