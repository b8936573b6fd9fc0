import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { CleanUp } from './temporary-folder.ts'

/** A server of feeds: it answers a path with the body that was put there. */
export type StubFeeds = {
	/** The host and port, such as `127.0.0.1:8080`. */
	host: string
	put: (path: string, body: unknown) => string
	answer: (path: string, listener: RequestListener) => string
	/** The paths and headers that were asked for. */
	asked: { path: string; headers: NodeJS.Dict<string | string[]> }[]
}

/** Starts one on a free port of the loopback address. */
export async function startStubFeeds(cleanUp: CleanUp): Promise<StubFeeds> {
	const listeners = new Map<string, RequestListener>()
	const asked: StubFeeds['asked'] = []
	const server = createServer((request, response) => {
		const path = new URL(request.url ?? '/', 'http://stub').pathname
		asked.push({ path: request.url ?? '', headers: request.headers })
		const listener = listeners.get(path)
		if (listener) listener(request, response)
		else response.writeHead(404).end()
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const address = server.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	cleanUp(async () => {
		server.closeAllConnections()
		server.close()
	})
	const host = `127.0.0.1:${address.port}`
	const answer = (path: string, listener: RequestListener) => {
		listeners.set(path, listener)
		return `http://${host}${path}`
	}
	return {
		host,
		asked,
		answer,
		put: (path, body) =>
			answer(path, (request, response) => {
				const text = typeof body === 'string' ? body : JSON.stringify(body)
				const etag = `"${text.length}"`
				const isKnown = request.headers['if-none-match'] === etag
				response.writeHead(isKnown ? 304 : 200, { etag }).end(isKnown ? '' : text)
			}),
	}
}
