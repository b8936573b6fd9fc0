import { maxUploadBytes } from '@app/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Closes the connection behind an answer that was given while a body of unknown length, or a huge one, was still
 * arriving: Node would read it to its end to keep the connection. Any other body is read and forgotten, because a sender
 * whose connection closes meanwhile hears nothing of the answer.
 */
export function closeUnreadBodies(app: FastifyInstance): void {
	app.addHook('onSend', async (request, reply) => {
		if (isEndlessBodyArriving(request)) void reply.header('connection', 'close')
	})
}

function isEndlessBodyArriving({ raw, headers }: FastifyRequest): boolean {
	if (raw.complete) return false
	const isChunked = headers['transfer-encoding'] !== undefined
	return isChunked || Number(headers['content-length']) > maxUploadBytes
}
