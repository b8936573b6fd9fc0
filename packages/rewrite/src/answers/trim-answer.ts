import { withoutCapital } from '@app/language'
import { findPhrase, type PhraseRole } from './answer-phrases.ts'
import {
	type AnswerToken,
	expandAnswerShorthand,
	inDigits,
	tokeniseAnswer,
} from './answer-tokens.ts'

/**
 * An answer without the words that only begin or end it: "yes", "I think", "and that". `leads` are the roles of the words
 * that may begin it.
 */
export function trimAnswer(answer: string, leads: readonly PhraseRole[] = ['lead']): string {
	const text = inDigits(expandAnswerShorthand(answer)).replace(/[\s.!,;]+$/u, '')
	const tokens = tokeniseAnswer(text)
	const from = skipLead(tokens, leads)
	const to = skipTail(tokens, from)
	return withoutCapital(text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0))
}

function skipLead(tokens: readonly AnswerToken[], leads: readonly PhraseRole[]): number {
	let at = 0
	for (;;) {
		const found = leads.map((role) => findPhrase(tokens, at, role)).find((one) => one !== null)
		const next = at + (found?.length ?? 0)
		if (found === undefined || next >= tokens.length) return at
		at = next
		if (/^[,:]$/.test(tokens[at]?.lower ?? '')) at++
	}
}

function skipTail(tokens: readonly AnswerToken[], from: number): number {
	let to = tokens.length
	for (let start = to - 1; start > from; start--) {
		const found = findPhrase(tokens, start, 'tail')
		if (found === null || start + found.length !== to) continue
		to = tokens[start - 1]?.lower === ',' ? start - 1 : start
	}
	return to
}
