import { parseTsv } from '@app/language'
import { answerPhrases } from '../data/answer-phrases.ts'
import type { AnswerToken } from './answer-tokens.ts'

/** What a phrase does in an answer; each is a kind of row in `answer-phrases.tsv`. */
export type PhraseRole =
	| 'hedge'
	| 'opening'
	| 'rough'
	| 'ending'
	| 'sometimes'
	| 'growth'
	| 'change'
	| 'former'
	| 'target'
	| 'peak'
	| 'denial'
	| 'compare'
	| 'share'
	| 'condition'
	| 'reason'
	| 'place'
	| 'time'
	| 'period'
	| 'usual'
	| 'pace'
	| 'companion'
	| 'lead'
	| 'tail'
	| 'naming'

/** A phrase found in an answer: the number of its tokens, and what a line says for it. */
export type FoundPhrase = { length: number; told: string }

/** The longest phrase of the table, in tokens. */
let longest = 1
const tables = new Map<string, Map<string, string>>()
for (const { role, said, told } of parseTsv<'role' | 'said' | 'told'>(answerPhrases)) {
	const phrases = tables.get(role) ?? new Map<string, string>()
	for (const phrase of said.split('|')) {
		phrases.set(phrase, told)
		longest = Math.max(longest, phrase.split(' ').length)
	}
	tables.set(role, phrases)
}

/** Returns the longest phrase of a role that begins at a token; `null` if none does. */
export function findPhrase(
	tokens: readonly AnswerToken[],
	at: number,
	role: PhraseRole,
): FoundPhrase | null {
	const phrases = tables.get(role)
	for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
		const words = tokens.slice(at, at + length)
		const told = phrases?.get(words.map(({ lower }) => lower).join(' '))
		if (told !== undefined) return { length, told }
	}
	return null
}

/** Whether a phrase of a role stands anywhere among the tokens. */
export function hasPhrase(tokens: readonly AnswerToken[], role: PhraseRole): boolean {
	return tokens.some((_, at) => findPhrase(tokens, at, role) !== null)
}

/** Whether a word, in either number, is one of a role. */
export function isPhrase(word: string, role: PhraseRole): boolean {
	const phrases = tables.get(role)
	return phrases?.has(word) === true || phrases?.has(word.replace(/s$/u, '')) === true
}
