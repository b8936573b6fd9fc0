import type { ModelQuestion } from '@app/rewrite/model'
import type { OutputMode } from '../../model-config.ts'

/** How one question is put. */
export type AskOptions = {
	outputMode: OutputMode
	/** The person has gone; ends as an `AbortError`. */
	signal: AbortSignal
	/** The time that is left for the whole request. */
	timeoutMs: number
	/** Told the whole text so far while it is written; without it the answer comes at once. */
	onText?: (text: string) => void
}

export type RawAnswer = {
	text: string
	/** Tokens in and out; estimated from the characters where the server does not say. */
	tokens: number
}

/** A model that can be asked. Throws `ModelFailure`, or an `AbortError` when the person has gone. */
export type ModelConnection = {
	ask: (question: ModelQuestion, options: AskOptions) => Promise<RawAnswer>
}

/** The most tokens that a question can cost: the prompt and the longest allowed answer. */
export function mostTokens({ instructions, data, lines }: ModelQuestion): number {
	return estimateTokens(instructions + data) + longestAnswer(lines)
}

/** Tokens that an answer about so many lines may have. */
export function longestAnswer(lines: number): number {
	return 150 * lines + 300
}

/** About four characters make a token. */
export function estimateTokens(text: string): number {
	return Math.ceil(text.length / 4)
}
