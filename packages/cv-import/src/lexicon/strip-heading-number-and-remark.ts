/** A heading is shorter than this, in characters. */
const longestHeading = 100

/** The number of a section before its title: "Section 2 - ", "Part II: ". */
const sectionNumber = /^(?:\p{L}{1,12}\.?\s)?(?:\d{1,2}|[IVX]{1,4})\s?[.:)–—-]\s+(?=\p{L}{3})/iu

/**
 * Returns the words of a heading without its number, and without a remark in brackets behind them: "Sea service
 * (latest first)".
 */
export function stripHeadingNumberAndRemark(given: string): string {
	const text = stripStopBehindCapitals(given.replace(sectionNumber, ''))
	const [open, close] = [text.lastIndexOf('('), text.lastIndexOf(')')]
	if (text.length > longestHeading || open <= 0 || close < open) return text
	const [words, rest] = [text.slice(0, open), text.slice(close + 1)]
	if (!/\p{L}/u.test(words) || /[\p{L}\d]/u.test(rest)) return text
	return words.replace(/[\s:–—-]{1,9}$/, '')
}

/** Returns words without the full stop behind them if they are in capitals, where it ends no sentence. */
export function stripStopBehindCapitals(text: string): string {
	return /\p{Ll}/u.test(text) ? text : text.replace(/(?<=\p{Lu}{3})\.$/u, '')
}
