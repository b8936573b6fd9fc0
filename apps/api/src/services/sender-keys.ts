import { createHmac } from 'node:crypto'

/** Tells one sender of uploads from another without saying who they are. */
export type SenderKeys = { of: (accountOrNetwork: string) => string }

/** Keyed hashes of accounts and networks: equal for equal ones, and readable by nobody who has only the database. */
export function senderKeys(key: Uint8Array): SenderKeys {
	return {
		of: (accountOrNetwork) =>
			createHmac('sha256', key).update(accountOrNetwork).digest('base64url').slice(0, 22),
	}
}
