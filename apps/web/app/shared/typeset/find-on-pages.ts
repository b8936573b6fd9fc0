import type { Box } from '@app/cv'
import type { PageWord } from './page-words.ts'

/** Words of a field: the whole of it, which of equal fields it is, and the part that is looked for. */
type WordsOfField = { whole: string; repeat: number; quote: string }

/** Looks words up on the typeset pages. */
export type PageFinder = (wanted: WordsOfField) => Box[]

const fewestLetters = 3

/**
 * Makes a finder for these words. Only letters and figures are compared, so that breaks of lines, marks and capitals
 * of a template do not matter.
 */
export function createPageFinder(words: readonly PageWord[]): PageFinder {
	const letters = words.map(({ text }) => normaliseLetters(text))
	const wordAt = letters.flatMap((word, index) => Array.from(word, () => index))
	const printed = { words, wordAt, letters: letters.join('') }
	return ({ whole, repeat, quote }) => {
		const field = normaliseLetters(whole)
		const sought = normaliseLetters(quote)
		const begin = findNthOffset(field, repeat, printed)
		const inField =
			begin < 0 ? -1 : printed.letters.indexOf(sought, begin + lettersBefore(whole, quote))
		const isInField = inField >= 0 && inField + sought.length <= begin + field.length
		const start = isInField ? inField : findNthOffset(sought, 0, printed)
		if (sought.length < fewestLetters || start < 0) return []
		const from = wordAt[start] ?? 0
		const to = wordAt[start + sought.length - 1] ?? from
		return strokesOver(words.slice(from, to + 1))
	}
}

/** The words of all pages, their letters in one row, and which word each letter is of. */
type Printed = { words: readonly PageWord[]; letters: string; wordAt: readonly number[] }

/** Returns the part of a text that is compared: its letters and digits, in lower case. */
export function normaliseLetters(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]/gu, '')
}

// In "I am a porter, and i am early" the second is meant by "i am": capitals count where the field is known.
function lettersBefore(whole: string, quote: string): number {
	const escaped = quote.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
	const byItself = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'u').exec(whole)
	return normaliseLetters(whole.slice(0, byItself?.index ?? 0)).length
}

function findOffsets(text: string, part: string): number[] {
	const places: number[] = []
	if (part === '') return places
	for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
	return places
}

// Prefers places where the text stands alone: a title is not the beginning of a sentence with the same words, and
// "SQL" is not a part of "PostgreSQL". If there are too few places, the last one counts.
function findNthOffset(part: string, nth: number, printed: Printed): number {
	const places = findOffsets(printed.letters, part)
	const whole = places.filter((at) => areWholeWords(at, at + part.length, printed))
	const alone = whole.filter((at) => standAlone(at, at + part.length, printed))
	const sorts = [alone, whole, places]
	const best = sorts.find(({ length }) => length > nth) ?? sorts.find(({ length }) => length > 0)
	return best?.[nth] ?? best?.at(-1) ?? -1
}

function areWholeWords(start: number, end: number, { wordAt }: Printed): boolean {
	return wordAt[start] !== wordAt[start - 1] && wordAt[end - 1] !== wordAt[end]
}

function standAlone(start: number, end: number, { words, wordAt }: Printed): boolean {
	const [first = 0, last = 0] = [wordAt[start], wordAt[end - 1]]
	return areParted(words[first - 1], words[first]) && areParted(words[last], words[last + 1])
}

const wideGapPt = 12

/** Whether one word ends something: the next is on another line or far off, or a mark stands between them. */
function areParted(word: PageWord | undefined, next: PageWord | undefined): boolean {
	if (word === undefined || next === undefined) return true
	const isSameLine = word.page === next.page && Math.abs(word.y - next.y) < 1
	const isFar = next.x - (word.x + word.width) > wideGapPt
	return (
		!isSameLine || isFar || /[^\p{L}\p{N}]$/u.test(word.text) || normaliseLetters(next.text) === ''
	)
}

// Words beside one another on a line are one stroke.
function strokesOver(words: readonly PageWord[]): Box[] {
	const lines = Map.groupBy(words, ({ page, y }) => `${page} ${Math.round(y)}`)
	return [...lines.values()].map((line) => {
		const left = Math.min(...line.map(({ x }) => x))
		const right = Math.max(...line.map(({ x, width }) => x + width))
		const { page = 1, y = 0, height = 0 } = line[0] ?? {}
		return { page, x: left, y, width: right - left, height }
	})
}
