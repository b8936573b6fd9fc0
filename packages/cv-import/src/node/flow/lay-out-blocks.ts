import type { Block, Cell } from './blocks.ts'
import { type Cursor, type Frame, layOutParagraph, type Sheet } from './lay-out-paragraph.ts'
import { type RowPart, splitTableRow } from './split-table-row.ts'

type Spot = { frame: Frame; cursor: Cursor }

/** Sets paragraphs, tables and text boxes one under the other in a frame. */
export function layOutBlocks(
	sheet: Sheet,
	blocks: readonly Block[],
	{ frame, cursor }: Spot,
): void {
	for (const block of blocks) {
		if (block.kind === 'paragraph') {
			layOutParagraph(sheet, block.paragraph, { style: block.style, frame, cursor })
		} else if (block.kind === 'table') {
			sheet.hasTables = true
			setTable(sheet, block, { frame, cursor })
		} else {
			sheet.hasTextBoxes = true
			layOutBlocks(sheet, block.blocks, { frame: { ...frame, isShaded: true }, cursor })
		}
	}
}

type Table = Extract<Block, { kind: 'table' }>

function setTable(sheet: Sheet, { rows, columnWidthsPt }: Table, { frame, cursor }: Spot): void {
	for (const row of rows) {
		const frames = buildFrames(row, { columnWidthsPt, frame })
		for (const part of splitTableRow(row)) setPart(sheet, part, { frames, cursor })
	}
}

function setPart(
	sheet: Sheet,
	part: RowPart,
	{ frames, cursor }: { frames: readonly Frame[]; cursor: Cursor },
): void {
	const end = { ...cursor }
	for (const [at, frame] of frames.entries()) {
		const own = { ...cursor }
		layOutBlocks(sheet, part[at] ?? [], { frame, cursor: own })
		if (own.page > end.page || (own.page === end.page && own.y > end.y)) Object.assign(end, own)
	}
	Object.assign(cursor, end)
}

// The padding of a cell. Two full cells must not read as one line, so the gap between them is as wide as between
// columns.
const cellPaddingPt = 9

function buildFrames(
	row: readonly Cell[],
	{ columnWidthsPt, frame }: { columnWidthsPt: readonly number[]; frame: Frame },
): Frame[] {
	const tableWidth = sum(columnWidthsPt)
	const equal = frame.widthPt / Math.max(1, row.length)
	const scale = tableWidth > 0 ? Math.min(1, frame.widthPt / tableWidth) : 0
	let column = 0
	return row.map((cell, index) => {
		const x = scale === 0 ? equal * index : sum(columnWidthsPt.slice(0, column)) * scale
		const width = sum(columnWidthsPt.slice(column, column + cell.span)) * scale || equal
		column += cell.span
		const widthPt = Math.max(24, width - 2 * cellPaddingPt)
		const isShaded = cell.isShaded ?? frame.isShaded
		return { x: frame.x + x + cellPaddingPt, widthPt, isShaded }
	})
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0)
}
