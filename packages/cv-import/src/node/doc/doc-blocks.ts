import type { Block, Cell, ParagraphStyle, Run, RunStyle } from '../flow/blocks.ts'
import { withoutUndefined } from '../flow/without-undefined.ts'
import type { Letter } from './read-piece-table.ts'
import type { Properties, PropertyRun } from './read-properties.ts'

export type Formatting = { characters: readonly PropertyRun[]; paragraphs: readonly PropertyRun[] }

type Writing = {
	formatting: Formatting
	blocks: Block[]
	rows: Cell[][]
	row: Cell[]
	cell: Block[]
	runs: Run[]
	/** The fields that are open: the code of each is no text, its result is. */
	fields: { code: string; isCode: boolean }[]
	breaksPage: boolean
}

const code = {
	bold: 0x0835,
	italic: 0x0836,
	size: 0x4a43,
	hidden: 0x083c,
	deleted: 0x0800,
	rowEnd: 0x2417,
	inTable: 0x2416,
	list: 0x460b,
	colour: 0x6870,
	oldColour: 0x2a42,
	before: 0xa413,
	after: 0xa414,
	indent: 0x845e,
	oldIndent: 0x840f,
}

/** Puts the letters of a part of an old Word document together to paragraphs and tables. */
export function docBlocks(letters: readonly Letter[], formatting: Formatting): Block[] {
	const writing: Writing = {
		formatting,
		blocks: [],
		rows: [],
		row: [],
		cell: [],
		runs: [],
		fields: [],
		breaksPage: false,
	}
	for (const letter of letters) writeLetter(writing, letter)
	if (writing.runs.length > 0) endParagraph(writing, null)
	if (writing.row.length > 0) endRow(writing)
	endTable(writing)
	return writing.blocks
}

const breaks: Readonly<Record<string, (writing: Writing, letter: Letter) => void>> = {
	'\r': (writing, { at }) => endParagraph(writing, propertiesAt(writing.formatting.paragraphs, at)),
	'\u0007': (writing, { at }) => {
		const run = propertiesAt(writing.formatting.paragraphs, at)
		if (run?.properties.get(code.rowEnd) === 1) endRow(writing)
		else endCell(writing, run)
	},
	'\f': (writing, { at }) => {
		endParagraph(writing, propertiesAt(writing.formatting.paragraphs, at))
		writing.breaksPage = true
	},
	'\u0013': ({ fields }) => fields.push({ code: '', isCode: true }),
	'\u0014': ({ fields }) => {
		const field = fields.at(-1)
		if (field !== undefined) field.isCode = false
	},
	'\u0015': ({ fields }) => fields.pop(),
}

const shown: Readonly<Record<string, string>> = {
	'\u000b': '\n',
	'\u001e': '-',
	'\u001f': '',
	'\u0001': '',
	'\u0002': '',
	'\u0005': '',
	'\u0008': '',
	'\u0003': '',
	'\u0004': '',
	'\u0000': '',
}

function writeLetter(writing: Writing, letter: Letter): void {
	const end = breaks[letter.text]
	if (end !== undefined) {
		end(writing, letter)
		return
	}
	const field = writing.fields.at(-1)
	if (writing.fields.some(({ isCode }) => isCode)) {
		if (field !== undefined && field.code.length < 2_000) field.code += letter.text
		return
	}
	addText(writing, shown[letter.text] ?? letter.text, letter.at)
}

function addText(writing: Writing, text: string, at: number): void {
	const run = propertiesAt(writing.formatting.characters, at)
	if (text === '' || run?.properties.get(code.deleted) === 1) return
	const url = findLink(writing)
	const style = toRunStyle(run?.properties ?? new Map())
	const last = writing.runs.at(-1)
	if (last !== undefined && last.url === url && isSame(last.style, style)) last.text += text
	else writing.runs.push({ text, style, url })
}

function findLink({ fields }: Writing): string | null {
	return /HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/i.exec(fields.at(-1)?.code ?? '')?.[1] ?? null
}

function toRunStyle(properties: Properties): RunStyle {
	const size = properties.get(code.size)
	const colour = properties.get(code.colour)
	const isWhite = properties.get(code.oldColour) === 8 || colour === 0xffffff
	return {
		sizePt: size === undefined ? undefined : size / 2,
		bold: properties.get(code.bold) === 1 || undefined,
		italic: properties.get(code.italic) === 1 || undefined,
		hidden: properties.get(code.hidden) === 1 || undefined,
		colour: isWhite ? 'ffffff' : undefined,
	}
}

function isSame(a: RunStyle, b: RunStyle): boolean {
	return (
		a.sizePt === b.sizePt &&
		a.bold === b.bold &&
		a.italic === b.italic &&
		a.hidden === b.hidden &&
		a.colour === b.colour
	)
}

/** Built-in headings have the numbers 1 to 9 in every document. */
const headingSizesPt = [16, 14, 12, 11, 11, 11, 11, 11, 11]

function endParagraph(writing: Writing, run: PropertyRun | null): void {
	const isInTable = run?.properties.get(code.inTable) === 1
	if (!isInTable) endTable(writing)
	const block = buildParagraph(writing, run)
	if (isInTable) writing.cell.push(block)
	else writing.blocks.push(block)
}

function endCell(writing: Writing, run: PropertyRun | null): void {
	writing.cell.push(buildParagraph(writing, run))
	writing.row.push({ blocks: writing.cell, span: 1 })
	writing.cell = []
}

function endRow(writing: Writing): void {
	writing.rows.push(writing.row)
	writing.row = []
}

function endTable(writing: Writing): void {
	if (writing.rows.length > 0)
		writing.blocks.push({ kind: 'table', rows: writing.rows, columnWidthsPt: [] })
	writing.rows = []
}

function buildParagraph(writing: Writing, run: PropertyRun | null): Block {
	const { runs, breaksPage } = writing
	Object.assign(writing, { runs: [], breaksPage: false })
	const headingPt = headingSizesPt[(run?.style ?? 0) - 1]
	const heading = { sizePt: headingPt, bold: true }
	const paragraph = {
		runs: runs.map((each) =>
			headingPt === undefined
				? each
				: { ...each, style: { ...heading, ...withoutUndefined(each.style) } },
		),
		pictures: [],
		breaksPage,
	}
	return { kind: 'paragraph', paragraph, style: paragraphStyle(run, headingPt !== undefined) }
}

function paragraphStyle(run: PropertyRun | null, isHeading: boolean): ParagraphStyle {
	const points = (name: number) => signed(run?.properties.get(name) ?? 0) / 20
	return {
		run: {},
		isList: (run?.properties.get(code.list) ?? 0) > 0 && !isHeading,
		indentPt: Math.max(0, points(code.indent) || points(code.oldIndent)),
		beforePt: Math.max(points(code.before), isHeading ? 8 : 0),
		afterPt: points(code.after),
	}
}

function signed(number: number): number {
	return number > 0x7fff ? number - 0x10000 : number
}

// The stretches are in the order of the file, so the one around a place is found by halving.
function propertiesAt(runs: readonly PropertyRun[], at: number): PropertyRun | null {
	let [low, high] = [0, runs.length - 1]
	while (low <= high) {
		const middle = (low + high) >> 1
		const run = runs[middle]
		if (run === undefined) return null
		if (at < run.start) high = middle - 1
		else if (at >= run.end) low = middle + 1
		else return run
	}
	return null
}
