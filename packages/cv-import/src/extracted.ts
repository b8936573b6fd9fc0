import type { Box, FileFacts, SourceFormat } from '@app/cv'

/** A stretch of text as the file draws it, in one font; distances are points from the page's top left. */
export type TextItem = {
	text: string
	page: number
	x: number
	/** The top of the text. */
	y: number
	width: number
	height: number
	baseline: number
	sizePt: number
	font: string
	bold: boolean
	italic: boolean
	/** Its place in the order in which the file gives its text, over all pages. */
	order: number
}

export type ExtractedPage = {
	number: number
	widthPt: number
	heightPt: number
	items: TextItem[]
}

/** The output of the reader of one file format: text with geometry, and the file's own properties. */
export type Extracted = {
	format: SourceFormat
	fileName: string
	bytes: number
	pages: ExtractedPage[]
	facts: Omit<FileFacts, 'columns' | 'contactInPageHeader'>
	/** A line is a whole paragraph, as in a word processor's file, and never goes on in the next one. */
	linesAreParagraphs: boolean
	/** Words in the file's own page headers and footers, which many programs skip. */
	pageHeaderText: string
	warnings: { code: string; message: string }[]
}

export type Link = { text: string; url: string; place: Box | null }
