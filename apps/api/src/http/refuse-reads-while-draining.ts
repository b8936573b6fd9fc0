import type { ErrorAnswer } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Draining } from '#services/draining.ts'
import { sentenceByCode } from './app-error.ts'

/** The header with which a proxy says that it asks another server when this server answers a GET with 502. */
const header = 'x-next-upstream'
const status = 502

/**
 * Answers reads with 502 while the server drains, if a proxy said that it then asks another server. The proxy takes
 * this server for a failing one and sends it nothing for a while, not even requests that can't be sent twice: in that
 * quiet moment closing breaks off no request.
 */
export function refuseReadsWhileDraining(app: FastifyInstance, draining: Draining): void {
	app.addHook('onRequest', async ({ method, headers }, reply) => {
		const isRead = method === 'GET' || method === 'HEAD'
		if (!draining.isDraining() || !isRead || headers[header] !== `http_${status}`) return
		const answer: ErrorAnswer = { detail: sentenceByCode.server_busy, code: 'server_busy' }
		return reply
			.code(status)
			.header('cache-control', 'no-store')
			.header('retry-after', '2')
			.serializer(JSON.stringify)
			.send(answer)
	})
}
