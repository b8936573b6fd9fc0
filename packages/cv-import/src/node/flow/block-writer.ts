import { ReadError } from '../../read-error.ts'
import type { Block, Cell, Paragraph, ParagraphStyle, Run } from './blocks.ts'

/** Puts words together to paragraphs, and paragraphs to blocks in tables in tables. */
export type BlockWriter = {
	add: (run: Run) => void
	addPicture: (picture: Paragraph['pictures'][number]) => void
	/** Ends the paragraph; without words there is none. */
	endParagraph: (style: Omit<ParagraphStyle, 'run'>) => void
	openTable: () => void
	openRow: () => void
	openCell: (cell: Omit<Cell, 'blocks'>) => void
	closeCell: () => void
	closeTable: () => void
	isEmpty: () => boolean
	finish: () => Block[]
}

type Table = { rows: Cell[][]; around: Block[] }

const maxTablesDeep = 40

/** Begins an empty piece of writing. */
export function createBlockWriter(): BlockWriter {
	const blocks: Block[] = []
	let current = blocks
	let paragraph: Paragraph = { runs: [], pictures: [], breaksPage: false }
	const tables: Table[] = []

	const isEmpty = () => paragraph.runs.every(({ text }) => text.trim() === '')

	function endParagraph(style: Omit<ParagraphStyle, 'run'>): void {
		if (!isEmpty() || paragraph.pictures.length > 0)
			current.push({ kind: 'paragraph', paragraph, style: { run: {}, ...style } })
		paragraph = { runs: [], pictures: [], breaksPage: false }
	}

	function closeTable(): void {
		const table = tables.pop()
		if (table === undefined) return
		current = table.around
		if (table.rows.length > 0) current.push({ kind: 'table', rows: table.rows, columnWidthsPt: [] })
	}

	return {
		isEmpty,
		endParagraph,
		closeTable,
		add: (run) => {
			paragraph.runs.push(run)
		},
		addPicture: (picture) => {
			paragraph.pictures.push(picture)
		},
		openTable: () => {
			if (tables.length >= maxTablesDeep) throw new ReadError('file_too_large')
			tables.push({ rows: [], around: current })
		},
		openRow: () => {
			tables.at(-1)?.rows.push([])
		},
		openCell: (cell) => {
			const table = tables.at(-1)
			if (table === undefined) return
			if (table.rows.length === 0) table.rows.push([])
			const inner: Block[] = []
			table.rows.at(-1)?.push({ ...cell, blocks: inner })
			current = inner
		},
		closeCell: () => {
			current = tables.at(-1)?.around ?? blocks
		},
		finish: () => {
			while (tables.length > 0) closeTable()
			return blocks
		},
	}
}
