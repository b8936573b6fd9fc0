import type { Passage } from '../layout/join-lines.ts'

/** A name in the head of an entry is shorter than this, in characters. */
const longestHead = 110

/** Whether a passage reads as running text rather than as a title. */
export function isProse({ span, line }: Passage): boolean {
	const words = span.text.split(/\s+/).length
	if (span.text.includes('\t')) return false
	if (/^\p{Ll}/u.test(span.text) && words > 3 && !isMostlyNames(span.text)) return true
	if (span.text.length > longestHead && !line.bold) return true
	if (/[.!]$/.test(span.text) && (words > 7 || (words > 3 && isSentence(span.text)))) return true
	return words > 18
}

// At least half of its words are in lower case, and the last is too long to be an abbreviation.
function isSentence(text: string): boolean {
	const small = text.match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu)?.length ?? 0
	const endsInLongWord = /(?<!\p{L})\p{L}{4,}[.!]$/u.test(text)
	return small >= 2 && endsInLongWord && small >= text.split(/\s+/).length / 2
}

// Whether most words of a text begin with a capital, as names do.
function isMostlyNames(text: string): boolean {
	const words = text.match(/[\p{L}’'-]+/gu) ?? []
	return words.filter((word) => /^\p{Lu}/u.test(word)).length > words.length / 2
}
