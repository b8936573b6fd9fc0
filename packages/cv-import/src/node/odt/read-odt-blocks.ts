import type { Block, Cell } from '../flow/blocks.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import type { OdtStyles } from './odt-styles.ts'
import { readOdtRuns } from './read-odt-runs.ts'

/** How deep in lists the reading is, and whether the next paragraph begins an item of one. */
type Lists = { depth: number; beginsItem: boolean }

const unseen = new Set([
	'text:tracked-changes',
	'office:forms',
	'text:sequence-decls',
	'text:variable-decls',
	'text:user-field-decls',
	'office:annotation',
	'#text',
])
const listIndentPt = 18

/** The paragraphs, lists, tables and text boxes in a part of an OpenDocument text. */
export function readOdtBlocks(
	elements: readonly XmlElement[],
	styles: OdtStyles,
	lists: Lists = { depth: 0, beginsItem: false },
): Block[] {
	return elements.flatMap((element) => {
		if (unseen.has(element.name)) return []
		if (element.name === 'text:p' || element.name === 'text:h') {
			const blocks = readParagraph(element, styles, lists)
			lists.beginsItem = false
			return blocks
		}
		if (element.name === 'table:table') return readTable(element, styles)
		return readOdtBlocks(element.children, styles, enterList(element, lists))
	})
}

function enterList({ name }: XmlElement, lists: Lists): Lists {
	if (name === 'text:list') return { ...lists, depth: lists.depth + 1 }
	return name === 'text:list-item' ? { ...lists, beginsItem: true } : lists
}

function readParagraph(element: XmlElement, styles: OdtStyles, lists: Lists): Block[] {
	const style = styles.find('paragraph', element.attributes['text:style-name'])
	const { boxes, ...paragraph } = readOdtRuns(element, {
		styles,
		style: style.run,
		readBlocks: (inner) => readOdtBlocks(inner, styles),
	})
	// A list may carry its headings' numbers; a heading is no point of it.
	const isList = lists.beginsItem && element.name === 'text:p'
	const indentPt = isList ? (style.indentPt ?? 0) + lists.depth * listIndentPt : style.indentPt
	const breaksPage = style.breaksPage === true
	return [
		{
			kind: 'paragraph',
			paragraph: { ...paragraph, breaksPage },
			style: { ...style, isList, indentPt },
		},
		...boxes.map((blocks) => ({ kind: 'box' as const, blocks })),
	]
}

const maxRepeats = 64

function readTable(table: XmlElement, styles: OdtStyles): Block {
	const columnWidthsPt = inside(table, 'table:table-column').flatMap(({ attributes }) => {
		const repeats = Number(attributes['table:number-columns-repeated'] ?? 1) || 1
		const { widthPt } = styles.find('table-column', attributes['table:style-name'])
		return Array<number>(Math.min(repeats, maxRepeats)).fill(widthPt ?? 0)
	})
	const rows = inside(table, 'table:table-row').map((row) =>
		row.children
			.filter(({ name }) => name === 'table:table-cell')
			.map((cell) => readCell(cell, styles)),
	)
	const isMeasured = columnWidthsPt.every((width) => width > 0)
	return { kind: 'table', rows, columnWidthsPt: isMeasured ? columnWidthsPt : [] }
}

function readCell(cell: XmlElement, styles: OdtStyles): Cell {
	const span = Number(cell.attributes['table:number-columns-spanned'] ?? 1) || 1
	const { shaded } = styles.find('table-cell', cell.attributes['table:style-name'])
	return { blocks: readOdtBlocks(cell.children, styles), span, isShaded: shaded }
}

function inside(table: XmlElement, name: string): XmlElement[] {
	return table.children.flatMap((each) => {
		if (each.name === name) return each
		return /^table:table-(?:header-)?(?:rows|columns|row-group|column-group)$/.test(each.name)
			? inside(each, name)
			: []
	})
}
