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
	// "SQL" is not in "PostgreSQL" while it stands on the page by itself.
	const isWhole = (start: number, length: number) =>
		wordAt[start] !== wordAt[start - 1] && wordAt[start + length - 1] !== wordAt[start + length]
	return ({ whole, repeat, quote }) => {
		const field = lettersOf(whole)
		const sought = lettersOf(quote)
		const begin =
			field === ''
				? -1
				: nthPlaceOf(placesOf(all, field), repeat, (at) => isWhole(at, field.length))
		const inField = begin < 0 ? -1 : all.indexOf(sought, begin)
		const isInField = inField >= 0 && inField + sought.length <= begin + field.length
		const start = isInField
			? inField
			: nthPlaceOf(placesOf(all, sought), 0, (at) => isWhole(at, sought.length))
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

function placesOf(text: string, part: string): number[] {
	const places: number[] = []
	if (part === '') return places
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
	return places
}

// Places of whole words come before those inside words; where there are too few the last one is meant.
function nthPlaceOf(places: number[], nth: number, isWhole: (at: number) => boolean): number {
	const whole = places.filter(isWhole)
	const best = whole.length > 0 ? whole : places
	return best[Math.min(nth, best.length - 1)] ?? -1
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
