import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

export type RefreshTokens = ReturnType<typeof refreshTokens>

const idBytes = 16
const secretBytes = 32
const sealBytes = 32

/**
 * Refresh tokens: the id of a session, a secret and a seal. The seal shows that a token was made here, so that
 * an old one can be told from an invented one although only the hash of the newest is kept.
 */
export function refreshTokens(key: Uint8Array) {
	const seal = (body: Buffer) => createHmac('sha256', key).update('seal').update(body).digest()
	const build = (id: Buffer, secret: Buffer): string => {
		const body = Buffer.concat([id, secret])
		return Buffer.concat([body, seal(body)]).toString('base64url')
	}
	return {
		/** The first token of a session. */
		first(sessionId: string): string {
			return build(toBytes(sessionId), randomBytes(secretBytes))
		},

		/**
		 * Returns the token after `token`, always the same for the same salt, so that two requests at once get the
		 * same token.
		 */
		next(token: string, salt: string): string {
			const secret = createHmac('sha256', key).update(`next ${salt} ${token}`).digest()
			return build(Buffer.from(token, 'base64url').subarray(0, idBytes), secret)
		},

		/** Which session a token was made for, or `null` when it was not made here. */
		sessionOf(token: string): string | null {
			const bytes = Buffer.from(token, 'base64url')
			if (bytes.length !== idBytes + secretBytes + sealBytes) return null
			// Other spellings of the same bytes are not the token.
			if (bytes.toString('base64url') !== token) return null
			const body = bytes.subarray(0, idBytes + secretBytes)
			if (!timingSafeEqual(seal(body), bytes.subarray(body.length))) return null
			return toId(bytes.subarray(0, idBytes))
		},
	}
}

function toBytes(id: string): Buffer {
	return Buffer.from(id.replaceAll('-', ''), 'hex')
}

function toId(bytes: Buffer): string {
	return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
