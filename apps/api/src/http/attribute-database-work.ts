import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Caller, newCaller, runAsCaller } from '../db/current-caller.ts'
import { runInRequestContext } from './run-in-request-context.ts'
import { toNetwork } from './to-network.ts'

/** Counts the database work of a request as work of the network that the request came from. */
export function attributeDatabaseWork(app: FastifyInstance): void {
	// A request is one caller, although its context is entered twice.
	const callers = new WeakMap<FastifyRequest, Caller>()
	runInRequestContext(app, (request, next) => {
		const caller = callers.get(request) ?? newCaller(toNetwork(request.ip))
		callers.set(request, caller)
		runAsCaller(caller, next)
	})
}
