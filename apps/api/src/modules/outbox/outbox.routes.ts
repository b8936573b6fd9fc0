import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { AppError } from '#http/app-error.ts'
import { isLoopbackHost } from '#services/is-loopback-host.ts'
import type { OutboxStore } from './outbox.store.ts'
import { outboxPage } from './outbox-page.ts'

/** Nothing in a message may run, load or be sent. */
const inert =
	"default-src 'none'; style-src 'unsafe-inline'; sandbox; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const params = z.object({ id: z.uuid() })
const hidden = { hide: true }

/**
 * The messages that were kept instead of sent, for who develops on this machine. They hold links that open accounts,
 * so only a browser on this machine sees them, at this machine's own name, and not through a proxy.
 */
export const outboxRoutes: FastifyPluginAsyncZod<{ outbox: OutboxStore }> = async (
	app,
	{ outbox },
) => {
	app.addHook('onRequest', async (request, reply) => {
		if (!isFromThisMachine(request)) throw new AppError('not_found')
		void reply.headers({ 'cache-control': 'no-store', 'content-security-policy': inert })
	})

	app.get('/outbox/', { schema: hidden }, async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(outboxPage(await outbox.list())),
	)

	app.get('/outbox/:id/', { schema: { ...hidden, params } }, async ({ params: { id } }, reply) => {
		const { html } = await findMessage(outbox, id)
		return reply.type('text/html; charset=utf-8').send(html)
	})

	app.get(
		'/outbox/:id/text/',
		{ schema: { ...hidden, params } },
		async ({ params: { id } }, reply) => {
			const { text } = await findMessage(outbox, id)
			return reply.type('text/plain; charset=utf-8').send(text)
		},
	)
}

async function findMessage(outbox: OutboxStore, id: string) {
	const message = await outbox.message(id)
	if (message === null) throw new AppError('not_found')
	return message
}

// A page of another site can make a browser ask this machine, but only under that site's name.
function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
	const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers
	const peer = (socket.remoteAddress ?? '').replace(/^::ffff:/, '')
	return !isForwarded && isLoopbackHost(peer) && isLoopbackHost(`http://${headers.host ?? ''}`)
}
