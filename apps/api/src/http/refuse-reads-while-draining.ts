import type { ErrorAnswer } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import type { Draining } from '#services/draining.ts'
import { sentenceByCode } from './app-error.ts'

/** What a proxy sends to say that it asks another server when this one answers a GET with 502. */
const header = 'x-next-upstream'
const status = 502

/**
 * Answers reads with 502 while the server drains, if a proxy said that it then asks another server. It takes this
 * server for a failing one and sends it nothing for a while, not even what it could not send twice: a quiet moment, in
 * which closing breaks off no request.
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
