import { lineWords } from '../lexicon/word-lists.ts'
import { cutSpan, joinSpans, type Span } from '../text/span.ts'

const firstHalves = new RegExp(`^(?:${lineWords('first-halves')})$`)
const secondHalves = new RegExp(String.raw`^(?:${lineWords('second-halves')})\b`)

/**
 * Joins the two halves of a word broken at the end of a line. A hyphen stays if the CV or the language has the word
 * with it.
 */
export function joinAtLineBreak(before: Span, after: Span, words: ReadonlySet<string>): Span {
	const half = /(?<!\p{L})(\p{L}+)[-‐]$/u.exec(before.text)?.[1]?.toLowerCase()
	const rest = /^\p{Ll}+/u.exec(after.text)?.[0]
	if (half === undefined || rest === undefined) return joinSpans([before, after], ' ')
	const keepsHyphen =
		words.has(`${half}-${rest}`) ||
		(!words.has(half + rest) && (firstHalves.test(half) || secondHalves.test(rest)))
	const end = before.text.length
	return joinSpans([keepsHyphen ? before : cutSpan(before, end - 1, end), after], '')
}
