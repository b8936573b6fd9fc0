/** A heading is shorter than this, in characters. */
const longestHeading = 100

/** The words of a heading without a remark in brackets behind them: "Sea service (latest first)", "Experience :- (9+ years)". */
export function titleWords(text: string): string {
	const [open, close] = [text.lastIndexOf('('), text.lastIndexOf(')')]
	if (text.length > longestHeading || open <= 0 || close < open) return text
	const [words, rest] = [text.slice(0, open), text.slice(close + 1)]
	if (!/\p{L}/u.test(words) || /[\p{L}\d]/u.test(rest)) return text
	return words.replace(/[\s:–—-]{1,9}$/, '')
}
