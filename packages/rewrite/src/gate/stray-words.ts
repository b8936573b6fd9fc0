/** Words that open something: nothing can end with one of them. */
const opensSomething =
	'the|an?|and|or|but|nor|of|to|for|with|from|into|onto|at|by|than|as|my|our|their|his|its|your|that|which|who|whose|i|we|he|she|they|because|while|when|if|so|via|per|including|such as|between|among'
const end = '(?=\\s*(?:[.,;:!?)]|$))'
const patterns: readonly RegExp[] = [
	new RegExp(`(?<![\\p{L}\\p{N}'’&-])(?:${opensSomething})${end}`, 'giu'),
	/(?<![\p{L}\p{N}'’&-])(\p{L}+) \1(?![\p{L}\p{N}'’&-])/giu,
	/(?<![\p{L}'’-])(?:by|with|for|of|the|an?|including|such as) (?:and|or|by|with|for|of)(?![\p{L}'’.&-])/giu,
	/(?<![\p{L}'’-])(?:the|an?) (?:the|an?)(?![\p{L}'’.&-])/giu,
	/(?<![\p{L}'’-])(?:and|or) (?:and|or|of)(?![\p{L}'’-])/giu,
	/,\s*[,;]|\s,|^\s*[,;:]/gu,
]

/** Small words that hang, stand twice or run into one another, and brackets that do not close, where the source has none so. */
export function strayWords(after: string, source: string): string[] {
	const strayed = patterns.flatMap((pattern) => {
		const allowed = matchTexts(pattern, source)
		return matchTexts(pattern, after).filter((text) => {
			const at = allowed.indexOf(text)
			if (at >= 0) allowed.splice(at, 1)
			return at < 0
		})
	})
	const isUneven = (text: string) => text.split('(').length !== text.split(')').length
	return isUneven(after) && !isUneven(source) ? [...strayed, '('] : strayed
}

function matchTexts(pattern: RegExp, text: string): string[] {
	return [...text.matchAll(pattern)].map(({ 0: found }) => found.toLowerCase())
}
