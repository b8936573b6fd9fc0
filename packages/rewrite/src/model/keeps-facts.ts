import { findQuantities } from '@app/language'
import { holdsName } from '../guard/aliases.ts'
import { readLine } from '../guard/read-line.ts'
import { saysSame } from '../guard/same-words.ts'
import type { Token } from '../guard/token.ts'

/** Of the words that say something, so many must come back, in any form or as another word for the same. */
const leastKept = 0.6
/** So many words of a line may be filler that no list knows. */
const mayGo = 2

/** Whether a wording keeps what makes a line worth reading: every figure, every name, and most of the rest. */
export function keepsFacts(line: string, after: string): boolean {
	const before = readLine(line)
	const there = readLine(after)
	return keepsFigures(line, after) && keepsNames(before, after) && keepsMost(before, there)
}

// "One colleague" may become "a colleague".
function keepsFigures(line: string, after: string): boolean {
	const figures = findQuantities(after).map(({ kind, value }) => `${kind} ${value}`)
	return findQuantities(line).every(
		({ kind, value }) => (kind === 'count' && value === 1) || figures.includes(`${kind} ${value}`),
	)
}

function keepsNames(before: readonly Token[], after: string): boolean {
	const names = before.filter(
		({ text, gap }, index) =>
			index > 0 && /^\p{Lu}/u.test(text) && text !== 'I' && !/[.!?]\s+$/.test(gap),
	)
	const words = readLine(after)
	return names.every((name) => holdsName(after, name.text) || isSaid(name, words))
}

function keepsMost(before: readonly Token[], there: readonly Token[]): boolean {
	const content = before.filter(({ isContent }) => isContent)
	const kept = content.filter((word) => isSaid(word, there)).length
	return kept >= leastKept * (content.length - mayGo)
}

function isSaid(word: Token, there: readonly Token[]): boolean {
	return there.some((other) => saysSame(word, other) || saysSame(other, word))
}
