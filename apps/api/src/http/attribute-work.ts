import type { FastifyInstance, FastifyRequest } from 'fastify'
import { runAs } from '../db/asker.ts'
import { toNetwork } from './to-network.ts'

/** Has what a request asks of the database count as work of the network that the request came from. */
export function attributeWork(app: FastifyInstance): void {
	const attribute = ({ ip }: FastifyRequest, _reply: unknown, done: () => void) =>
		runAs(toNetwork(ip), done)
	app.addHook('onRequest', attribute)
	// Reading the body continues in the context of the socket, so it is attributed again after it.
	app.addHook('preValidation', attribute)
}
