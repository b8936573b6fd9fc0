import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that fit into an address. */
export function randomSecret(): string {
	return randomBytes(32).toString('base64url')
}

/** Returns the SHA-256 of a random secret. Only the hash is kept, so that a stolen database opens nothing. */
export function hashSecret(secret: string): string {
	return createHash('sha256').update(secret).digest('base64url')
}
