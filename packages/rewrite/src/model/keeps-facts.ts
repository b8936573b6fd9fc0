import { findUnsupportedWords } from '@app/claims'
import { findQuantities } from '@app/language'

/** Of the words that say something, so many must come back, in any form or as another word for the same. */
const leastKept = 0.6
/** So many words of a line may be filler that no list knows. */
const mayGo = 2

/** Whether a wording keeps what makes a line worth reading: every figure, every name, and most of the rest. */
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
