import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Each look lets the event loop take the connections that have arrived, however late this process gets its turn. */
const lookEveryMs = 20
const quietLooks = 15

/**
 * Resolves when nothing has arrived for 0.3 seconds, or when `giveUp` aborts. Between the last look at what waits to be
 * taken and the end of listening a new connection would be reset, so a server stops listening when none comes.
 */
export async function waitForQuiet(server: Server, giveUp: AbortSignal): Promise<void> {
	let looks = 0
	const onArrival = () => {
		looks = 0
	}
	server.on('connection', onArrival).on('request', onArrival)
	while (looks < quietLooks && !giveUp.aborted) {
		looks += 1
		await wait(lookEveryMs, undefined, { signal: giveUp }).catch(() => undefined)
	}
	server.off('connection', onArrival).off('request', onArrival)
}
