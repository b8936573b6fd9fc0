import type { CvSource, SourceLine } from '@app/cv'
import { formatPartialDate } from '@app/cv'
import { parseDateText } from '@app/language'
import type { TextItem } from '../extracted.ts'
import { type Field, readAs } from '../fields/extracted.ts'
import { cleanText } from '../text/clean-text.ts'
import { type Span, toSpan } from '../text/span.ts'

const page = { widthPt: 595, heightPt: 842, marginPt: 56 }
const lineHeightPt = 15
const letterPt = 5

/**
 * A page on which the values of a data file are written one under the other, so that each has a place to point at.
 * Values are taken by `said` and its siblings in the order in which they are to be read.
 */
export type DataSheet = {
	/** Begins a section with its title. */
	section: (title: string, kind: string) => void
	said: (value: unknown) => Field | undefined
	/** A date in any form that people write; one that cannot be read is left to the unread words. */
	date: (value: unknown) => Field | undefined
	/** A value that is read out of other words. */
	readFrom: (words: string, value: string) => Field | undefined
	print: (text: string) => Span
	/** The values that were taken, as the file has them. */
	taken: () => readonly string[]
	pages: () => CvSource['pages']
	headings: () => CvSource['headings']
}

/** Begins an empty sheet. */
export function createDataSheet(): DataSheet {
	const lines: SourceLine[] = []
	const headings: CvSource['headings'] = []
	const taken: string[] = []

	function write(text: string, isHeading: boolean): Span {
		const item = toTextItem(text, lines.length)
		const { x, y, width, height, sizePt } = item
		const place = { page: item.page, x, y, width, height }
		lines.push({ text: item.text, place, sizePt, bold: isHeading, font: 'plain' })
		return toSpan(item)
	}

	function readFrom(words: string, value: string): Field | undefined {
		if (value === '') return undefined
		taken.push(value)
		return readAs(value, write(words, false), 1)
	}

	return {
		readFrom,
		taken: () => taken,
		print: (text) => write(text, false),
		section: (title, kind) => {
			const [line] = write(title, true).pieces
			const place = lines.at(-1)?.place ?? null
			if (line !== undefined) headings.push({ text: title, section: kind, place })
		},
		said: (value) => {
			const text = toText(value)
			return text === '' ? undefined : readFrom(text, text)
		},
		date: (value) => {
			const text = toText(value).replace(/T\d\d:\d\d.*$/s, '')
			const date = parseDateText(text)?.date ?? ''
			if (date === '') return undefined
			taken.push(toText(value))
			return readFrom(formatPartialDate(date), date)
		},
		pages: () => toPages(lines),
		headings: () => headings,
	}
}

/** A value of a data file as clean words; `''` for what has none. */
export function toText(value: unknown): string {
	if (typeof value !== 'string' && typeof value !== 'number') return ''
	return String(value)
		.split('\n')
		.map((line) => cleanText(line).text.trim())
		.join('\n')
		.trim()
}

const linesPerPage = Math.floor((page.heightPt - 2 * page.marginPt) / lineHeightPt)

function toTextItem(text: string, index: number): TextItem {
	const y = page.marginPt + (index % linesPerPage) * lineHeightPt
	const words = text.replace(/\s+/g, ' ').trim()
	return {
		text: words,
		page: Math.floor(index / linesPerPage) + 1,
		x: page.marginPt,
		y,
		width: Math.min(words.length * letterPt, page.widthPt - 2 * page.marginPt),
		height: 11,
		baseline: y + 9,
		sizePt: 10,
		font: 'plain',
		bold: false,
		italic: false,
		order: index,
	}
}

function toPages(lines: readonly SourceLine[]): CvSource['pages'] {
	const count = Math.max(1, Math.ceil(lines.length / linesPerPage))
	const byPage = Map.groupBy(lines, ({ place }) => place.page)
	return Array.from({ length: count }, (_, index) => ({
		number: index + 1,
		widthPt: page.widthPt,
		heightPt: page.heightPt,
		lines: byPage.get(index + 1) ?? [],
	}))
}
