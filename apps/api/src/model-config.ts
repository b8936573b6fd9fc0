import { basename } from 'node:path'
import { z } from 'zod'

/** Ways to ask for an answer in the right shape, the strictest first. */
export const outputModes = ['json_schema', 'json_object', 'prompt'] as const
export type OutputMode = (typeof outputModes)[number]

const providers = ['openai-compatible', 'anthropic', 'google', 'file'] as const

/** A language model and how it is reached. The address never comes from a browser. */
export type ModelConfig = {
	provider: (typeof providers)[number]
	/** Where it answers; `null` is the provider's own address. */
	baseUrl: string | null
	apiKey: string | null
	/** The file that is loaded into this process, for `file`. */
	modelFile: string | null
	model: string
	/** The only output mode to use; `null` finds out. */
	outputMode: OutputMode | null
	timeoutMs: number
	maxInputChars: number
	/** Tokens that one person may use in a day, by their plan. */
	dailyTokens: { free: number; premium: number }
}

const count = (least: number, most: number) =>
	z.coerce
		.number(`must be a whole number from ${least} to ${most}`)
		.int(`must be a whole number from ${least} to ${most}`)
		.min(least, `must be a whole number from ${least} to ${most}`)
		.max(most, `must be a whole number from ${least} to ${most}`)

/** The variables of the environment for a language model. */
export const modelVariables = {
	AI_PROVIDER: z
		.enum(['local', ...providers], `must be one of local, ${providers.join(', ')}`)
		.default('local'),
	AI_BASE_URL: z
		.url({
			protocol: /^https?$/,
			error: 'must be an address such as http://localhost:11434/v1',
		})
		.transform((address) => address.replace(/(?<!\/)\/+$/, ''))
		.optional(),
	AI_API_KEY: z.string().optional(),
	AI_MODEL: z.string().optional(),
	AI_MODEL_FILE: z.string().optional(),
	AI_STRUCTURED: z
		.enum(['auto', ...outputModes], `must be one of auto, ${outputModes.join(', ')}`)
		.default('auto'),
	AI_TIMEOUT_SECONDS: count(1, 300).default(30),
	AI_MAX_INPUT_CHARS: count(200, 100_000).default(6000),
	AI_DAILY_TOKENS: count(0, 100_000_000).default(20_000),
	AI_DAILY_TOKENS_PREMIUM: count(0, 100_000_000).default(200_000),
	AI_GUEST_TOKENS: count(0, 100_000_000).default(0),
}

type Parsed = z.infer<z.ZodObject<typeof modelVariables>>

const needed: Readonly<Record<ModelConfig['provider'], readonly (keyof Parsed)[]>> = {
	'openai-compatible': ['AI_MODEL', 'AI_BASE_URL'],
	anthropic: ['AI_MODEL', 'AI_API_KEY'],
	google: ['AI_MODEL', 'AI_API_KEY'],
	file: ['AI_MODEL_FILE'],
}

/** The model, or `null`: then everything is written by the local engine. */
export function toModelConfig(parsed: Parsed): ModelConfig | null {
	const { AI_PROVIDER: provider, AI_MODEL_FILE: modelFile = null } = parsed
	const model = parsed.AI_MODEL || (modelFile === null ? '' : basename(modelFile, '.gguf'))
	if (provider === 'local' || model === '') return null
	return {
		provider,
		baseUrl: parsed.AI_BASE_URL ?? null,
		apiKey: parsed.AI_API_KEY ?? null,
		modelFile: provider === 'file' ? modelFile : null,
		model,
		outputMode: parsed.AI_STRUCTURED === 'auto' ? null : parsed.AI_STRUCTURED,
		timeoutMs: parsed.AI_TIMEOUT_SECONDS * 1000,
		maxInputChars: parsed.AI_MAX_INPUT_CHARS,
		// Nobody pays to get less.
		dailyTokens: {
			free: parsed.AI_DAILY_TOKENS,
			premium: Math.max(parsed.AI_DAILY_TOKENS, parsed.AI_DAILY_TOKENS_PREMIUM),
		},
	}
}

/** The missing variables that `AI_PROVIDER` needs, each with its problem. */
export function modelProblems(parsed: Parsed): [name: string, message: string][] {
	const { AI_PROVIDER: provider } = parsed
	if (provider === 'local') return []
	return needed[provider]
		.filter((name) => !parsed[name])
		.map((name) => [name, `is needed beside AI_PROVIDER=${provider}`])
}
