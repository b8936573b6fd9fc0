import type { Extracted } from '../../extracted.ts'
import type { Extraction } from '../extraction.ts'
import { type Block, type ParagraphStyle, type Run, usualPage } from '../flow/blocks.ts'
import { setDocument } from '../flow/set-document.ts'
import { decodeText } from '../txt/decode-text.ts'
import { type MarkdownPart, markdownParts } from './markdown-lines.ts'
import { readInline } from './read-inline.ts'

/** Takes the text of a Markdown file out of it; throws `ReadError`. */
export function extractMarkdown(extraction: Extraction): Extracted {
	const text = decodeText(extraction.bytes) ?? ''
	extraction.limits.checkText(text.length)
	const { matter, lines } = splitFrontMatter(text.split(/\r\n|[\n\r\u2028]/))
	const references = new Map<string, string>()
	const content = lines.filter((line) => !noteReference(line, references))
	const parts: MarkdownPart[] = [
		...matter.map((line): MarkdownPart => ({ kind: 'paragraph', text: line })),
		...markdownParts(content),
	]
	const body = buildBlocks(parts, references)
	const furniture = { header: [], footer: [], title: null, language: null, maker: null }
	return setDocument({ format: 'markdown', page: usualPage, body, ...furniture }, extraction)
}

// Some programs keep the name and the address in the lines above the text.
function splitFrontMatter(lines: string[]): { matter: string[]; lines: string[] } {
	const end = lines.indexOf('---', 1)
	if (lines[0]?.trim() !== '---' || end === -1) return { matter: [], lines }
	const matter = lines.slice(1, end).filter((line) => line.trim() !== '')
	return { matter, lines: lines.slice(end + 1) }
}

function noteReference(line: string, references: Map<string, string>): boolean {
	const [, name, url] = /^ {0,3}\[([^\]]+)\]:\s+<?([^\s>]+)>?/.exec(line) ?? []
	if (name === undefined || url === undefined) return false
	references.set(name.toLowerCase(), url)
	return true
}

const headingSizesPt = [22, 16, 13, 11, 10, 9]

function buildBlocks(
	parts: readonly MarkdownPart[],
	references: ReadonlyMap<string, string>,
): Block[] {
	const blocks: Block[] = []
	for (const part of parts) {
		if (part.kind !== 'row') {
			const { style, run } = chooseStyle(part)
			blocks.push(buildParagraph(buildRuns(part, run, references), style))
			continue
		}
		const row = part.cells.map((cell) => ({
			blocks: [buildParagraph(readInline(cell, { sizePt: 11 }, references), {})],
			span: 1,
		}))
		const last = blocks.at(-1)
		if (last?.kind === 'table') last.rows.push(row)
		else blocks.push({ kind: 'table', rows: [row], columnWidthsPt: [] })
	}
	return blocks
}

type Text = Exclude<MarkdownPart, { kind: 'row' }>

function buildRuns(part: Text, run: Run['style'], references: ReadonlyMap<string, string>): Run[] {
	if (part.kind === 'code') return [{ text: part.text, style: run, url: null }]
	return readInline(part.text, run, references)
}

function chooseStyle(part: Text): { style: Omit<ParagraphStyle, 'run'>; run: Run['style'] } {
	if (part.kind === 'heading') {
		const sizePt = headingSizesPt[part.level - 1] ?? 11
		return { style: { beforePt: 12, afterPt: 4 }, run: { sizePt, bold: true } }
	}
	const run = { sizePt: 11 }
	if (part.kind === 'item') return { style: { isList: true, indentPt: 18 + part.depth * 12 }, run }
	return { style: { afterPt: part.kind === 'code' ? 0 : 5 }, run }
}

function buildParagraph(runs: Run[], style: Omit<ParagraphStyle, 'run'>): Block {
	const paragraph = { runs, pictures: [], breaksPage: false }
	return { kind: 'paragraph', paragraph, style: { run: {}, ...style } }
}
