const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*$/u

/** The words of a text without dates, in small letters. */
export function wordsOf(text: string): string[] {
	return text
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.split(/[^\p{L}\p{N}+#]+/u)
		.filter((word) => word !== '' && !/^\d+$/.test(word) && !month.test(word))
}

/** The words of some texts, each with the one behind it. */
export class PairedWords {
	readonly #pairs = new Set<string>()
	readonly #wholes = new Set<string>()

	constructor(texts: readonly (string | undefined)[]) {
		for (const text of texts) {
			const words = wordsOf(text ?? '')
			if (words.length === 1) this.#wholes.add(words[0] ?? '')
			for (const [at, word] of words.entries()) this.#pairs.add(`${word} ${words[at + 1] ?? ''}`)
		}
	}

	/** The share of words that stand beside the same neighbour, at the end of a text, or are a whole text. */
	shareOf(words: readonly string[]): number {
		const covered = words.filter((word, at) => {
			const [before, after] = [words[at - 1], words[at + 1]]
			const hasBefore = before !== undefined && this.#pairs.has(`${before} ${word}`)
			const hasAfter = after !== undefined && this.#pairs.has(`${word} ${after}`)
			return hasBefore || hasAfter || this.#wholes.has(word) || this.#pairs.has(`${word} `)
		})
		return covered.length / Math.max(1, words.length)
	}
}
