import type { Handler } from 'htmlparser2'
import { ReadError } from '../../read-error.ts'
import { type BlockWriter, createBlockWriter } from '../flow/block-writer.ts'
import type { Block } from '../flow/blocks.ts'
import { parseLength } from '../flow/parse-length.ts'
import { addRules, declarationsFor, type Rules } from './css.ts'
import { type Attributes, type OpenElement, openElement, outermost } from './open-element.ts'

type Said = { title: string; sheet: string; language: string; maker: string }
type Reading = { writer: BlockWriter; rules: Rules; open: OpenElement[]; said: Said }
type Found = { body: Block[]; title: string | null; language: string | null; maker: string | null }

const maxDepth = 300
const maxTitleLength = 500

/** Follows the elements and words of a page and puts them together to blocks. */
export function createHtmlReading(): { handler: Partial<Handler>; finish: () => Found } {
	const said = { title: '', sheet: '', language: '', maker: '' }
	const reading: Reading = {
		writer: createBlockWriter(),
		rules: new Map(),
		open: [outermost],
		said,
	}
	return {
		handler: {
			onopentag: (tag, attributes) => readOpening(reading, tag, attributes),
			ontext: (text) => readText(reading, text),
			onclosetag: (tag) => readClosing(reading, tag),
		},
		finish: () => {
			endParagraph(reading)
			const facts = { language: said.language || null, maker: said.maker || null }
			return { body: reading.writer.finish(), title: said.title.trim() || null, ...facts }
		},
	}
}

function readOpening(reading: Reading, tag: string, attributes: Attributes): void {
	const { open, rules, said, writer } = reading
	if (open.length > maxDepth) throw new ReadError('file_too_large')
	const around = innermost(reading)
	const declarations = declarationsFor(tag, attributes, rules)
	const element = openElement(tag, { attributes, declarations, around })
	if (element.isBlock) endParagraph(reading)
	else if (around.isRow && !writer.isEmpty()) addWords(reading, '\t')
	noteFacts(tag, attributes, said)
	open.push(element)
	if (!element.isUnseen) begins[tag]?.(reading, attributes)
}

const cell = (reading: Reading, { colspan }: Attributes) =>
	reading.writer.openCell({
		span: Math.max(1, Math.min(50, Number(colspan) || 1)),
		isShaded: innermost(reading).style.shaded,
	})

/** The actions at the start of an element, apart from its style. */
const begins: Readonly<Record<string, (reading: Reading, attributes: Attributes) => void>> = {
	br: (reading) => addWords(reading, '\n'),
	table: ({ writer }) => writer.openTable(),
	tr: ({ writer }) => writer.openRow(),
	td: cell,
	th: cell,
	img: ({ writer }, { width, height }) => {
		const widthPt = parseLength(`${width ?? ''}px`) ?? 0
		writer.addPicture({ widthPt, heightPt: parseLength(`${height ?? ''}px`) ?? 0 })
	},
}

function readText(reading: Reading, text: string): void {
	const { said, writer } = reading
	const { tag, isUnseen, keepsSpaces } = innermost(reading)
	if (tag === 'style') said.sheet += text
	if (tag === 'title' && said.title.length < maxTitleLength) said.title += text
	if (isUnseen) return
	const words = keepsSpaces ? text : text.replace(/[\t\n\r\f ]+/g, ' ')
	if (words.trim() !== '' || !writer.isEmpty()) addWords(reading, words)
}

function readClosing(reading: Reading, tag: string): void {
	const { said, rules, open, writer } = reading
	if (tag === 'style') addRules(rules, said.sheet)
	if (tag === 'style') said.sheet = ''
	const { isBlock, isUnseen } = innermost(reading)
	if (isBlock) endParagraph(reading)
	if (open.length > 1) open.pop()
	if (isUnseen) return
	if (tag === 'td' || tag === 'th') writer.closeCell()
	if (tag === 'table') writer.closeTable()
}

function innermost({ open }: Reading): OpenElement {
	return open.at(-1) ?? outermost
}

function addWords(reading: Reading, text: string): void {
	const { style, url } = innermost(reading)
	reading.writer.add({ text, style, url })
}

function endParagraph(reading: Reading): void {
	const { writer, open } = reading
	const { space } = innermost(reading)
	const hadWords = !writer.isEmpty()
	writer.endParagraph(space)
	// Only the first paragraph of a point has its mark.
	if (!hadWords || space.isList !== true) return
	for (const each of open) each.space = { ...each.space, isList: false }
}

function noteFacts(tag: string, attributes: Attributes, said: Said): void {
	if (tag === 'html' || tag === 'body') said.language ||= attributes.lang ?? ''
	if (tag === 'meta' && attributes.name?.toLowerCase() === 'generator')
		said.maker = attributes.content ?? ''
}
