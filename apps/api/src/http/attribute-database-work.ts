import type { FastifyInstance } from 'fastify'
import { runAsCaller } from '../db/current-caller.ts'
import { runInRequestContext } from './run-in-request-context.ts'
import { toNetwork } from './to-network.ts'

/** Counts the database work of a request as work of the network that the request came from. */
export function attributeDatabaseWork(app: FastifyInstance): void {
	runInRequestContext(app, ({ ip }, next) => runAsCaller(toNetwork(ip), next))
}
