import { cutSpan, joinSpans, type Span } from '../text/span.ts'

const firstHalves =
	/^(?:self|well|non|co|cross|multi|long|short|high|low|full|part|half|on|off|in|up|e|x|end|front|back|third|first|second|open|real|day|hands|face|one|two|three|four|five|six|semi|inter|post|pre|re|anti|risk|data|user|client|customer)$/
const secondHalves =
	/^(?:based|driven|led|facing|wide|term|time|level|quality|related|specific|oriented|focused|friendly|to|up|of|in|on|by|and|the|site|house|end|line|free|year|week|day)\b/

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
