/** A word, a figure or a mark of a line, and its position in the text (UTF-16 offsets). */
export type RawToken = { text: string; start: number; end: number }

// A word keeps its currency signs, hyphens and apostrophes; every other mark is a separate token.
const tokenPattern = new RegExp(
	[
		String.raw`(?:[£$€]\s?)?\d[\d.,:]*\d(?:/\d+)?[\p{L}%+]*(?:-[\p{L}\d]+)*`,
		String.raw`(?:[£$€]\s?)?\d(?:/\d+)?[\p{L}%+]*(?:-[\p{L}\d]+)*`,
		String.raw`\p{L}[\p{L}\p{M}\d]*(?:(?:[-‐‑'’.&]|/(?=\p{Lu}{1,3}(?!\p{L})))[\p{L}\p{M}\d]+)*[+#]*['’]?`,
		String.raw`[^\s\p{L}\d]`,
	].join('|'),
	'gu',
)

/** The tokens of a line of a CV. Text longer than {@link longestLine} is cut there. */
export function tokenise(text: string): RawToken[] {
	const tokens: RawToken[] = []
	for (const match of text.slice(0, longestLine).matchAll(tokenPattern)) {
		const start = match.index
		tokens.push({ text: match[0], start, end: start + match[0].length })
	}
	return tokens
}

/** The longest text that is analysed, in UTF-16 units; a line of a CV has a few hundred at most. */
const longestLine = 2_000
