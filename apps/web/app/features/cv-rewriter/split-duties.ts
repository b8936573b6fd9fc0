import { splitSentences } from '@app/language'

/** Longest text that is looked at, in characters: a long job description. */
export const maxDescription = 20_000
/** Most lines that are rewritten at once. */
export const maxDuties = 100

const sign = /^[\s•●▪◦‣·*–—>+-]+(?=\S)|^\s*\(?(?:\d{1,2}|[a-z])[.)]\s+/iu

/**
 * The duties in a pasted job description, one a line and without signs. A paragraph is taken apart into its sentences;
 * headings that end in a colon are left out.
 */
export function splitDuties(description: string): string[] {
	const duties = description
		.slice(0, maxDescription)
		.split(/\r?\n|[•●▪◦‣]/)
		.map((line) => line.replace(sign, '').replace(/\s+/g, ' ').trim())
		.flatMap(splitLine)
		.filter((line) => /\p{L}{2}/u.test(line) && !/:$/.test(line))
	return [...new Set(duties)].slice(0, maxDuties)
}

const sentenceLike = 12

// "Answered phones. Booked rooms." is two duties; "Worked at St. Mary's" is one.
function splitLine(line: string): string[] {
	const sentences = splitSentences(line).map((sentence) => sentence.trim())
	const areWhole = sentences.length > 1 && sentences.every((one) => one.length >= sentenceLike)
	return areWhole ? sentences : [line]
}
