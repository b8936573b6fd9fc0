/** The words of a text: letters and figures with their inner hyphens, apostrophes, `+`, `#` and dots ("C++", "24/7"). */
export function splitWords(text: string): string[] {
	return text.match(/[\p{L}\p{N}](?:[\p{L}\p{N}+#%]|[-'’./&,](?=[\p{L}\p{N}]))*/gu) ?? []
}

const abbreviations =
	/(?:\b(?:e\.g|i\.e|etc|approx|dr|mr|mrs|ms|prof|st|no|vs|inc|ltd|co|dept|hons|govt|incl|jan|feb|mar|apr|aug|sept|sep|oct|nov|dec)|(?<![\p{L}'’])\p{L})\.$/iu

/** The sentences of a passage, in order and trimmed; "e.g." and initials end none, "can't." ends one. */
export function splitSentences(passage: string): string[] {
	const sentences: string[] = []
	let current = ''
	for (const piece of passage.split(/(?<=[.?!…]["'”’)]?)\s+|\n+/u)) {
		current = current === '' ? piece : `${current} ${piece}`
		if (abbreviations.test(current)) continue
		sentences.push(current.trim())
		current = ''
	}
	sentences.push(current.trim())
	return sentences.filter((sentence) => sentence !== '')
}
