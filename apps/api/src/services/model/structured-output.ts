import { setTimeout as wait } from 'node:timers/promises'
import { type ModelQuestion, readAnswers } from '@app/rewrite/model'
import { type OutputMode, outputModes } from '../../model-config.ts'
import { type AskOptions, estimateTokens, type ModelConnection } from './model-connection.ts'
import { ModelFailure } from './model-failure.ts'

/** Longer than this nobody waits for a second try. */
const longestWaitMs = 5000

export type StructuredRequest = {
	connection: ModelConnection
	/** The output modes to try, in order. */
	outputModes: readonly OutputMode[]
	timeoutMs: number
	signal: AbortSignal
	onText?: AskOptions['onText']
}

/** A parsed answer or a failure, and the tokens used either way. */
export type StructuredResult = { tokens: number } & (
	| { answers: ReturnType<typeof readAnswers>; outputMode: OutputMode; failure: null }
	| { answers: null; outputMode: null; failure: ModelFailure }
)

/**
 * Asks in the strictest output mode that the server accepts. Moves to the next mode if the server refuses the mode, or
 * once if an answer can't be parsed; retries a temporary failure once. All attempts share one timeout.
 */
export async function requestStructuredOutput(
	question: ModelQuestion,
	request: StructuredRequest,
): Promise<StructuredResult> {
	const deadline = performance.now() + request.timeoutMs
	const left = { repairs: 1, retries: 1 }
	let tokens = 0
	let failure = new ModelFailure('too_slow', 'There wasn’t time to ask the model.')
	let at = 0
	for (
		let outputMode = request.outputModes[at];
		outputMode !== undefined;
		outputMode = request.outputModes[at]
	) {
		const timeoutMs = Math.ceil(deadline - performance.now())
		if (timeoutMs <= 0) break
		const tried = await tryOutputMode(question, { ...request, outputMode, timeoutMs })
		tokens += tried.tokens
		if (tried.failure === null) return { ...tried, outputMode, tokens }
		failure = tried.failure
		const next = nextStep(failure, left, deadline - performance.now())
		if (next === 'give up') break
		if (next === 'next mode') at += 1
		else await wait(next.waitMs, undefined, { signal: request.signal })
	}
	return { answers: null, outputMode: null, tokens, failure }
}

type Try = Omit<AskOptions, 'onText'> & Pick<StructuredRequest, 'connection' | 'onText'>
type Tried = { tokens: number } & (
	| { answers: ReturnType<typeof readAnswers>; failure: null }
	| { answers: null; failure: ModelFailure }
)

async function tryOutputMode(
	question: ModelQuestion,
	{ connection, ...options }: Try,
): Promise<Tried> {
	try {
		const { outputMode, signal, timeoutMs, onText } = options
		const asked = { outputMode, signal, timeoutMs, ...(onText && { onText }) }
		const { text, tokens } = await connection.ask(question, asked)
		const answers = readAnswers(text)
		if (answers.size > 0) return { answers, tokens, failure: null }
		const failure = new ModelFailure('unusable', 'The answer has the wrong format.')
		return { answers: null, tokens, failure }
	} catch (error) {
		if (!(error instanceof ModelFailure)) throw error
		// An answer that could not be read was paid for all the same.
		const { instructions, data } = question
		const tokens = error.kind === 'unusable' ? estimateTokens(instructions + data) : 0
		return { answers: null, tokens, failure: error }
	}
}

type AttemptsLeft = { repairs: number; retries: number }

function nextStep(
	{ kind, isAboutShape, retryAfterMs }: ModelFailure,
	left: AttemptsLeft,
	leftMs: number,
): 'next mode' | 'give up' | { waitMs: number } {
	if (isAboutShape) return 'next mode'
	if (kind === 'unusable') {
		left.repairs -= 1
		return left.repairs < 0 ? 'give up' : 'next mode'
	}
	if (retryAfterMs === null || retryAfterMs >= Math.min(longestWaitMs, leftMs)) return 'give up'
	left.retries -= 1
	return left.retries < 0 ? 'give up' : { waitMs: retryAfterMs }
}

/** Returns the output modes from the known one on; all of them if none is known to work. */
export function outputModesFrom(known: OutputMode | null): readonly OutputMode[] {
	return outputModes.slice(known === null ? 0 : outputModes.indexOf(known))
}
