const known = new Map<string, string>()
/** Words are met again and again; so many are remembered. */
const mostKnown = 5000

/** A word without its ending, so that "prepared", "preparing" and "preparation" are one. */
export function stemOf(word: string): string {
	const remembered = known.get(word)
	if (remembered !== undefined) return remembered
	const stem = withoutEnding(word)
	if (known.size < mostKnown) known.set(word, stem)
	return stem
}

function withoutEnding(word: string): string {
	return word
		.toLowerCase()
		.replace(/['’]s?$/, '')
		.replace(/(?:isations?|izations?)$/, 'is')
		.replace(/iz(?=e|ing|ed)/, 'is')
		.replace(
			/(?:ations?|itions?|ments?|ances?|ences?|ings?|ied|ies|ed|es|s|ers?|ors?|ions?|y)$/,
			'',
		)
		.replace(/(\p{L})\1$/u, '$1')
		.replace(/e$/, '')
}
