import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Returns the storage of an identity provider, which lasts until its process ends. */
export function memoryAdapter(): (model: string) => Adapter {
	const kept = new Map<string, AdapterPayload>()
	return (model) => ({
		async upsert(id, payload) {
			kept.set(`${model} ${id}`, payload)
		},
		find: async (id) => kept.get(`${model} ${id}`),
		async findByUid(uid) {
			const mine = [...kept].filter(([key]) => key.startsWith(`${model} `))
			return mine.find(([, payload]) => payload.uid === uid)?.[1]
		},
		findByUserCode: async () => undefined,
		async consume(id) {
			const payload = kept.get(`${model} ${id}`)
			if (payload) payload.consumed = Math.floor(Date.now() / 1000)
		},
		async destroy(id) {
			kept.delete(`${model} ${id}`)
		},
		async revokeByGrantId(grantId) {
			for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key)
		},
	})
}
