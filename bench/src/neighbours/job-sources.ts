import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

/** How long one source was connected to, in milliseconds; `null` while it still is, or when nobody asked it. */
export type SourceTimes = Record<string, number | null>

type Answering = (response: ServerResponse) => void

/** Costly answers begin only after this time, when the product has warmed up. */
const laterMs = 4_000

const feedHead = '<?xml version="1.0"?><rss version="2.0"><channel><title>Jobs</title>'
/** Two hundred megabytes in two hundred kilobytes. */
const bomb = () => gzipSync(Buffer.alloc(200 * 1_048_576))

/** Sources that mean harm, by their path. */
const answers: Record<string, Answering> = {
	'/silent': () => {},
	'/drip': (response) => {
		response.writeHead(200, { 'content-type': 'application/rss+xml' }).write(feedHead)
		writeOften(response, '<item>', 500)
	},
	'/flood': (response) => {
		response.writeHead(200, { 'content-type': 'application/rss+xml' }).write(feedHead)
		setTimeout(() => writeOften(response, 'a'.repeat(262_144), 5), laterMs)
	},
	'/bomb': (response) => {
		const packed = bomb()
		response.writeHead(200, { 'content-encoding': 'gzip' }).write(packed.subarray(0, 100))
		setTimeout(() => response.end(packed.subarray(100)), laterMs)
	},
}

/** The paths of the sources that have to be given up when their time of a minute is over. */
export const endlessSources = ['/silent', '/drip']
export const hostileSources = Object.keys(answers)

/** Starts the sources on a free port of the loopback address. */
export async function startJobSources() {
	const times: SourceTimes = Object.fromEntries(hostileSources.map((path) => [path, null]))
	const server = createServer((request, response) => {
		const path = request.url ?? ''
		timeConnection(request, (ms) => {
			times[path] ??= ms
		})
		// A connection that is ended in the middle is what these are for.
		response.on('error', () => {})
		answers[path]?.(response)
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('The sources have no port.')
	return {
		host: `127.0.0.1:${address.port}`,
		times,
		stop: () => {
			server.closeAllConnections()
			server.close()
		},
	}
}

function timeConnection({ socket }: IncomingMessage, onEnd: (ms: number) => void): void {
	const startedAt = performance.now()
	socket.once('close', () => onEnd(performance.now() - startedAt))
}

function writeOften(response: ServerResponse, text: string, everyMs: number): void {
	const timer = setInterval(() => {
		if (!response.writableNeedDrain) response.write(text)
	}, everyMs)
	response.once('close', () => clearInterval(timer))
}
