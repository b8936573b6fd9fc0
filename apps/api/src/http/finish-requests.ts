import type { Server } from 'node:http'
import { Server as Listener } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Takes no new connections, lets running requests finish, and after `withinMs` closes the connections of the rest.
 */
export async function finishRequests(app: FastifyInstance, withinMs: number): Promise<void> {
	await takeWaitingConnections(app.server)
	// The HTTP server's own method closes idle connections first, while others arrive that it would reset.
	Listener.prototype.close.call(app.server)
	const timer = setTimeout(() => app.server.closeAllConnections(), withinMs)
	await app.close()
	clearTimeout(timer)
}

/** More turns than connections can wait for a server (511). */
const mostTurns = 1000

/**
 * Takes every connection that waits to be taken. Closing resets the others, on which a request may have been sent that no
 * proxy sends again. The event loop takes one in each turn.
 */
async function takeWaitingConnections(server: Server): Promise<void> {
	let turnsWithout = 0
	const onConnection = () => {
		turnsWithout = 0
	}
	server.on('connection', onConnection)
	// The first one may end before it has looked.
	for (let turn = 0; turnsWithout < 2 && turn < mostTurns; turn += 1) {
		turnsWithout += 1
		await setImmediate()
	}
	server.off('connection', onConnection)
}
