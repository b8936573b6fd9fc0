const known = new Map<string, string>()
/** The most stems that are remembered, because the same words return often. */
const mostKnown = 5000

/** Returns a word without its ending, so that "prepared", "preparing" and "preparation" become the same. */
export function stem(word: string): string {
	const remembered = known.get(word)
	if (remembered !== undefined) return remembered
	const stem = withoutEnding(word)
	if (known.size < mostKnown) known.set(word, stem)
	return stem
}

const endings =
	/(?:ations?|itions?|ments?|ances?|ences?|ings?|ied|ies|ed|es|ys|s|ers?|ors?|ions?|y)$/
const shortestStem = 3

function withoutEnding(word: string): string {
	const lower = word
		.toLowerCase()
		.replace(/['’]s?$/, '')
		.replace(/(?:isations?|izations?)$/, 'is')
		.replace(/iz(?=e|ing|ed)/, 'is')
	const stem = lower.replace(endings, '')
	// "Bed" and "red" have no ending.
	const kept = stem.length < shortestStem ? lower.replace(/s$/, '') : stem
	return kept.replace(/(\p{L})\1$/u, '$1').replace(/e$/, '')
}
