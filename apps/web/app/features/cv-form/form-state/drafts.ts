import { fieldDrafts, keepFieldDraft } from '#shared/field-drafts.ts'

/** Words that are typed and not in the form yet. */
export class Drafts {
	readonly #cvId: string
	readonly #commits = new Set<() => void>()

	constructor(cvId: string) {
		this.#cvId = cvId
	}

	/** Registers a field that is complete whenever it is left; answers how to take it off the list. */
	add(commit: () => void): () => void {
		this.#commits.add(commit)
		return () => this.#commits.delete(commit)
	}

	/** Puts all of them into the form, because the page may be gone in a moment. */
	commitAll(): void {
		for (const commit of this.#commits) commit()
	}

	/** What was typed in a field that only Enter, a comma or a button completes. */
	textOf(field: string): string {
		return fieldDrafts(this.#cvId)[field] ?? ''
	}

	/** Keeps what is typed in such a field, so that neither another section nor a reload loses it. */
	keep(field: string, text: string): void {
		keepFieldDraft({ cvId: this.#cvId, field }, text)
	}
}
