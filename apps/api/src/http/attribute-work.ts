import type { FastifyInstance } from 'fastify'
import { runAs } from '../db/asker.ts'
import { enterRequest } from './enter-request.ts'
import { toNetwork } from './to-network.ts'

/** Has what a request asks of the database count as work of the network that the request came from. */
export function attributeWork(app: FastifyInstance): void {
	enterRequest(app, ({ ip }, next) => runAs(toNetwork(ip), next))
}
