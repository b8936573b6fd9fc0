import { lineWordLists } from '../line-words.ts'
import type { Span } from '../text/span.ts'

const clauseEnds = /[.;:,()[\]|•\n]|\s[–—-]\s/
const paper = lineWordLists.alternatives('papers')
// A verb of having, or a word for a paper, before the name.
const heldBefore = new RegExp(
	`\\b(?:hold(?:s|ing)?|held|passed|gained|obtained|achieved|renewed|${paper})\\s+(?:(?:an?|the|my|both|current|valid|full|own|in|for|of|with|as|on|by|to)\\s+)*$`,
	'i',
)
const heldBehind = new RegExp(
	`^\\s*[(,–—-]*\\s*(?:[\\p{L}\\d'’-]+\\s){0,2}(?:${paper})(?![\\p{L}])`,
	'iu',
)
// A word for papers and a colon open a list of them up to the end of its sentence.
const label = new RegExp(`\\b(?:${paper}|tickets held)\\s*:(?=[^.;•\\n|:]*$)`, 'i')

/**
 * Whether the words around a name show that it means a licence or certificate: a verb of having or a word for a paper
 * before or after it, or the label of a list of papers. The bare name may also mean the subject of the paper.
 */
export function isHeldAsCredential(text: string, { start, end }: Span): boolean {
	const ahead = text.slice(0, start)
	const clause = ahead.split(clauseEnds).at(-1) ?? ''
	return heldBefore.test(clause) || heldBehind.test(text.slice(end)) || label.test(ahead)
}

const nextWord = /^[ -](?<word>[\p{L}&’'-]+)/u
const joinsWords = lineWordLists.pattern('joins-words-or-tells-when', 'whole')
// Nouns that may follow a name without changing its meaning; any other noun is only described by the name.
const lightHead = lineWordLists.pattern('light-heads', 'whole')

/** Whether a name only says of what kind the thing is that follows it: "first aid box", "SIA vehicles". */
export function describesNext(text: string, { end }: Span): boolean {
	const { word } = nextWord.exec(text.slice(end))?.groups ?? {}
	return word !== undefined && !joinsWords.test(word) && !lightHead.test(word)
}
