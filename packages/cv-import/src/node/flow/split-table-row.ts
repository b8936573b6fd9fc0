import { findDates } from '../../text/find-dates.ts'
import { type Block, type Cell, plainText } from './blocks.ts'

/** For each cell of a row, its blocks that stand beside the blocks of the other cells. */
export type RowPart = readonly (readonly Block[])[]

/**
 * Splits a row of a table into parts that stand one below the other, so that related text is read together: cards,
 * such as referees side by side, one after the other, and long text below the head of its row.
 */
export function splitTableRow(cells: readonly Cell[]): RowPart[] {
	const blocks = cells.map((cell) => cell.blocks.filter(hasWords))
	const filled = blocks.filter(({ length }) => length > 0)
	const whole = cells.map((cell) => cell.blocks)
	const isPlain = filled.flat().every(({ kind }) => kind === 'paragraph')
	if (filled.length < 2 || !isPlain) return [whole]
	if (filled.every(isCard)) return blocks.map((own, at) => onlyAt(blocks, at, own))
	const head = countHead(filled)
	if (head === null) return [whole]
	return [
		blocks.map((own) => own.slice(0, head)),
		...blocks.map((own, at) => onlyAt(blocks, at, own.slice(head))),
	].filter((part) => part.some(({ length }) => length > 0))
}

function hasWords(block: Block): boolean {
	if (block.kind === 'paragraph' && block.paragraph.pictures.length > 0) return true
	return plainText([block]).trim() !== ''
}

function onlyAt(cells: RowPart, at: number, own: readonly Block[]): RowPart {
	return cells.map((_, index) => (index === at ? own : []))
}

/** A telephone number or an e-mail address, which a card has below a name. */
const contact = /[\w.+-]@[\w-]|\d[\d ()./-]{7,}\d/
const fewestOfCard = 3

// Whether the blocks of a cell describe a person: a name, their role, and a telephone number or an e-mail address.
function isCard(blocks: readonly Block[]): boolean {
	const [first = '', ...rest] = blocks.map((block) => plainText([block]).trim())
	const isNamed = !/\d|:/.test(first) && first.length <= longestOfHead
	return blocks.length >= fewestOfCard && isNamed && rest.some((text) => contact.test(text))
}

/** The most characters of a row's head. Longer text describes the head. */
const longestOfHead = 60
/** The most paragraphs of the other cells beside a cell of text. Columns of a page have more. */
const mostBeside = 4

// How many paragraphs of each cell head the row, where one cell goes on with text and the others are short.
function countHead(cells: readonly (readonly Block[])[]): number | null {
	const long = cells.filter((blocks) => blocks.length > 1 && blocks.slice(1).some(isText))
	const [text] = long
	const isBesideText = cells.every((blocks) => blocks === text || blocks.length <= mostBeside)
	if (text === undefined || long.length > 1 || !isBesideText) return null
	const isDated = cells.some(
		(blocks) => blocks !== text && findDates(plainText(blocks.slice(0, 1))).length > 0,
	)
	return isDated
		? Math.max(
				1,
				text.findIndex((block, at) => at > 0 && isText(block)),
			)
		: null
}

function isText(block: Block): boolean {
	if (block.kind !== 'paragraph') return false
	return block.style.isList === true || plainText([block]).trim().length > longestOfHead
}
