import { createHmac, timingSafeEqual } from 'node:crypto'

export type AlertKeys = ReturnType<typeof alertKeys>

/** The keys with which the e-mails of a kept search are stopped without signing in. Each holds for one search. */
export function alertKeys(key: Uint8Array) {
	const keyOf = (searchId: string): string =>
		createHmac('sha256', key).update(searchId).digest('base64url')
	return {
		keyOf,

		isKey(searchId: string, given: string): boolean {
			const [right, shown] = [Buffer.from(keyOf(searchId)), Buffer.from(given)]
			return right.length === shown.length && timingSafeEqual(right, shown)
		},
	}
}
