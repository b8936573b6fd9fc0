import type { Block, BoxPlacement, Cell, ParagraphStyle } from '../flow/blocks.ts'
import { child, childValue, type XmlElement } from '../xml/parse-xml.ts'
import { inherit, isShaded, points, readParagraphStyle, type StyleSheet } from './docx-styles.ts'
import { readFramePlacement, readTablePlacement } from './read-frames.ts'
import { readRuns } from './read-runs.ts'

/** The styles and link targets that all parts of a Word document share. */
export type Setting = { styles: StyleSheet; linkTargets: ReadonlyMap<string, string> }

const deleted = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sdtPr', 'w:sectPr'])

/** The paragraphs, tables and text boxes in a part of a Word document. */
export function readBlocks(setting: Setting, elements: readonly XmlElement[]): Block[] {
	const blocks = elements.flatMap((element) => {
		if (deleted.has(element.name)) return []
		if (element.name === 'w:p') return readFramed(setting, element)
		if (element.name === 'w:tbl') return readTable(setting, element)
		return readBlocks(setting, element.children)
	})
	return joinFrames(blocks)
}

function readFramed(setting: Setting, element: XmlElement): Block[] {
	const blocks = readParagraph(setting, element)
	const placement = readFramePlacement(child(child(element, 'w:pPr'), 'w:framePr'))
	return placement === null ? blocks : [{ kind: 'frame', blocks, placement }]
}

// Paragraphs one below the other with the same frame stand in it together.
function joinFrames(blocks: readonly Block[]): Block[] {
	const joined: Block[] = []
	for (const block of blocks) {
		const last = joined.at(-1)
		const isSame =
			block.kind === 'frame' &&
			last?.kind === 'frame' &&
			isSamePlace(last.placement, block.placement)
		if (isSame) joined[joined.length - 1] = { ...last, blocks: [...last.blocks, ...block.blocks] }
		else joined.push(block)
	}
	return joined
}

function isSamePlace(a: BoxPlacement, b: BoxPlacement): boolean {
	return JSON.stringify(a) === JSON.stringify(b)
}

function readParagraph(setting: Setting, element: XmlElement): Block[] {
	const style = resolveStyle(setting.styles, child(element, 'w:pPr'))
	const { textBoxes, ...paragraph } = readRuns(element, { ...setting, base: style.run })
	const boxes = textBoxes.map(({ content, placement }): Block => {
		const blocks = readBlocks(setting, content.children)
		return { kind: 'box', blocks, ...(placement === null ? {} : { placement }) }
	})
	const isPlaced = (box: Block) => box.kind === 'box' && box.placement !== undefined
	return [
		...boxes.filter(isPlaced),
		{ kind: 'paragraph', paragraph, style },
		...boxes.filter((box) => !isPlaced(box)),
	]
}

function resolveStyle(styles: StyleSheet, properties: XmlElement | undefined): ParagraphStyle {
	const named = styles.byId.get(childValue(properties, 'w:pStyle') ?? '')
	const base = named === undefined ? styles.base : inherit(styles.base, named)
	return inherit(base, readParagraphStyle(properties))
}

function readTable(setting: Setting, table: XmlElement): Block {
	const columnWidthsPt = (child(table, 'w:tblGrid')?.children ?? []).map(
		(column) => points(column.attributes['w:w']) ?? 0,
	)
	const rows = inside(table, 'w:tr').map((row) =>
		inside(row, 'w:tc').map((cell) => readCell(setting, cell)),
	)
	const block: Block = { kind: 'table', rows, columnWidthsPt }
	const widthPt = columnWidthsPt.reduce((sum, width) => sum + width, 0)
	const position = child(child(table, 'w:tblPr'), 'w:tblpPr')
	// Text that has no room beside a table goes on below it, as below any table.
	const placement = widthPt > widestFloatPt ? null : readTablePlacement(position, widthPt)
	return placement === null ? block : { kind: 'frame', blocks: [block], placement }
}

const widestFloatPt = 300

function readCell(setting: Setting, cell: XmlElement): Cell {
	const properties = child(cell, 'w:tcPr')
	return {
		blocks: readBlocks(setting, cell.children),
		span: Number(childValue(properties, 'w:gridSpan') ?? '1') || 1,
		isShaded: isShaded(properties),
	}
}

// Content controls and tracked insertions stand between a table, its rows and their cells.
function inside(element: XmlElement, name: string): XmlElement[] {
	return element.children.flatMap((each) => {
		if (each.name === name) return isDeletedRow(each) ? [] : each
		const isWrapper = /^w:(?:sdt|sdtContent|ins|customXml)$/.test(each.name)
		return isWrapper ? inside(each, name) : []
	})
}

function isDeletedRow(row: XmlElement): boolean {
	return child(child(row, 'w:trPr'), 'w:del') !== undefined
}
