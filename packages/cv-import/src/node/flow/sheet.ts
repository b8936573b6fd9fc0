import type { Box } from '@app/cv'
import type { ExtractedPage, Link, TextItem } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ReadLimits } from '../extraction-request.ts'
import type { FlowDocument } from './blocks.ts'

/** Where the next line goes. */
export type Cursor = { page: number; y: number }

/**
 * A document being laid out on pages. The layout is rough, but enough to tell which texts stand side by side and
 * which below each other.
 */
export type Sheet = {
	widthPt: number
	heightPt: number
	marginPt: number
	topPt: number
	pages: ExtractedPage[]
	/** What text flows around. */
	obstacles: Obstacle[]
	/** The words of the boxes that are placed on the pages. */
	boxes: PlacedBox[]
	links: Link[]
	pictures: Box[]
	hiddenText: string[]
	hasTables: boolean
	hasTextBoxes: boolean
	fonts: Set<string>
	characters: number
	unreadable: number
	limits: ReadLimits
	onPage: (page: number, pages: number) => void
}

/** Something on a page that text flows around. */
export type Obstacle = { page: number; x: number; right: number; y: number; bottom: number }

/** A box on a page, and the words in it. */
type PlacedBox = { page: number; x: number; right: number; y: number; items: TextItem[] }

/** A document of one empty page. */
export function openSheet(
	{ widthPt, heightPt, marginPt, topPt = marginPt }: FlowDocument['page'],
	{ limits, onPage }: Pick<Sheet, 'limits' | 'onPage'>,
): Sheet {
	onPage(1, 1)
	return {
		widthPt,
		heightPt,
		marginPt,
		topPt,
		obstacles: [],
		boxes: [],
		limits,
		onPage,
		characters: 0,
		unreadable: 0,
		pages: [{ number: 1, widthPt, heightPt, items: [] }],
		links: [],
		pictures: [],
		hiddenText: [],
		fonts: new Set(),
		hasTables: false,
		hasTextBoxes: false,
	}
}

/** The part of a page in which text is set. */
export type Frame = {
	x: number
	widthPt: number
	isShaded: boolean
	/** Whether its words never go on on the next page. */
	isFixed?: boolean
}

/** Goes on at the top of the next page; throws `file_has_too_many_pages`. */
export function newPage(sheet: Sheet, cursor: Cursor): void {
	cursor.page++
	cursor.y = sheet.topPt
	if (cursor.page > sheet.limits.maxPages) throw new ReadError('file_has_too_many_pages')
	if (sheet.pages.length >= cursor.page) return
	const { widthPt, heightPt } = sheet
	sheet.pages.push({ number: cursor.page, widthPt, heightPt, items: [] })
	sheet.onPage(cursor.page, cursor.page)
}
