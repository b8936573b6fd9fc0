import { analysisWords } from '../analysis-word-lists.ts'
import type { Span } from '../text/span.ts'

const clauseEnds = /[.;:,()[\]|•\n]|\s[–—-]\s/
const paper =
	'licen[cs](?:e|es|ed)|certificates?|certified|certification|tickets?|cards?|badges?|permits?|qualified|qualifications?|diplomas?|degrees?|registered|registration|accredited|accreditation|members?|membership|PIN'
// What was got or is had on paper: a verb of having or a word for a paper in front of the name.
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
 * Whether the words around a name say that it stands for a licence or certificate: a verb of having or a word for a paper in front
 * or behind, or the label of a list of papers. The name by itself is also what the paper is about.
 */
export function isHeldAsCredential(text: string, { start, end }: Span): boolean {
	const ahead = text.slice(0, start)
	const clause = ahead.split(clauseEnds).at(-1) ?? ''
	return heldBefore.test(clause) || heldBehind.test(text.slice(end)) || label.test(ahead)
}

const nextWord = /^[ -](?<word>[\p{L}&’'-]+)/u
const joinsWords = analysisWords.pattern('joins-words-or-tells-when', 'whole')
// Before one of these, the name is still what is spoken of; before any other noun it only says of what kind that is.
const lightHead = analysisWords.pattern('light-heads', 'whole')

/** Whether a name only says of what kind the thing is that follows it: "first aid box", "SIA vehicles". */
export function describesNext(text: string, { end }: Span): boolean {
	const { word } = nextWord.exec(text.slice(end))?.groups ?? {}
	return word !== undefined && !joinsWords.test(word) && !lightHead.test(word)
}
