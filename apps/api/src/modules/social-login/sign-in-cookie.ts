import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomSecret } from '#services/hash-secret.ts'
import { awayMs } from './sign-in-with-provider.ts'

/**
 * A secret that identifies a browser during a sign-in, so that nobody can begin a sign-in and have another person end
 * it. Several tabs share the secret. No script can read it, and other sites can only send it by a link.
 */
export function signInCookie(publicUrl: string | null) {
	const isSecure = publicUrl?.startsWith('https:') ?? false
	// With this prefix browsers take the cookie from our own host only, not from a neighbour under the same domain.
	const name = isSecure ? '__Host-ella-sign-in' : 'ella-sign-in'
	const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const
	const read = (request: FastifyRequest): string => request.cookies[name] ?? ''
	return {
		/** Empty when the browser has none. */
		read,
		readOrMake: (request: FastifyRequest): string => {
			const secret = read(request)
			return /^[\w-]{43}$/.test(secret) ? secret : randomSecret()
		},
		keep: (reply: FastifyReply, secret: string): FastifyReply =>
			reply.setCookie(name, secret, { ...options, maxAge: awayMs / 1000 }),
		forget: (reply: FastifyReply): FastifyReply => reply.clearCookie(name, options),
	}
}
