import { Socket } from 'node:net'

const socketErrors = new WeakSet<object>()

/**
 * A socket to PostgreSQL that breaks when nothing travels over it for so long. A server that is frozen, or a network that
 * swallows packets, would otherwise keep a statement waiting for ever.
 */
export function databaseSocket(silenceMs: number): Socket {
	const socket = new Socket()
	socket.setTimeout(silenceMs, () => {
		const silent = new Error(`PostgreSQL was silent for ${silenceMs} ms.`)
		// By this code `pg` ignores it on a connection that is being closed, where nobody listens any more.
		socket.destroy(Object.assign(silent, { code: 'ECONNRESET' }))
	})
	socket.once('error', (error) => socketErrors.add(error))
	return socket
}

/** Whether an error is that of a socket to PostgreSQL, and not of some other connection. */
export function isDatabaseSocketError(error: object): boolean {
	return socketErrors.has(error)
}
