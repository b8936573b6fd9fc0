import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits that fit into an address. */
export function randomSecret(): string {
	return randomBytes(32).toString('base64url')
}

/** What is kept of a random secret: its SHA-256, so that a stolen database opens nothing. */
export function hashSecret(secret: string): string {
	return createHash('sha256').update(secret).digest('base64url')
}
