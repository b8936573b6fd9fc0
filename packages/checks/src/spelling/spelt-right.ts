import type { CheckContext } from '../check.ts'
import { changedOnce } from '../once-per-context.ts'
import { withWords } from '../with-words.ts'
import { findLineMistakes } from './line-mistakes.ts'
import { findMisspellings, type Misspelling } from './misspellings.ts'

/**
 * Returns the CV with its mistakes corrected, once for each context. Its content is judged on this text: a mistake
 * hides no buzzword and no tool, so correcting it changes only the points for language. Evidence quotes the words as
 * they were written.
 */
export const speltRight = changedOnce(makeRight)

function makeRight(context: CheckContext): CheckContext {
	const misspellings = findMisspellings(context)
	const { mistakes } = findLineMistakes(context)
	if (misspellings.length + mistakes.length === 0) return context
	const stretches = Map.groupBy(mistakes, ({ path }): string | null => path)
	const byQuote = new Map(misspellings.map((one) => [one.quote, one]))
	const isAt = ({ paths }: Misspelling, path: string | null) => paths.includes(path)
	const rightAt = (path: string | null) => (text: string) => {
		const own = stretches.get(path) ?? []
		const words = findWords(text, (word) => {
			const one = byQuote.get(word)
			return one !== undefined && isAt(one, path) ? one.words[0] : word
		})
		const others = words.filter(({ start, end }) =>
			own.every((one) => one.end <= start || one.start >= end),
		)
		return putRight(text, [...own, ...others])
	}
	const written = new Map(context.passages.map(({ path, text }) => [path, text]))
	const right = withWords(context, (text, path) => rightAt(path)(text).text)
	return {
		...right,
		pointAt: ({ path, quote }) => {
			const text = path === null ? undefined : written.get(path)
			if (text === undefined || text.includes(quote)) return context.pointAt({ path, quote })
			return context.pointAt({ path, quote: rightAt(path)(text).writtenFor(quote) })
		},
	}
}

type Right = {
	text: string
	/** The words as they were written where the right text has these; the same words where it doesn’t have them. */
	writtenFor: (quote: string) => string
}

/** A word put right: where it was written, and where it stands now. */
type Change = { was: [start: number, end: number]; now: [start: number, end: number] }

type Wrong = { start: number; end: number; meant: string }

const anyWord = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu

function findWords(text: string, correct: (word: string) => string): Wrong[] {
	return [...text.matchAll(anyWord)].flatMap(({ 0: word, index: start }) => {
		const meant = correct(word)
		return meant === word ? [] : [{ start, end: start + word.length, meant }]
	})
}

function putRight(text: string, wrong: readonly Wrong[]): Right {
	const changes: Change[] = []
	let [right, at] = ['', 0]
	for (const { start, end, meant } of wrong.toSorted((one, other) => one.start - other.start)) {
		right += text.slice(at, start)
		changes.push({ was: [start, end], now: [right.length, right.length + meant.length] })
		right += meant
		at = end
	}
	right += text.slice(at)
	return {
		text: right,
		writtenFor: (quote) => {
			const start = right.indexOf(quote)
			if (start === -1) return quote
			const end = start + quote.length
			return text.slice(placeBefore(changes, start, 'start'), placeBefore(changes, end, 'end'))
		},
	}
}

// Within a word that was put right, its whole is meant.
function placeBefore(changes: readonly Change[], at: number, edge: 'start' | 'end'): number {
	const last = changes.findLast(
		({ now: [start] }) => start < at || (start === at && edge === 'start'),
	)
	if (last === undefined) return at
	const isInside = edge === 'end' ? at <= last.now[1] : at < last.now[1]
	if (isInside) return edge === 'end' ? last.was[1] : last.was[0]
	return at - last.now[1] + last.was[1]
}
