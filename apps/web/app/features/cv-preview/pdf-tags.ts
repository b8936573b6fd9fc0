/** A part of a PDF as the file names it to machines: a heading, a list, a paragraph; with the links in its words. */
export type PdfTag = { role: string; words: string; links: number; children: PdfTag[] }

/** A node of a page's structure, as the PDF library returns it. */
export type StructureNode = { role: string; children: (StructureNode | StructureContent)[] }
type StructureContent = { type: string; id?: string }

/** A piece of a page's text, as the PDF library returns it: words, or the start or end of a marked passage. */
export type TextPiece = { str: string; hasEOL: boolean } | { type: string; id?: string | undefined }

/** The tags of one page, each with the words that it holds itself. */
export function buildPdfTags(root: StructureNode | null, pieces: readonly TextPiece[]): PdfTag[] {
	if (root === null) return []
	const words = wordsById(pieces)
	return root.children.flatMap((child) => ('children' in child ? [buildTag(child, words)] : []))
}

type Child = StructureNode | StructureContent

// Inline elements count as text and not as separate parts of the structure.
const inLine = new Set(['Span', 'NonStruct', 'Em', 'Strong', 'Link'])

function isInLine(child: Child): boolean {
	return !('children' in child) || (inLine.has(child.role) && child.children.every(isInLine))
}

function buildTag({ role, children }: StructureNode, words: Map<string, string>): PdfTag {
	const run = children.filter(isInLine)
	const parts = children.filter((child): child is StructureNode => !isInLine(child))
	return {
		role,
		words: inOneLine(run.map((child) => collectWords(child, words)).join('')),
		links: run.filter((child) => 'children' in child && child.role === 'Link').length,
		children: parts.map((child) => buildTag(child, words)),
	}
}

function collectWords(child: Child, words: Map<string, string>): string {
	if (!('children' in child)) return words.get(child.id ?? '') ?? ''
	return child.children.map((part) => collectWords(part, words)).join('')
}

/** The words of a page in the order in which the file has them. */
export function joinPieces(pieces: readonly TextPiece[]): string {
	return pieces
		.map((piece) => ('str' in piece ? piece.str + (piece.hasEOL ? '\n' : '') : ''))
		.join('')
		.replace(/(?<![ \t])[ \t]+\n/g, '\n')
		.trim()
}

function wordsById(pieces: readonly TextPiece[]): Map<string, string> {
	const words = new Map<string, string>()
	const open: (string | null)[] = []
	for (const piece of pieces) {
		if ('str' in piece) {
			const id = open.findLast((one) => one !== null)
			if (id) words.set(id, `${words.get(id) ?? ''}${piece.str}${piece.hasEOL ? ' ' : ''}`)
		} else if (piece.type === 'endMarkedContent') open.pop()
		else open.push(piece.id ?? null)
	}
	return words
}

function inOneLine(words: string): string {
	return words.replace(/\s+/g, ' ').trim()
}

const names: Record<string, string> = {
	Document: 'Document',
	Part: 'Part',
	Sect: 'Section',
	Div: 'Group',
	P: 'Paragraph',
	L: 'List',
	LI: 'List item',
	Lbl: 'Bullet',
	LBody: 'Item text',
	Link: 'Link',
	Table: 'Table',
	TR: 'Row',
	TH: 'Heading cell',
	TD: 'Cell',
	Figure: 'Picture',
	Span: 'Words',
	Title: 'Title',
	H: 'Heading',
}

/** A tag's kind in plain words. */
export function labelTagRole(role: string): string {
	const level = /^H([1-6])$/.exec(role)?.[1]
	return level ? `Heading ${level}` : (names[role] ?? role)
}
