import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { answerShape, type ModelQuestion } from '@app/rewrite/model'
import {
	APICallError,
	generateText,
	type LanguageModel,
	type OutputInterface,
	streamText,
} from 'ai'
import type { ModelConfig, OutputMode } from '../../model-config.ts'
import { limitedFetch } from './limited-fetch.ts'
import {
	type ModelCapabilities,
	type ModelParameter,
	modelParameters,
	unknownCapabilities,
} from './model-capabilities.ts'
import {
	type AskOptions,
	estimateTokens,
	longestAnswer,
	type ModelConnection,
	type RawAnswer,
} from './model-connection.ts'
import { ModelFailure } from './model-failure.ts'
import { toModelFailure } from './to-model-failure.ts'

/** A stream that says nothing for so long has stopped. */
const stallMs = 15_000
/** The most characters that a token can have; an answer with more has no end. */
const charsPerToken = 10

/**
 * Connects to a model. This file is the only one that loads code for the network of a model, and it is
 * loaded only when one is configured.
 */
export function connectModel(
	config: ModelConfig,
	{ refused: refusedBefore }: Pick<ModelCapabilities, 'refused'> = unknownCapabilities(),
): ModelConnection {
	// The library's warnings don't belong in our log.
	Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
	const taken = { has: (parameter: ModelParameter) => !refusedBefore.has(parameter) }
	const ask: ModelConnection['ask'] = async (question, options) => {
		try {
			const settings = settingsFor({ config, taken }, question, options)
			const { onText } = options
			return await (onText ? askStreaming(settings, onText) : askAtOnce(settings))
		} catch (error) {
			if (options.signal.aborted) throw options.signal.reason
			const refused = modelParameters.find(
				(parameter) => taken.has(parameter) && isAbout(error, parameter),
			)
			if (refused === undefined) throw toModelFailure(error)
			refusedBefore.add(refused)
			return ask(question, options)
		}
	}
	return { ask }
}

function isAbout(error: unknown, parameter: ModelParameter): boolean {
	if (!APICallError.isInstance(error) || error.statusCode !== 400) return false
	return error.responseBody?.includes(parameter) ?? false
}

/** Room for the thoughts of a model that thinks first, in lengths of the longest answer. */
const roomToThink = 8

type Settings = ReturnType<typeof settingsFor>

function settingsFor(
	{ config, taken }: { config: ModelConfig; taken: Pick<ReadonlySet<ModelParameter>, 'has'> },
	question: ModelQuestion,
	{ outputMode, signal, timeoutMs }: AskOptions,
) {
	const longest = longestAnswer(question.lines)
	const thinks = !taken.has('max_tokens')
	return {
		model: createModel(config, { outputMode, thinks }),
		instructions: question.instructions,
		prompt: question.data,
		output: chooseOutput(outputMode),
		...(taken.has('temperature') && { temperature: 0 }),
		maxOutputTokens: thinks ? longest * roomToThink : longest,
		// `requestStructuredOutput` retries, once and within its timeout.
		maxRetries: 0,
		timeout: { totalMs: timeoutMs, chunkMs: Math.min(stallMs, timeoutMs) },
		abortSignal: signal,
	}
}

async function askAtOnce(settings: Settings): Promise<RawAnswer> {
	const { text, usage } = await generateText(settings)
	return { text, tokens: countTokens(settings, text, usage.totalTokens) }
}

async function askStreaming(
	settings: Settings,
	onText: (text: string) => void,
): Promise<RawAnswer> {
	const result = streamText({ ...settings, onError: () => {} })
	let text = ''
	let total: number | undefined
	for await (const part of result.stream) {
		if (part.type === 'error') throw part.error
		if (part.type === 'abort') throw new ModelFailure('too_slow', 'The model stopped mid-answer.')
		if (part.type === 'finish') total = part.totalUsage.totalTokens
		if (part.type !== 'text-delta') continue
		text += part.text
		if (text.length > charsPerToken * settings.maxOutputTokens)
			throw new ModelFailure('unusable', 'The answer never ended.')
		onText(text)
	}
	return { text, tokens: countTokens(settings, text, total) }
}

function countTokens(settings: Settings, text: string, said: number | undefined): number {
	return said || estimateTokens(settings.instructions + settings.prompt + text)
}

// Asks for the shape, but returns the text unparsed, because it is read more tolerantly than by the library.
function chooseOutput(outputMode: OutputMode): OutputInterface<string, string, never> {
	const format = {
		json_schema: { type: 'json' as const, schema: answerShape as never, name: 'rewrites' },
		json_object: { type: 'json' as const },
		prompt: { type: 'text' as const },
	}[outputMode]
	return {
		name: 'rewrites',
		responseFormat: Promise.resolve(format),
		parseCompleteOutput: ({ text }) => Promise.resolve(text),
		parsePartialOutput: ({ text }) => Promise.resolve({ partial: text }),
		createElementStreamTransform: () => undefined,
	}
}

function createModel(
	{ provider, baseUrl, apiKey, model }: ModelConfig,
	{ outputMode, thinks }: { outputMode: OutputMode; thinks: boolean },
): LanguageModel {
	const own = { fetch: limitedFetch, ...(baseUrl && { baseURL: baseUrl }) }
	const key = apiKey === null ? {} : { apiKey }
	if (provider === 'anthropic') return createAnthropic({ ...own, ...key })(model)
	if (provider === 'google') return createGoogle({ ...own, ...key })(model)
	return createOpenAICompatible({
		...own,
		...key,
		name: 'operator',
		baseURL: baseUrl ?? '',
		includeUsage: true,
		supportsStructuredOutputs: outputMode === 'json_schema',
		...(thinks && { transformRequestBody: namedForThinkers }),
	}).chatModel(model)
}

// Models that refuse `max_tokens` take the same number by another name.
function namedForThinkers({ max_tokens, ...body }: Record<string, unknown>) {
	return { ...body, max_completion_tokens: max_tokens }
}
