import type { FastifyInstance, FastifyRequest } from 'fastify'
import { newTurnTaker, runAsTurnTaker, type TurnTaker } from '../db/turn-taker.ts'
import { runInRequestContext } from './run-in-request-context.ts'
import { toNetwork } from './to-network.ts'

/** Counts the database work of a request as work of the network that the request came from. */
export function attributeDatabaseWork(app: FastifyInstance): void {
	// A request is one caller, although its context is entered twice.
	const callers = new WeakMap<FastifyRequest, TurnTaker>()
	runInRequestContext(app, (request, next) => {
		const caller = callers.get(request) ?? newTurnTaker(toNetwork(request.ip))
		callers.set(request, caller)
		runAsTurnTaker(caller, next)
	})
}
