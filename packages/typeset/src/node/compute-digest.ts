import { createHash } from 'node:crypto'

/** Names a text so that another text has another name. */
export function computeDigest(text: string): string {
	return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
