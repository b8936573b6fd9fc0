import { createHmac } from 'node:crypto'

/** Tells one sender of uploads from another without saying who they are. */
export type SenderKeys = { of: (network: string) => string }

/** Keyed hashes of networks: equal for equal networks, and readable by nobody who has only the database. */
export function senderKeys(key: Uint8Array): SenderKeys {
	return {
		of: (network) => createHmac('sha256', key).update(network).digest('base64url').slice(0, 22),
	}
}
