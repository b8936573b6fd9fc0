import type { SourceFormat } from '@app/cv'

/** The style of a run of text; an `undefined` property is inherited. */
export type RunStyle = {
	sizePt?: number | undefined
	bold?: boolean | undefined
	italic?: boolean | undefined
	font?: string | undefined
	/** Six hexadecimal digits. */
	colour?: string | undefined
	hidden?: boolean | undefined
	shaded?: boolean | undefined
}

export type ParagraphStyle = {
	run: RunStyle
	isList?: boolean | undefined
	indentPt?: number | undefined
	beforePt?: number | undefined
	afterPt?: number | undefined
	shaded?: boolean | undefined
}

/** A stretch of a paragraph in one style; tabs and line breaks are `\t` and `\n` in its text. */
export type Run = { text: string; style: RunStyle; url: string | null }

export type Paragraph = {
	runs: Run[]
	pictures: { widthPt: number; heightPt: number }[]
	breaksPage: boolean
}

export type Cell = { blocks: Block[]; span: number; isShaded?: boolean | undefined }

/** How far from the edge of the page, its margin or the text around it something begins, or how it is aligned there. */
export type BoxOffset = {
	from: 'page' | 'margin' | 'text'
	offsetPt: number
	align: 'start' | 'centre' | 'end' | null
}

/** Where something is drawn that is not in line with the text, and where the text around it goes on. */
export type BoxPlacement = {
	across: BoxOffset
	down: BoxOffset
	widthPt: number
	/** `null` if its words make it as high as they need. */
	heightPt: number | null
	wrap: 'beside' | 'below' | 'none'
}

/** The elements that stand one below the other in a document without fixed pages. */
export type Block =
	| { kind: 'paragraph'; paragraph: Paragraph; style: ParagraphStyle }
	| { kind: 'table'; rows: Cell[][]; columnWidthsPt: number[] }
	/** A text box, in line with the text if it has no placement. */
	| { kind: 'box'; blocks: Block[]; placement?: BoxPlacement }
	/** Paragraphs or a table that text flows around. */
	| { kind: 'frame'; blocks: Block[]; placement: BoxPlacement }

/** A document of a word processor or a browser, before it is set on pages. */
export type FlowDocument = {
	format: SourceFormat
	page: { widthPt: number; heightPt: number; marginPt: number; topPt?: number }
	header: Block[]
	body: Block[]
	footer: Block[]
	title: string | null
	language: string | null
	maker: string | null
	/** Whether a picture or a coloured shape is behind the text, so that pale words can be read. */
	hasGround?: boolean
}

/** An A4 page with usual margins, for formats that name none. */
export const usualPage = { widthPt: 595, heightPt: 842, marginPt: 56 }

/** The words of blocks without their setting, a paragraph a line. */
export function plainText(blocks: readonly Block[]): string {
	return blocks
		.map((block) => {
			if (block.kind === 'box' || block.kind === 'frame') return plainText(block.blocks)
			if (block.kind === 'paragraph') return block.paragraph.runs.map(({ text }) => text).join('')
			return block.rows.map((row) => row.map((cell) => plainText(cell.blocks)).join(' ')).join('\n')
		})
		.join('\n')
}
