/** A wording with the words marked that the one before does not have. */
export function ChangedText({ before, after }: { before: string; after: string }) {
	return changedWords(before, after).map(({ text: word, isNew }, index) => (
		// The words of a sentence have no identity but their place.
		<span key={index}>{isNew ? <mark className="marked">{word}</mark> : word} </span>
	))
}

type Word = { text: string; isNew: boolean }

/** The words of a statement, each told apart by whether the duty has it too, in the same order. */
export function changedWords(before: string, after: string): Word[] {
	const old = before.split(/\s+/).map(plain)
	const words = after.split(/\s+/).filter(Boolean)
	const kept = longestCommon(old, words.map(plain))
	return words.map((text, index) => ({ text, isNew: !kept.has(index) }))
}

function plain(word: string): string {
	return word.toLowerCase().replace(/^[^\p{L}\p{N}£$€]+|[^\p{L}\p{N}%]+$/gu, '')
}

// Indices of `words` that belong to the longest run of words, with gaps, that both have.
function longestCommon(old: string[], words: string[]): Set<number> {
	const lengthAt = commonLengths(old, words)
	const kept = new Set<number>()
	let [i, j] = [0, 0]
	while (i < old.length && j < words.length) {
		if (old[i] === words[j]) {
			kept.add(j)
			i += 1
			j += 1
		} else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
		else j += 1
	}
	return kept
}

// Returns a function that gives the number of words that `old` from index `i` and `words` from index `j` have in
// common, in order.
function commonLengths(old: string[], words: string[]): (i: number, j: number) => number {
	const width = words.length + 1
	const lengths = new Uint16Array((old.length + 1) * width)
	const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
	for (let i = old.length - 1; i >= 0; i--) {
		for (let j = words.length - 1; j >= 0; j--) {
			const longer = Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
			lengths[i * width + j] = old[i] === words[j] ? lengthAt(i + 1, j + 1) + 1 : longer
		}
	}
	return lengthAt
}
