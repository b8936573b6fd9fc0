import type { Token } from './token.ts'

/** Whether a word of the person says at least what a word of the new text says. */
export function saysSame(before: Token, after: Token): boolean {
	return after.own.some((key) => before.own.includes(key) || before.general.includes(key))
}
