import type { OwnModel } from '@app/contract'
import { LRUCache } from 'lru-cache'
import type { OwnProvider } from '../../own-model-config.ts'
import { type ModelCapabilities, unknownCapabilities } from './model-capabilities.ts'
import { type Model, openModel } from './open-model.ts'

/** How many models' capabilities are remembered, by name and without keys. */
const rememberedModels = 200
/** Characters that are sent at once: people choose these models themselves, and they have room. */
const maxInputChars = 20_000

/** The models that people pay for themselves. */
export type OwnModels = {
	providers: readonly OwnProvider[]
	/** The model for one request, or `null` where its provider isn't offered. The returned model holds the key. */
	open: (own: OwnModel) => Model | null
}

type OwnModelsParts = {
	providers: readonly OwnProvider[]
	timeoutMs: number
	now: () => number
}

/** Opens models with people's own keys. Nothing of a key, a question or a failure is kept or logged. */
export function openOwnModels({ providers, timeoutMs, now }: OwnModelsParts): OwnModels {
	const remembered = new LRUCache<string, ModelCapabilities>({ max: rememberedModels })
	return {
		providers,
		open({ provider: id, model, key }) {
			const found = providers.find((one) => one.id === id)
			if (found === undefined) return null
			const name = `${id} ${model}`
			const capabilities = remembered.get(name) ?? unknownCapabilities()
			remembered.set(name, capabilities)
			const { provider, baseUrl } = found
			const config = {
				provider,
				baseUrl,
				apiKey: key,
				modelFile: null,
				model,
				outputMode: null,
				timeoutMs,
				maxInputChars,
			}
			// It isn't the operator's money that is used, so no limit of theirs holds.
			const dailyTokens = { free: 0, premium: 0 }
			return openModel(
				{ ...config, dailyTokens },
				{ now, log: { warn: () => undefined }, capabilities },
			)
		},
	}
}
