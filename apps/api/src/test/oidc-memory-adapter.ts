import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Keeps an identity provider's data in a test; the returned function makes one adapter for each kind of data. */
export function oidcMemoryAdapter(): (name: string) => Adapter {
	const kept = new Map<string, AdapterPayload>()
	return (name) => {
		const find = async (id: string) => kept.get(`${name}:${id}`)
		return {
			find,
			upsert: async (id, payload) => void kept.set(`${name}:${id}`, payload),
			destroy: async (id) => void kept.delete(`${name}:${id}`),
			consume: async (id) => {
				const payload = await find(id)
				if (payload) payload.consumed = true
			},
			findByUid: async (uid) =>
				[...kept.entries()].find(
					([key, one]) => key.startsWith(`${name}:`) && one.uid === uid,
				)?.[1],
			findByUserCode: async () => undefined,
			revokeByGrantId: async (grantId) => {
				for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
			},
		}
	}
}
