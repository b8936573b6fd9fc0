/** A part of a PDF as the file names it to machines: a heading, a list, a paragraph. */
export type Tag = { role: string; words: string; children: Tag[] }

/** What the PDF library tells of a page's structure. */
export type StructureNode = { role: string; children: (StructureNode | StructureContent)[] }
export type StructureContent = { type: string; id?: string }

/** What it tells of a page's text: words, and where a marked passage begins and ends. */
export type TextPiece = { str: string; hasEOL: boolean } | { type: string; id?: string | undefined }

/** The tags of one page, each with the words that it holds itself. */
export function tagsOf(root: StructureNode | null, pieces: readonly TextPiece[]): Tag[] {
	if (root === null) return []
	const words = wordsById(pieces)
	return root.children.flatMap((child) => tagOf(child, words))
}

function tagOf(node: StructureNode | StructureContent, words: Map<string, string>): Tag[] {
	if (!('children' in node)) return []
	const own = node.children
		.map((child) => ('children' in child ? '' : (words.get(child.id ?? '') ?? '')))
		.join(' ')
	const tag = {
		role: node.role,
		words: inOneLine(own),
		children: node.children.flatMap((child) => tagOf(child, words)),
	}
	return [withoutFragments(tag)]
}

const fragments = new Set(['Span', 'NonStruct', 'Em', 'Strong'])

// A run of bold letters is no part of its own for somebody who reads the structure.
function withoutFragments(tag: Tag): Tag {
	const isFragment = ({ role, children }: Tag) => fragments.has(role) && children.length === 0
	if (!tag.children.every(isFragment)) return tag
	const words = [tag.words, ...tag.children.map((child) => child.words)]
	return { ...tag, words: inOneLine(words.join(' ')), children: [] }
}

/** The words of a page in the order in which the file has them. */
export function textOf(pieces: readonly TextPiece[]): string {
	return pieces
		.map((piece) => ('str' in piece ? piece.str + (piece.hasEOL ? '\n' : '') : ''))
		.join('')
		.replace(/[ \t]+\n/g, '\n')
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
	...{ Document: 'Document', Part: 'Part', Sect: 'Section', Div: 'Group', P: 'Paragraph' },
	...{ L: 'List', LI: 'List item', Lbl: 'Bullet', LBody: 'Text of the item', Link: 'Link' },
	...{ Table: 'Table', TR: 'Row', TH: 'Heading cell', TD: 'Cell', Figure: 'Picture' },
	...{ Span: 'Words', Title: 'Title', H: 'Heading' },
}

/** A tag's kind in plain words. */
export function nameOfRole(role: string): string {
	const level = /^H([1-6])$/.exec(role)?.[1]
	return level ? `Heading ${level}` : (names[role] ?? role)
}
