import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Sets the security headers of every answer. */
export async function addSecurityHeaders(
	app: FastifyInstance,
	{ isHttps }: { isHttps: boolean },
): Promise<void> {
	await app.register(helmet, {
		contentSecurityPolicy: false,
		frameguard: { action: 'deny' },
		hsts: isHttps && { maxAge: 31_536_000 },
		referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
		crossOriginEmbedderPolicy: false,
	})
	const policy = contentPolicy([])
	app.addHook('onRequest', async (_request, reply) => {
		void reply.header('content-security-policy', policy)
		void reply.header('permissions-policy', 'camera=(), microphone=(self), geolocation=()')
	})
}

/** The Content-Security-Policy of a page with these inline scripts, given as their hashes. */
export function contentPolicy(scriptHashes: string[]): string {
	const scripts = ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' ')
	return [
		"default-src 'self'",
		`script-src ${scripts}`,
		"script-src-attr 'none'",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"manifest-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join('; ')
}
