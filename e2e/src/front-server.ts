import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { freePort } from './product.ts'

/** A server in front of the product that can be stopped, started again, and given another build. */
export type FrontServer = {
	url: string
	stop: () => Promise<void>
	start: () => Promise<void>
	/** From now on every file says that it is of another build, as after an upgrade. */
	upgrade: () => void
}

/** Starts a front server for the product at `productUrl`, on a separate address. */
export async function startFrontServer(productUrl: string): Promise<FrontServer> {
	const port = await freePort()
	const version = await versionOf(productUrl)
	let later: string | null = null
	let server: Server | null = null
	const handle = async (request: IncomingMessage, response: ServerResponse) => {
		const path = later === null ? request.url : request.url?.replace(later, version)
		const headers = Object.entries(request.headers).filter(([name]) => !notAsked.has(name))
		const answer = await fetch(new URL(path ?? '/', productUrl), {
			method: request.method ?? 'GET',
			headers: Object.fromEntries(headers) as Record<string, string>,
			redirect: 'manual',
			...(request.method === 'POST' ? { body: await buffer(request) } : {}),
		})
		const bytes = Buffer.from(await answer.arrayBuffer())
		const isText = /html|javascript/.test(answer.headers.get('content-type') ?? '')
		const body = isText && later ? bytes.toString().replaceAll(version, later) : bytes
		const passed = [...answer.headers].filter(([name]) => !notPassed.has(name))
		response.writeHead(answer.status, Object.fromEntries(passed)).end(body)
	}
	const start = async () => {
		server = createServer((request, response) => {
			handle(request, response).catch(() => response.destroy())
		}).listen(port, '127.0.0.1')
		await once(server, 'listening')
	}
	const stop = async () => {
		const ended = server && once(server, 'close')
		server?.close()
		server?.closeAllConnections()
		await ended
		server = null
	}
	await start()
	return {
		url: `http://127.0.0.1:${port}`,
		start,
		stop,
		upgrade: () => {
			later = [...version].reverse().join('')
		},
	}
}

// Request headers that are not passed on. A file of another build must not count as the file in the browser's cache.
const notAsked = new Set(['accept-encoding', 'host', 'if-modified-since', 'if-none-match'])

// Response headers that are not passed on: they describe the connection, the encoded bytes, or the scripts as first
// written.
const notPassed = new Set([
	'connection',
	'content-encoding',
	'content-length',
	'etag',
	'last-modified',
	'keep-alive',
	'transfer-encoding',
	'content-security-policy',
])

async function versionOf(productUrl: string): Promise<string> {
	const page = await (await fetch(`${productUrl}/cv-writer/create`)).text()
	const version = /\/assets\/manifest-([\w-]+)\.js/.exec(page)?.[1]
	if (version === undefined) throw new Error('The page names no list of routes.')
	return version
}
