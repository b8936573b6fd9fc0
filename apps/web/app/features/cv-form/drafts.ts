/** Fields whose words are not in the form yet because somebody is still typing them. */
export class Drafts {
	readonly #commits = new Set<() => void>()

	/** Registers a field; answers how to take it off the list. */
	add(commit: () => void): () => void {
		this.#commits.add(commit)
		return () => this.#commits.delete(commit)
	}

	/** Puts all of them into the form, because the page may be gone in a moment. */
	commitAll(): void {
		for (const commit of this.#commits) commit()
	}
}
