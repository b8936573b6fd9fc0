import { setTimeout as wait } from 'node:timers/promises'
import { type ModelQuestion, readAnswers } from '@app/rewrite/model'
import { type Rung, rungs } from '../../model-config.ts'
import { type AskOptions, estimateTokens, type ModelConnection } from './model-connection.ts'
import { ModelFailure } from './model-failure.ts'

/** Longer than this nobody waits for a second try. */
const longestWaitMs = 5000

export type StructuredRequest = {
	connection: ModelConnection
	/** The rungs to try, one after the other. */
	rungs: readonly Rung[]
	timeoutMs: number
	signal: AbortSignal
	onText?: AskOptions['onText']
}

/** An answer that can be read, or why there is none; and what was used either way. */
export type StructuredResult = { tokens: number } & (
	| { answers: ReturnType<typeof readAnswers>; rung: Rung; failure: null }
	| { answers: null; rung: null; failure: ModelFailure }
)

/**
 * Asks in the strictest way that the server takes. A refused shape leads to the next rung, an answer that cannot be
 * read once to the next one, a passing failure once to a second try; all within one time.
 */
export async function requestStructuredOutput(
	question: ModelQuestion,
	climb: StructuredRequest,
): Promise<StructuredResult> {
	const deadline = performance.now() + climb.timeoutMs
	const patience = { repairs: 1, retries: 1 }
	let tokens = 0
	let failure = new ModelFailure('too_slow', 'There wasn’t time to ask the model.')
	let at = 0
	for (let rung = climb.rungs[at]; rung !== undefined; rung = climb.rungs[at]) {
		const timeoutMs = Math.ceil(deadline - performance.now())
		if (timeoutMs <= 0) break
		const tried = await tryRung(question, { ...climb, rung, timeoutMs })
		tokens += tried.tokens
		if (tried.failure === null) return { ...tried, rung, tokens }
		failure = tried.failure
		const next = nextStep(failure, patience, deadline - performance.now())
		if (next === 'give up') break
		if (next === 'next rung') at += 1
		else await wait(next.waitMs, undefined, { signal: climb.signal })
	}
	return { answers: null, rung: null, tokens, failure }
}

type Try = Omit<AskOptions, 'onText'> & Pick<StructuredRequest, 'connection' | 'onText'>
type Tried = { tokens: number } & (
	| { answers: ReturnType<typeof readAnswers>; failure: null }
	| { answers: null; failure: ModelFailure }
)

async function tryRung(question: ModelQuestion, { connection, ...options }: Try): Promise<Tried> {
	try {
		const { rung, signal, timeoutMs, onText } = options
		const asked = { rung, signal, timeoutMs, ...(onText && { onText }) }
		const { text, tokens } = await connection.ask(question, asked)
		const answers = readAnswers(text)
		if (answers.size > 0) return { answers, tokens, failure: null }
		const failure = new ModelFailure('unusable', 'The answer has the wrong format.')
		return { answers: null, tokens, failure }
	} catch (error) {
		if (!(error instanceof ModelFailure)) throw error
		// What came and could not be read was paid for all the same.
		const { instructions, data } = question
		const tokens = error.kind === 'unusable' ? estimateTokens(instructions + data) : 0
		return { answers: null, tokens, failure: error }
	}
}

type Patience = { repairs: number; retries: number }

function nextStep(
	{ kind, isAboutShape, retryAfterMs }: ModelFailure,
	patience: Patience,
	leftMs: number,
): 'next rung' | 'give up' | { waitMs: number } {
	if (isAboutShape) return 'next rung'
	if (kind === 'unusable') {
		patience.repairs -= 1
		return patience.repairs < 0 ? 'give up' : 'next rung'
	}
	if (retryAfterMs === null || retryAfterMs >= Math.min(longestWaitMs, leftMs)) return 'give up'
	patience.retries -= 1
	return patience.retries < 0 ? 'give up' : { waitMs: retryAfterMs }
}

/** The rungs from the one that is known to work on; all of them while none is. */
export function rungsFrom(known: Rung | null): readonly Rung[] {
	return rungs.slice(known === null ? 0 : rungs.indexOf(known))
}
