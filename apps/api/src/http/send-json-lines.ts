import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends lines of JSON, one for each event that `work` tells, as they come. An error cuts the answer off, which shows
 * the client that it is incomplete.
 */
export async function sendJsonLines<Event>(
	reply: FastifyReply,
	work: (tell: (event: Event) => void) => Promise<void>,
): Promise<FastifyReply> {
	const stream = new PassThrough()
	void reply.header('content-type', 'application/x-ndjson').send(stream)
	try {
		await work((event) => stream.write(`${JSON.stringify(event)}\n`))
		stream.end()
	} catch (error) {
		stream.destroy(error instanceof Error ? error : new Error(String(error)))
	}
	return reply
}
