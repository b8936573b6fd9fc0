/**
 * What becomes of a word: it is kept, left out, put in another form of the same word, or another word (`=about`).
 * A verb in front of a bullet that was not there gets its tense by {@link Edit.tense}.
 */
export type WordEdit = 'keep' | 'cut' | FormEdit | `=${string}`

/** Another form of the same verb or noun. */
export type FormEdit = 'past' | 'base' | 'gerund' | 'participle' | 'third' | 'one' | 'many'

/** What is done at a word of a line: first a mark and words are put before it, then the word itself is edited. */
export type Edit = {
	/** A mark put before the word: `•` begins a bullet; empty for none. */
	mark: string
	/** Words put before the word, in small letters; a verb at their beginning is in its base form if `tense` is set. */
	words: string
	/** The tense of the verb that begins `words`; empty if they begin with none. */
	tense: '' | 'base' | 'past'
	word: WordEdit
}

/** Nothing is done. */
export const noEdit: Edit = { mark: '', words: '', tense: '', word: 'keep' }

/** Begins a bullet. */
export const bulletMark = '•'
