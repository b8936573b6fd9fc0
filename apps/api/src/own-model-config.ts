import { z } from 'zod'
import type { ModelConfig } from './model-config.ts'

/** A provider whose models people may use with their own key. Only the operator sets its address. */
export type OwnProvider = {
	id: string
	/** What people call it. */
	name: string
	provider: ModelConfig['provider']
	/** Where it answers; `null` is the provider's own address. */
	baseUrl: string | null
	/** The host that people are told of. */
	host: string
}

const known: readonly OwnProvider[] = [
	{
		id: 'openai',
		name: 'OpenAI',
		provider: 'openai-compatible',
		...at('https://api.openai.com/v1'),
	},
	{
		id: 'anthropic',
		name: 'Anthropic',
		provider: 'anthropic',
		baseUrl: null,
		host: 'api.anthropic.com',
	},
	{
		id: 'google',
		name: 'Google Gemini',
		provider: 'google',
		baseUrl: null,
		host: 'generativelanguage.googleapis.com',
	},
	{
		id: 'mistral',
		name: 'Mistral',
		provider: 'openai-compatible',
		...at('https://api.mistral.ai/v1'),
	},
	{
		id: 'openrouter',
		name: 'OpenRouter',
		provider: 'openai-compatible',
		...at('https://openrouter.ai/api/v1'),
	},
]

const everyId = known.map(({ id }) => id).join(',')

/** The variable of the environment for models that people pay for themselves. */
export const ownModelVariables = {
	AI_OWN_KEYS: z
		.string()
		.default(everyId)
		.transform((text, context): OwnProvider[] => {
			if (text.trim() === 'none') return []
			return text
				.split(',')
				.map((entry) => entry.trim())
				.filter(Boolean)
				.map((entry) => readEntry(entry) ?? refuse(context))
		}),
}

function readEntry(entry: string): OwnProvider | null {
	const [, id = '', address] = /^([a-z][a-z\d-]{0,39})(?:=(https?:\/\/\S+))?$/.exec(entry) ?? []
	if (address === undefined) return known.find((one) => one.id === id) ?? null
	if (!URL.canParse(address)) return null
	return { id, name: id, provider: 'openai-compatible', ...at(address) }
}

function refuse(context: z.RefinementCtx): never {
	context.addIssue({
		code: 'custom',
		message: `must be none, or a list of ${everyId.replaceAll(',', ', ')} and entries such as name=https://models.example.com/v1`,
	})
	return z.NEVER
}

function at(address: string): Pick<OwnProvider, 'baseUrl' | 'host'> {
	return { baseUrl: address.replace(/(?<!\/)\/+$/, ''), host: new URL(address).host }
}
