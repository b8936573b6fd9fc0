import { type Cursor, type Frame, layOutParagraph, type Sheet } from './lay-out.ts'
import { child, childValue, type XmlElement } from './parse-xml.ts'
import { type Paragraph, readRuns } from './read-runs.ts'
import {
	inherit,
	isShaded,
	type ParagraphStyle,
	points,
	readParagraphStyle,
	type StyleSheet,
} from './run-style.ts'

/** What the parts of a document have in common while they are set. */
export type Setting = {
	sheet: Sheet
	styles: StyleSheet
	linkTargets: ReadonlyMap<string, string>
	/** Whether tables and text boxes were met. */
	met: { tables: boolean; textBoxes: boolean }
}

const deleted = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sdtPr', 'w:sectPr'])

/** Sets paragraphs and tables one under the other in a frame. */
export function layOutBlocks(
	setting: Setting,
	blocks: readonly XmlElement[],
	{ frame, cursor }: { frame: Frame; cursor: Cursor },
): void {
	for (const block of blocks) {
		if (deleted.has(block.name)) continue
		if (block.name === 'w:p') layOutOne(setting, block, { frame, cursor })
		else if (block.name === 'w:tbl') layOutTable(setting, block, { frame, cursor })
		else layOutBlocks(setting, block.children, { frame, cursor })
	}
}

type Spot = { frame: Frame; cursor: Cursor }

function layOutOne(setting: Setting, element: XmlElement, { frame, cursor }: Spot): void {
	const style = styleOf(setting.styles, child(element, 'w:pPr'))
	const { styles, linkTargets } = setting
	const paragraph: Paragraph = readRuns(element, { styles, linkTargets, base: style.run })
	layOutParagraph(setting.sheet, paragraph, { style, frame, cursor })
	for (const box of paragraph.textBoxes) {
		setting.met.textBoxes = true
		layOutBlocks(setting, box.children, { frame: { ...frame, isShaded: true }, cursor })
	}
}

function styleOf(styles: StyleSheet, properties: XmlElement | undefined): ParagraphStyle {
	const named = styles.byId.get(childValue(properties, 'w:pStyle') ?? '')
	const base = named === undefined ? styles.base : inherit(styles.base, named)
	return inherit(base, readParagraphStyle(properties))
}

function layOutTable(setting: Setting, table: XmlElement, { frame, cursor }: Spot): void {
	setting.met.tables = true
	const grid = (child(table, 'w:tblGrid')?.children ?? []).map(
		(column) => points(column.attributes['w:w']) ?? 0,
	)
	for (const row of rowsOf(table)) {
		const end = { ...cursor }
		for (const { cell, frame: inner } of framesOf(row, { grid, frame })) {
			const own = { ...cursor }
			layOutBlocks(setting, cell.children, { frame: inner, cursor: own })
			if (own.page > end.page || (own.page === end.page && own.y > end.y)) Object.assign(end, own)
		}
		Object.assign(cursor, end)
	}
}

const cellPaddingPt = 4

function framesOf(
	row: readonly XmlElement[],
	{ grid, frame }: { grid: readonly number[]; frame: Frame },
): { cell: XmlElement; frame: Frame }[] {
	const gridWidth = sum(grid)
	const equal = frame.widthPt / Math.max(1, row.length)
	const scale = gridWidth > 0 ? Math.min(1, frame.widthPt / gridWidth) : 0
	let column = 0
	return row.map((cell, index) => {
		const properties = child(cell, 'w:tcPr')
		const span = Number(childValue(properties, 'w:gridSpan') ?? '1') || 1
		const x = scale === 0 ? equal * index : sum(grid.slice(0, column)) * scale
		const width = sum(grid.slice(column, column + span)) * scale || equal
		column += span
		const widthPt = Math.max(24, width - 2 * cellPaddingPt)
		const isOnColour = isShaded(properties) ?? frame.isShaded
		return { cell, frame: { x: frame.x + x + cellPaddingPt, widthPt, isShaded: isOnColour } }
	})
}

function rowsOf(table: XmlElement): XmlElement[][] {
	return inside(table, 'w:tr').map((row) => inside(row, 'w:tc'))
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

function sum(values: readonly number[]): number {
	return values.reduce((total, value) => total + value, 0)
}

/** The text of a part without its setting, for page headers and footers. */
export function plainText(element: XmlElement): string {
	if (element.name === 'w:t') return element.text
	if (element.name === 'w:tab') return ' '
	const inner = element.children.map(plainText).join('')
	return element.name === 'w:p' ? `${inner}\n` : inner
}
