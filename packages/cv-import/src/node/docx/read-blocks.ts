import type { Block, Cell, ParagraphStyle } from '../flow/blocks.ts'
import { child, childValue, type XmlElement } from '../xml/parse-xml.ts'
import { inherit, isShaded, points, readParagraphStyle, type StyleSheet } from './docx-styles.ts'
import { readRuns } from './read-runs.ts'

/** The styles and link targets that all parts of a Word document share. */
export type Setting = { styles: StyleSheet; linkTargets: ReadonlyMap<string, string> }

const deleted = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:sdtPr', 'w:sectPr'])

/** The paragraphs, tables and text boxes in a part of a Word document. */
export function readBlocks(setting: Setting, elements: readonly XmlElement[]): Block[] {
	return elements.flatMap((element) => {
		if (deleted.has(element.name)) return []
		if (element.name === 'w:p') return readParagraph(setting, element)
		if (element.name === 'w:tbl') return readTable(setting, element)
		return readBlocks(setting, element.children)
	})
}

function readParagraph(setting: Setting, element: XmlElement): Block[] {
	const style = resolveStyle(setting.styles, child(element, 'w:pPr'))
	const { textBoxes, ...paragraph } = readRuns(element, { ...setting, base: style.run })
	const boxes = textBoxes.map((box) => readBlocks(setting, box.children))
	return [
		{ kind: 'paragraph', paragraph, style },
		...boxes.map((blocks) => ({ kind: 'box' as const, blocks })),
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
	return { kind: 'table', rows, columnWidthsPt }
}

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
