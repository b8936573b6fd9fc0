import type { TitledSection } from '../locales/locale.ts'

/** A stretch of text in one style. */
export type Run = { text: string; style?: 'bold' | 'italic'; url?: string }

/** A piece of a page; every maker of files draws each kind in its own way. */
export type Block =
	| { kind: 'line'; left: Run[]; right: Run[] }
	| { kind: 'paragraph'; text: string }
	| { kind: 'bullets'; items: string[] }
	| { kind: 'chips'; items: string[] }
	| { kind: 'bars'; items: string[] }
	| { kind: 'columns'; items: string[] }
	| { kind: 'row'; label: string; blocks: Block[] }
	| { kind: 'entry'; blocks: Block[] }

export type SheetSection = { section: TitledSection; title: string; blocks: Block[] }

export type ContactKind = 'phone' | 'email' | 'address' | 'link'

/** `label` is a word before the text; `url` is where the text leads, when it is a link. */
export type Contact = { kind: ContactKind; label: string; text: string; url: string }

/** A CV ready to print: every word in its place, without a particular design. */
export type Sheet = {
	/** "Curriculum Vitae" over the name, or `''`. */
	curriculum: string
	/** One or two lines. */
	name: string[]
	headline: string
	contacts: Contact[]
	sections: SheetSection[]
	/** Stands at the foot of every page, with `{page}` and `{pages}`; `''` for none. */
	foot: string
}

/** Every word of a sheet, in order, without the feet of its pages. */
export function wordsOfSheet({ curriculum, name, headline, contacts, sections }: Sheet): string[] {
	return [
		curriculum,
		...name,
		headline,
		...contacts.flatMap(({ label, text }) => [label, text]),
		...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsOfBlock)]),
	].filter(Boolean)
}

/** The texts of a block, in order. */
function wordsOfBlock(block: Block): string[] {
	switch (block.kind) {
		case 'line':
			return [...block.left, ...block.right].map(({ text }) => text)
		case 'paragraph':
			return [block.text]
		case 'row':
			return [block.label, ...block.blocks.flatMap(wordsOfBlock)]
		case 'entry':
			return block.blocks.flatMap(wordsOfBlock)
		case 'bullets':
		case 'chips':
		case 'bars':
		case 'columns':
			return block.items
	}
}
