import type { Entry } from '../fields/entry.ts'
import { fold } from '../lexicon/fold.ts'
import { englishConnective } from '../lexicon/head-connectives.ts'
import { type Span, sliceSpan } from '../text/span.ts'

/** The separators between two words of a head, and at its two ends. */
export const headSeparators = [
	'edge',
	'row',
	'cell',
	'bar',
	'dash',
	'dot',
	'open',
	'close',
	'colon',
	'semicolon',
	'comma',
	'slash',
	'stop',
	'at',
	'space',
] as const
export type HeadSeparator = (typeof headSeparators)[number]

/** One word of the head of an entry. */
export type HeadWord = {
	text: string
	/** The word without accents and capitals. A small word between title and employer is given in English. */
	folded: string
	/** The line of the head that it stands on, from 0 up, and where on it. */
	row: number
	start: number
	end: number
	bold: boolean
	italic: boolean
	before: HeadSeparator
	after: HeadSeparator
	/** The word before it is set in another way. */
	changesStyle: boolean
	/** The dates of the entry stand on its line. */
	isBesideDates: boolean
}

/** The words of a head, and the lines they stand on. */
export type Head = { words: HeadWord[]; rows: Span[] }

/** The most words of a head that are read. A damaged file may be one endless line. */
const mostWords = 48

/** Reads the words of an entry's head in order, with the separators between them. */
export function readHead({ header, date }: Pick<Entry, 'header' | 'date'>): Head {
	const dated = date?.span.pieces[0]?.item
	const words: Omit<HeadWord, 'changesStyle'>[] = []
	for (const [row, { span }] of header.entries()) {
		const line = span.pieces[0]?.item
		const isBesideDates =
			dated !== undefined && line?.page === dated.page && line.baseline === dated.baseline
		words.push(...wordsOfRow(span, row).map((word) => ({ ...word, isBesideDates })))
		if (words.length > mostWords) break
	}
	return { words: linkWords(words.slice(0, mostWords)), rows: header.map(({ span }) => span) }
}

type Unlinked = Omit<HeadWord, 'changesStyle' | 'isBesideDates'>

const wordShape = /[\p{L}\p{N}](?:[^\s,;:|()[\]–—•·∙⋅▪◦/@"“”\t]*[\p{L}\p{N}.+#%!'’])?/gu

function wordsOfRow(span: Span, row: number): Unlinked[] {
	const { text } = span
	const words: Unlinked[] = []
	const firstMark = row === 0 ? 'edge' : 'row'
	let last = 0
	for (const match of text.matchAll(wordShape)) {
		const [printed] = match
		const word = endsSentence(printed, text.slice(match.index + printed.length))
			? printed.slice(0, -1)
			: printed
		const end = match.index + word.length
		const item = span.pieces.find((piece) => piece.end > match.index)?.item
		const between = text.slice(last, match.index)
		words.push({
			text: word,
			folded: englishConnective(word) ?? fold(word),
			row,
			start: match.index,
			end,
			bold: item?.bold === true,
			italic: item?.italic === true,
			before: words.length === 0 ? firstMark : markOf(between),
			after: 'edge',
		})
		last = end
	}
	return words
}

// A full stop after a long word ends a sentence; after a short word, or one with further capitals, it may mark a short form.
const longWord = /^\p{L}\p{Ll}{4,}\.$/u

function endsSentence(word: string, rest: string): boolean {
	return longWord.test(word) && /^(?:\s+\p{Lu}|\s*$)/u.test(rest)
}

function linkWords(words: readonly Omit<HeadWord, 'changesStyle'>[]): HeadWord[] {
	return words.map((word, index) => {
		const [before, next] = [words[index - 1], words[index + 1]]
		return {
			...word,
			after: next?.before ?? 'edge',
			changesStyle:
				before !== undefined && (before.bold !== word.bold || before.italic !== word.italic),
		}
	})
}

function markOf(between: string): HeadSeparator {
	if (between.includes('\t')) return 'cell'
	if (between.includes('|')) return 'bar'
	if (/[–—~]|\s-|-\s/.test(between)) return 'dash'
	if (/[•·∙⋅▪◦]/.test(between)) return 'dot'
	if (/[([]/.test(between)) return 'open'
	if (/[)\]]/.test(between)) return 'close'
	if (between.includes(':')) return 'colon'
	if (between.includes(';')) return 'semicolon'
	if (between.includes(',')) return 'comma'
	if (between.includes('/')) return 'slash'
	if (between.includes('@')) return 'at'
	if (between.startsWith('.')) return 'stop'
	return /\s{2}/.test(between) ? 'cell' : 'space'
}

/** The words of a head from one up to, not including, another, as printed; both on one line. */
export function sliceHead({ words, rows }: Head, from: number, to: number): Span | null {
	const [first, last] = [words[from], words[to - 1]]
	const row = rows[first?.row ?? -1]
	if (first === undefined || last === undefined || row === undefined) return null
	const inner = row.text.slice(first.start, last.end)
	// A bracket that opens within the words closes with them.
	const isOpen = inner.lastIndexOf('(') > inner.lastIndexOf(')')
	const closes = isOpen && row.text[last.end] === ')'
	return sliceSpan(row, first.start, last.end + (closes ? 1 : 0))
}
