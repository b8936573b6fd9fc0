import type { TypesetInput } from '../typeset-input.ts'

const longestWord = 60
const longWords = new RegExp(`[^ \\n]{${longestWord},}`, 'g')
const zeroWidthSpace = '\u200B'

/** The JSON that a template reads; words too long for any line may break, or they would run off the paper. */
export function templateJson(input: TypesetInput): string {
	return JSON.stringify(input, (key, value) =>
		typeof value === 'string' && key !== 'url' && value.length >= longestWord
			? value.replace(longWords, withBreaks)
			: value,
	)
}

function withBreaks(word: string): string {
	return (word.match(/.{1,30}/gsu) ?? []).join(zeroWidthSpace)
}
