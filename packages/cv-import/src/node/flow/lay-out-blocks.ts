import type { Block, BoxPlacement, Cell } from './blocks.ts'
import { layOutParagraph } from './lay-out-paragraph.ts'
import { addObstacle, countItems, fitHeight, locateBox } from './place-box.ts'
import type { Cursor, Frame, Sheet } from './sheet.ts'
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
		} else setBox(sheet, block, { frame, cursor })
	}
}

function setBox(
	sheet: Sheet,
	{ kind, blocks, placement }: Extract<Block, { kind: 'box' | 'frame' }>,
	{ frame, cursor }: Spot,
): void {
	const isBox = kind === 'box'
	if (isBox) sheet.hasTextBoxes = true
	const spot = { frame: isBox ? { ...frame, isShaded: true } : frame, cursor }
	if (placement === undefined) layOutBlocks(sheet, blocks, spot)
	else layOutPlaced(sheet, blocks, { ...spot, placement })
}

// Sets a box where it is drawn. The cursor stays where it is.
function layOutPlaced(
	sheet: Sheet,
	blocks: readonly Block[],
	{ frame, cursor, placement }: Spot & { placement: BoxPlacement },
): void {
	const box = locateBox(sheet, placement, { frame, cursor })
	const own = { page: cursor.page, y: box.y }
	const first = countItems(sheet, own.page)
	const isFixed = placement.heightPt !== null
	layOutBlocks(sheet, blocks, {
		frame: { ...frame, x: box.x, widthPt: box.widthPt, isFixed },
		cursor: own,
	})
	const { heightPt } = placement
	const items = sheet.pages[cursor.page - 1]?.items.slice(first) ?? []
	if (heightPt !== null) {
		fitHeight(items, box.y, box.y + heightPt)
		const { page } = cursor
		if (items.length > 0)
			sheet.boxes.push({ page, x: box.x, right: box.x + box.widthPt, y: box.y, items })
	}
	const bottom =
		own.page === cursor.page ? Math.max(own.y, box.y + (heightPt ?? 0)) : sheet.heightPt
	addObstacle(sheet, { ...box, page: cursor.page, bottom, wrap: placement.wrap })
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
		return { ...frame, x: frame.x + x + cellPaddingPt, widthPt, isShaded }
	})
}

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0)
}
