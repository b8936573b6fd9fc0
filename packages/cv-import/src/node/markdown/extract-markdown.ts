import type { Heading, List, Nodes, PhrasingContent, Table } from 'mdast'
import type { Extracted } from '../../extracted.ts'
import { ReadError } from '../../read-error.ts'
import type { ExtractionRequest } from '../extraction-request.ts'
import { type Block, type ParagraphStyle, type Run, usualPage } from '../flow/blocks.ts'
import { layOutDocument } from '../flow/lay-out-document.ts'
import { decodeText } from '../txt/decode-text.ts'
import { type ParsedMarkdown, parseMarkdown } from './parse-markdown.ts'
import { readInline } from './read-inline.ts'

/** Takes the text of a Markdown file out of it; throws `ReadError`. */
export function extractMarkdown(extraction: ExtractionRequest): Extracted {
	const text = decodeText(extraction.bytes) ?? ''
	extraction.limits.checkText(text.length)
	const { matter, lines } = splitFrontMatter(text.split(/\r\n|[\n\r\u2028]/))
	const body = [
		...matter.map((line) => buildParagraph([plainRun(line)], { afterPt: 5 })),
		...readBlocks(lines),
	]
	const furniture = { header: [], footer: [], title: null, language: null, maker: null }
	return layOutDocument({ format: 'markdown', page: usualPage, body, ...furniture }, extraction)
}

// Some programs keep the name and the address in the lines above the text.
function splitFrontMatter(lines: string[]): { matter: string[]; lines: string[] } {
	const end = lines.indexOf('---', 1)
	if (lines[0]?.trim() !== '---' || end === -1) return { matter: [], lines }
	const matter = lines.slice(1, end).filter((line) => line.trim() !== '')
	return { matter, lines: lines.slice(end + 1) }
}

function readBlocks(lines: readonly string[]): Block[] {
	try {
		const markdown = parseMarkdown(lines)
		return readNode(markdown.root, { markdown, depth: 0 })
	} catch (error) {
		if (error instanceof RangeError) throw new ReadError('file_damaged', { cause: error })
		throw error
	}
}

type BlockContext = { markdown: ParsedMarkdown; depth: number }

function readNode(node: Nodes, context: BlockContext): Block[] {
	switch (node.type) {
		case 'heading':
			return [readHeading(node, context)]
		case 'paragraph':
			return [buildParagraph(readRuns(node.children, context), { afterPt: 5 })]
		case 'list':
			return readList(node, context)
		case 'table':
			return [readTable(node, context)]
		case 'code':
			return node.value.split('\n').map((line) => buildParagraph([plainRun(line)], { afterPt: 0 }))
		default:
			return 'children' in node ? node.children.flatMap((child) => readNode(child, context)) : []
	}
}

const headingSizesPt = [22, 16, 13, 11, 10, 9]

function readHeading(heading: Heading, { markdown }: BlockContext): Block {
	const { start, end } = heading.position ?? { start: { line: 1 }, end: { line: 1 } }
	const style = { sizePt: headingSizesPt[heading.depth - 1] ?? 11, bold: true }
	// A paragraph of several lines above a rule is no heading, although CommonMark has it so.
	if (end.line - start.line > 1)
		return buildParagraph(readRuns(heading.children, { markdown }), { afterPt: 5 })
	const runs = readInline(heading.children, { markdown, style, url: null, keepsLines: true })
	return buildParagraph(runs, { beforePt: 12, afterPt: 4 })
}

function readList(list: List, { markdown, depth }: BlockContext): Block[] {
	const style = { isList: true, indentPt: 18 + depth * 12 }
	return list.children
		.flatMap((item) => item.children)
		.flatMap((child) => {
			if (child.type !== 'paragraph') return readNode(child, { markdown, depth: depth + 1 })
			const run = { style: { sizePt: 11 }, url: null, keepsLines: false }
			return [buildParagraph(readInline(child.children, { markdown, ...run }), style)]
		})
}

function readTable(table: Table, { markdown }: BlockContext): Block {
	const rows = table.children.map((row) =>
		row.children.map((cell) => ({
			blocks: [buildParagraph(readRuns(cell.children, { markdown }), {})],
			span: 1,
		})),
	)
	return { kind: 'table', rows, columnWidthsPt: [] }
}

function readRuns(nodes: PhrasingContent[], { markdown }: Pick<BlockContext, 'markdown'>): Run[] {
	return readInline(nodes, { markdown, style: { sizePt: 11 }, url: null, keepsLines: true })
}

function plainRun(text: string): Run {
	return { text, style: { sizePt: 11 }, url: null }
}

function buildParagraph(runs: Run[], style: Omit<ParagraphStyle, 'run'>): Block {
	const paragraph = { runs, pictures: [], breaksPage: false }
	return { kind: 'paragraph', paragraph, style: { run: {}, ...style } }
}
