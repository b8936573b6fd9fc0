/** A part of a Markdown text, with its words not yet taken apart. */
export type MarkdownPart =
	| { kind: 'heading'; level: number; text: string }
	| { kind: 'paragraph'; text: string }
	| { kind: 'item'; depth: number; text: string }
	| { kind: 'row'; cells: string[] }
	| { kind: 'code'; text: string }

// What is longer than that is no heading; its end would be looked for at every letter.
const heading = /^(?=.{1,300}$) {0,3}(#{1,6})(?:[ \t]+(.*?))?(?:[ \t]+#+)?[ \t]*$/
const item = /^([ \t]*)(?:[-*+•]|\d{1,3}[.)])[ \t]+(\S.*)$/
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const underline = /^ {0,3}(=+|-{2,})[ \t]*$/
const tableRule = /^[ \t]*(?:\|[ \t]*)?:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/
const fence = /^ {0,3}(?:```|~~~)/
/** A line that is shorter than this was ended by its writer, not by the width of a window. */
const shortLine = 64

type Reading = {
	parts: MarkdownPart[]
	open: string[]
	item: { depth: number } | null
	isCode: boolean
}

/** Cuts a Markdown text into headings, paragraphs, points of lists and rows of tables. */
export function markdownParts(lines: readonly string[]): MarkdownPart[] {
	const reading: Reading = { parts: [], open: [], item: null, isCode: false }
	for (const [index, line] of lines.entries()) {
		if (fence.test(line)) {
			close(reading)
			reading.isCode = !reading.isCode
		} else if (reading.isCode) reading.parts.push({ kind: 'code', text: line })
		else readLine(reading, line.replace(/^ {0,3}(?:> ?)+/, ''), lines[index + 1] ?? '')
	}
	close(reading)
	return reading.parts
}

type Reader = (reading: Reading, line: string, next: string) => boolean

// The first that knows the line takes it; a line that nobody knows goes on with the paragraph.
const readers: readonly Reader[] = [
	readBlank,
	readHeading,
	readUnderline,
	readRule,
	readTableRow,
	readItem,
]

function readLine(reading: Reading, line: string, next: string): void {
	if (readers.some((read) => read(reading, line, next))) return
	reading.open.push(line.replace(/^:[ \t]+/, ''))
}

function readBlank(reading: Reading, line: string): boolean {
	if (line.trim() !== '') return false
	close(reading)
	return true
}

function readHeading(reading: Reading, line: string): boolean {
	const [, hashes, text = ''] = heading.exec(line) ?? []
	if (hashes === undefined) return false
	close(reading)
	reading.parts.push({ kind: 'heading', level: hashes.length, text })
	return true
}

function readUnderline({ parts, open, item: point }: Reading, line: string): boolean {
	const [, sign] = underline.exec(line) ?? []
	if (sign === undefined || open.length !== 1 || point !== null) return false
	parts.push({ kind: 'heading', level: sign.startsWith('=') ? 1 : 2, text: open.splice(0).join() })
	return true
}

function readRule(reading: Reading, line: string): boolean {
	const isRule = rule.test(line)
	if (isRule) close(reading)
	return isRule
}

function readTableRow({ parts, open }: Reading, line: string, next: string): boolean {
	const isInTable = parts.at(-1)?.kind === 'row'
	if (open.length > 0 || !line.includes('|')) return false
	if (!isInTable && !isTableRule(next)) return false
	if (!isTableRule(line)) parts.push({ kind: 'row', cells: splitCells(line) })
	return true
}

function readItem(reading: Reading, line: string): boolean {
	const [, indent = '', words] = item.exec(line) ?? []
	if (words === undefined) return false
	close(reading)
	reading.item = { depth: Math.floor(indent.replaceAll('\t', '    ').length / 2) }
	reading.open.push(words)
	return true
}

function isTableRule(line: string): boolean {
	return line.includes('-') && line.includes('|') && tableRule.test(line)
}

function splitCells(line: string): string[] {
	return line
		.replace(/^\s*\|/, '')
		.replace(/\|\s*$/, '')
		.split(/(?<!\\)\|/)
		.map((cell) => cell.trim())
}

function close(reading: Reading): void {
	const { parts, open, item: point } = reading
	const lines = open.splice(0)
	reading.item = null
	if (lines.length === 0) return
	if (point === null) parts.push({ kind: 'paragraph', text: joinShown(lines) })
	else parts.push({ kind: 'item', text: lines.map((line) => line.trim()).join(' '), ...point })
}

// Whoever ends a line early means it, although most programs would not show it.
function joinShown(lines: readonly string[]): string {
	return lines
		.map((line, index) => {
			const isLast = index === lines.length - 1
			const isBroken = /(?<! ) {2,}$|\\$/.test(line) || line.trim().length < shortLine
			const end = isBroken ? '\n' : ' '
			return line.replace(/\\$/, '').trim() + (isLast ? '' : end)
		})
		.join('')
}
