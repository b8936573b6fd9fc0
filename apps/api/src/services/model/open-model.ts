import type { ModelQuestion, readAnswers, WhyLocal } from '@app/rewrite/model'
import type { ModelConfig } from '../../model-config.ts'
import type { Log } from '../open-job-queue.ts'
import { createCircuitBreaker } from './circuit-breaker.ts'
import { type ModelCapabilities, unknownCapabilities } from './model-capabilities.ts'
import type { ModelConnection } from './model-connection.ts'
import { outputModesFrom, requestStructuredOutput } from './structured-output.ts'

type ModelReply = { tokens: number } & (
	| { answers: ReturnType<typeof readAnswers>; whyNot: null }
	| { answers: null; whyNot: WhyLocal }
)

/** A language model, as the rest of the server sees it. */
export type Model = {
	name: string
	/** Where it answers: a host, or the provider by name. */
	place: string
	maxInputChars: number
	dailyTokens: ModelConfig['dailyTokens']
	ask: (
		question: ModelQuestion,
		options: { signal: AbortSignal; onText?: (text: string) => void },
	) => Promise<ModelReply>
}

/** Opens the configured model; without one nothing that speaks to a network is loaded. */
export function openModel(
	config: ModelConfig | null,
	{
		now,
		log,
		capabilities = unknownCapabilities(),
	}: { now: () => number; log: Pick<Log, 'warn'>; capabilities?: ModelCapabilities },
): Model | null {
	if (config === null) return null
	const breaker = createCircuitBreaker(now)
	let connecting: Promise<ModelConnection> | null = null
	return {
		name: config.model,
		place: findPlace(config),
		maxInputChars: config.maxInputChars,
		dailyTokens: config.dailyTokens,
		async ask(question, { signal, onText }) {
			if (!breaker.letThrough()) return { answers: null, whyNot: 'resting', tokens: 0 }
			connecting ??= loadConnection(config, capabilities)
			const { answers, outputMode, tokens, failure } = await requestStructuredOutput(question, {
				connection: await connecting,
				outputModes:
					config.outputMode === null
						? outputModesFrom(capabilities.outputMode)
						: [config.outputMode],
				timeoutMs: config.timeoutMs,
				signal,
				...(onText && { onText }),
			})
			if (failure === null) {
				breaker.succeeded()
				capabilities.outputMode ??= outputMode
				return { answers, tokens, whyNot: null }
			}
			breaker.failed()
			const { kind, status, message } = failure
			log.warn({ kind, status }, `The language model gave no answer: ${message}`)
			return { answers: null, tokens, whyNot: kind }
		},
	}
}

function findPlace({ provider, baseUrl }: ModelConfig): string {
	if (provider === 'file') return 'this server'
	return baseUrl === null ? provider : new URL(baseUrl).host
}

/** Connects to a configured model. Code for its provider is loaded now. */
export async function loadConnection(
	config: ModelConfig,
	capabilities: ModelCapabilities = unknownCapabilities(),
): Promise<ModelConnection> {
	if (config.provider === 'file') {
		const { connectModelFile } = await import('./connect-model-file.ts')
		return connectModelFile(config)
	}
	const { connectModel } = await import('./connect-model.ts')
	return connectModel(config, capabilities)
}
