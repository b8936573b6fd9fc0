import { answerShape } from '@app/rewrite/model'
import type { ModelConfig } from '../../model-config.ts'
import { type LlamaLibrary, loadLlama } from './load-llama.ts'
import {
	type AskOptions,
	estimateTokens,
	longestAnswer,
	type ModelConnection,
	type RawAnswer,
} from './model-connection.ts'
import { ModelFailure } from './model-failure.ts'

/** Tokens that a question and its answer may have together; more needs more memory. */
const contextTokens = 8192

type Loaded = Awaited<ReturnType<typeof loadModelFile>>
type Question = Parameters<ModelConnection['ask']>[0]

/**
 * Connects to a model file in this process. It is loaded with the first question and stays in memory. One question is answered at
 * a time; the others wait, each within its own time. Nothing is downloaded or built.
 */
export function connectModelFile(
	{ modelFile }: Pick<ModelConfig, 'modelFile'>,
	{ load = loadLlama }: { load?: () => Promise<LlamaLibrary> } = {},
): ModelConnection {
	let loading: Promise<Loaded> | null = null
	let last: Promise<unknown> = Promise.resolve()
	return {
		async ask(question, options) {
			loading ??= loadModelFile(modelFile ?? '', load)
			const loaded = await loading.catch((error: unknown) => {
				loading = null
				throw toFailure(error)
			})
			const until = AbortSignal.any([options.signal, AbortSignal.timeout(options.timeoutMs)])
			const turn = last.then(() => answer(loaded, question, { ...options, signal: until }))
			last = turn.catch(() => undefined)
			try {
				return await turn
			} catch (error) {
				options.signal.throwIfAborted()
				throw until.aborted
					? new ModelFailure('too_slow', 'The model took too long.')
					: toFailure(error)
			}
		},
	}
}

async function loadModelFile(modelPath: string, load: () => Promise<LlamaLibrary>) {
	const { getLlama, LlamaChatSession } = await load()
	const llama = await getLlama({ build: 'never', logLevel: 'error' })
	const model = await llama.loadModel({ modelPath })
	const context = await model.createContext({ contextSize: { max: contextTokens } })
	const grammar = await llama.createGrammarForJsonSchema(answerShape)
	return { context, grammar, LlamaChatSession }
}

async function answer(
	{ context, grammar, LlamaChatSession }: Loaded,
	{ instructions, data, lines }: Question,
	{ outputMode, signal, onText }: Pick<AskOptions, 'outputMode' | 'signal' | 'onText'>,
): Promise<RawAnswer> {
	signal.throwIfAborted()
	const sequence = context.getSequence()
	try {
		const session = new LlamaChatSession({ contextSequence: sequence, systemPrompt: instructions })
		let soFar = ''
		const { responseText: text, stopReason } = await session.promptWithMeta(data, {
			// The grammar makes the shape sure; a model that thinks aloud may need to be asked without.
			...(outputMode !== 'prompt' && { grammar }),
			maxTokens: longestAnswer(lines),
			temperature: 0,
			signal,
			onTextChunk: (chunk) => {
				soFar += chunk
				onText?.(soFar)
			},
		})
		if (stopReason === 'maxTokens') throw new ModelFailure('unusable', 'The answer never ended.')
		const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter
		const tokens = usedInputTokens + usedOutputTokens
		return { text, tokens: tokens || estimateTokens(instructions + data + text) }
	} finally {
		sequence.dispose()
	}
}

function toFailure(error: unknown): ModelFailure {
	if (error instanceof ModelFailure) return error
	return new ModelFailure('unreachable', error instanceof Error ? error.message : String(error))
}
