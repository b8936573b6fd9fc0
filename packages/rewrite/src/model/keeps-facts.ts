import { findUnsupportedWords } from '@app/claims'
import { findQuantities } from '@app/language'

/** The least share of the content words that must come back, in any form or as a synonym. */
const leastKept = 0.6
/** The most content words of a line that may be filler unknown to every list. */
const mayGo = 2

/** Whether a wording keeps the facts of a line: every figure, every name, and most of the other words. */
export function keepsFacts(line: string, after: string): boolean {
	const { content, uncarried } = findUnsupportedWords(after, line)
	const kept = content.length - uncarried.length
	return (
		keepsFigures(line, after) &&
		uncarried.every(({ isName }) => !isName) &&
		kept >= leastKept * (content.length - mayGo)
	)
}

/** Whether every figure of a text comes back in another. A count of one may become an article. */
export function keepsFigures(line: string, after: string): boolean {
	const figures = findQuantities(after).map(({ kind, value }) => `${kind} ${value}`)
	return findQuantities(line).every(
		({ kind, value }) => (kind === 'count' && value === 1) || figures.includes(`${kind} ${value}`),
	)
}
