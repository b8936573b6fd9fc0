import { createHmac, timingSafeEqual } from 'node:crypto'

export type UnsubscribeKeys = ReturnType<typeof unsubscribeKeys>

/** The keys with which e-mails of a kept search, or about next steps, are stopped without signing in. Each holds for one id. */
export function unsubscribeKeys(key: Uint8Array) {
	const keyOf = (id: string): string => createHmac('sha256', key).update(id).digest('base64url')
	return {
		keyOf,

		isKey(id: string, given: string): boolean {
			const [right, shown] = [Buffer.from(keyOf(id)), Buffer.from(given)]
			return right.length === shown.length && timingSafeEqual(right, shown)
		},
	}
}
