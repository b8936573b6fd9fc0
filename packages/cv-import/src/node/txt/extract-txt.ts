import type { Extracted, ExtractedPage, TextItem } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import { cleanText } from '../../text/clean-text.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { decodeText } from './decode-text.ts'

const linesPerPage = 60
const lineHeightPt = 12
const characterWidthPt = 5.2
const marginPt = 48
const pageSize = { widthPt: 595, heightPt: 842 }

/** Lays a plain text out as a typewriter would, so that it can be read as a page. */
export function extractTxt({ bytes, fileName, limits, onPage }: ExtractionRequest): Extracted {
	const text = decodeText(bytes) ?? ''
	limits.checkText(text.length)
	const rows = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/)
	const count = Math.max(1, Math.ceil(rows.length / linesPerPage))
	if (count > limits.maxPages) throw new ReadError('file_has_too_many_pages')
	const found = { hiddenText: [] as string[], unreadable: 0 }
	const pages: ExtractedPage[] = Array.from({ length: count }, (_, index) => ({
		number: index + 1,
		...pageSize,
		items: [],
	}))
	for (const [index, row] of rows.entries()) {
		const page = pages[Math.floor(index / linesPerPage)]
		if (index % linesPerPage === 0) onPage(Math.floor(index / linesPerPage) + 1, count)
		page?.items.push(...toTextItems(row, { index, found }))
	}
	return {
		format: 'txt',
		fileName,
		bytes: bytes.byteLength,
		pages,
		warnings: [],
		linesAreParagraphs: isUnwrapped(rows),
		pageHeaderText: '',
		facts: {
			title: null,
			language: null,
			isTagged: null,
			maker: null,
			fonts: [],
			pictures: [],
			hasTables: false,
			hasTextBoxes: false,
			hiddenText: found.hiddenText,
			links: [],
			unreadableShare: text.length === 0 ? 0 : found.unreadable / text.length,
		},
	}
}

type Row = { index: number; found: { hiddenText: string[]; unreadable: number } }

function toTextItems(row: string, { index, found }: Row): TextItem[] {
	const baseline = marginPt + ((index % linesPerPage) + 1) * lineHeightPt
	const expanded = expandTabs(row)
	return [...expanded.matchAll(/\S+(?: {1,2}\S+)*/g)].flatMap((match) => {
		const clean = cleanText(match[0])
		found.unreadable += clean.unreadable
		if (clean.hidden !== '') found.hiddenText.push(clean.hidden)
		if (clean.text.trim() === '') return []
		return {
			text: clean.text,
			page: Math.floor(index / linesPerPage) + 1,
			x: marginPt + match.index * characterWidthPt,
			y: baseline - 8,
			width: clean.text.length * characterWidthPt,
			height: 10,
			baseline,
			sizePt: 10,
			font: 'plain',
			bold: false,
			italic: false,
			order: index * 100 + match.index / 10,
		}
	})
}

function expandTabs(row: string): string {
	return row.replace(/\t/g, '    ')
}

// A text editor breaks long lines at one width; a text without any break near it has whole paragraphs as lines.
function isUnwrapped(rows: string[]): boolean {
	const longest = Math.max(...rows.map((row) => row.trim().length))
	const isWrapped = rows.some((row, index) =>
		goesOnBelow(row.trim(), rows[index + 1] ?? '', longest),
	)
	return longest > longestWrapped || !isWrapped
}

const longestWrapped = 130

// Whether a program broke a line: the line is long and has no end mark, and the next line begins in lower case.
function goesOnBelow(row: string, next: string, longest: number): boolean {
	return row.length > longest * 0.6 && !/[.!?:;]$/.test(row) && /^\s*\p{Ll}/u.test(next)
}
