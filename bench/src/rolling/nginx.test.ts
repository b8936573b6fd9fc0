import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import {
	createServer,
	type IncomingMessage,
	request,
	type Server,
	type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { maxUploadBytes } from '@app/contract'
import { freePort, root } from '@app/e2e/product'
import { expect, onTestFinished, test } from 'vitest'
import { nginxBinary, startNginx } from './nginx.ts'

const hasNginx = existsSync(nginxBinary)
const openssl = '/usr/bin/openssl'
const uploads = '/api/ai_cv_parser/guest/analyze/'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** nginx in front of two servers that answer like this; `null` is one that is not running. */
async function behindNginx(first: Answer | null, second: Answer | null = first) {
	const servers: [number, number] = [await listening(first), await listening(second)]
	const nginx = await startNginx({ port: await freePort(), servers })
	onTestFinished(nginx.stop)
	return nginx.url
}

async function listening(answer: Answer | null, port = 0): Promise<number> {
	if (answer === null) return freePort()
	const server: Server = createServer(answer).listen(port, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	return (server.address() as AddressInfo).port
}

const readsAll: Answer = (asked, response) => {
	let bytes = 0
	asked.on('data', (chunk: Buffer) => {
		bytes += chunk.length
	})
	asked.on('end', () => response.end(String(bytes)))
}

/**
 * Makes a server that accepts a request and then breaks the connection, as a killed server does; `taken` counts the
 * requests.
 */
function breakingOff() {
	const taken = { count: 0 }
	const answer: Answer = (asked) => {
		taken.count += 1
		asked.resume().on('end', () => asked.socket.destroy())
	}
	return { answer, taken }
}

const post = (url: string, bytes: number) =>
	fetch(url, { method: 'POST', body: new Uint8Array(bytes) })

test.skipIf(!hasNginx || !existsSync(openssl))('nginx takes the file as it is shipped', () => {
	const folder = mkdtempSync(join(tmpdir(), 'ella-nginx-'))
	onTestFinished(() => rmSync(folder, { recursive: true }))
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
	execFileSync(
		openssl,
		[
			'req',
			'-x509',
			'-newkey',
			'rsa:2048',
			'-nodes',
			'-subj',
			'/CN=cv.example.com',
			'-keyout',
			key,
			'-out',
			certificate,
		],
		{ stdio: 'pipe' },
	)
	const site = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
		.replace('/etc/letsencrypt/live/cv.example.com/fullchain.pem', certificate)
		.replace('/etc/letsencrypt/live/cv.example.com/privkey.pem', key)
		.replace(/\/var\/(?:cache|log)\/nginx/g, folder)
	const file = join(folder, 'nginx.conf')
	writeFileSync(file, `pid ${folder}/pid; events {}\nhttp {\n${site}\n}\n`)
	execFileSync(nginxBinary, ['-t', '-q', '-p', folder, '-c', file], { stdio: 'pipe' })
})

test.skipIf(!hasNginx)('any request goes to another server when one is not running', async () => {
	const url = await behindNginx(null, readsAll)
	for (let count = 0; count < 6; count += 1) {
		expect(await (await post(`${url}/api/cvs/`, 10)).text()).toBe('10')
	}
})

test.skipIf(!hasNginx)('a request that may have been done is not done again', async () => {
	const { answer, taken } = breakingOff()
	const url = await behindNginx(answer)
	for (const method of ['POST', 'PATCH']) {
		taken.count = 0
		const reply = await fetch(`${url}/api/cvs/`, { method, body: '{}' })
		expect([method, reply.status, reply.headers.get('retry-after')]).toEqual([method, 503, '2'])
		expect(await reply.json()).toMatchObject({ code: 'server_busy' })
		expect(reply.headers.get('x-answered-by')).toBe('nginx')
		expect(taken.count).toBe(1)
	}
})

test.skipIf(!hasNginx)('what can be read again is read from the other server', async () => {
	const { answer, taken } = breakingOff()
	const url = await behindNginx(answer, readsAll)
	for (let count = 0; count < 4; count += 1) {
		expect((await fetch(`${url}/api/templates/`)).status).toBe(200)
	}
	expect(taken.count).toBeGreaterThan(0)
})

/** A server that is about to stop: it passes reads on, as the product does, and counts everything that it gets. */
function stopping() {
	const taken: string[] = []
	const answer: Answer = ({ method = '', headers }, response) => {
		taken.push(method)
		const passesOn = method === 'GET' && headers['x-next-upstream'] === 'http_502'
		response.writeHead(passesOn ? 502 : 200).end('stopping')
	}
	return { answer, taken }
}

test.skipIf(!hasNginx)(
	'nothing more goes to a server that is about to stop once it has passed on a read',
	async () => {
		const { answer, taken } = stopping()
		const url = await behindNginx(answer, readsAll)
		while (taken.length === 0) {
			const reply = await fetch(`${url}/api/templates/`)
			expect([reply.status, await reply.text()]).toEqual([200, '0'])
		}
		for (let count = 0; count < 6; count += 1) {
			expect(await (await post(`${url}/api/cvs/`, 10)).text()).toBe('10')
		}
		expect(taken).toEqual(['GET'])
	},
)

test.skipIf(!hasNginx)('a server that came back is used when no other one is left', async () => {
	const port = await freePort()
	const nginx = await startNginx({ port: await freePort(), servers: [port, await freePort()] })
	onTestFinished(nginx.stop)
	for (let count = 0; count < 6; count += 1) {
		expect((await post(`${nginx.url}/api/cvs/`, 10)).status).toBe(503)
	}
	await listening(readsAll, port)
	for (let count = 0; count < 6; count += 1) {
		expect((await post(`${nginx.url}/api/cvs/`, 10)).status).toBe(200)
	}
})

test.skipIf(!hasNginx)('a server that is busy answers for itself', async () => {
	let asked = 0
	const url = await behindNginx((_request, response) => {
		asked += 1
		response.writeHead(503, { 'retry-after': '7' }).end('busy')
	})
	const reply = await fetch(`${url}/api/templates/`)
	expect([reply.status, reply.headers.get('retry-after'), await reply.text()]).toEqual([
		503,
		'7',
		'busy',
	])
	expect(asked).toBe(1)
})

test.skipIf(!hasNginx)(
	'bodies pass that Ella takes, and larger ones are answered in its words',
	async () => {
		const url = await behindNginx(readsAll)
		const form = 200_000
		expect((await post(`${url}/api/cvs/`, 2_097_152)).status).toBe(200)
		expect((await post(`${url}${uploads}`, maxUploadBytes + form)).status).toBe(200)
		const large = await post(`${url}/api/cvs/`, 4_000_000)
		expect([large.status, await large.json()]).toEqual([
			413,
			expect.objectContaining({ code: 'bad_request' }),
		])
		const upload = await post(`${url}${uploads}`, maxUploadBytes + 2_000_000)
		expect([upload.status, await upload.json()]).toEqual([
			413,
			expect.objectContaining({ code: 'file_too_large' }),
		])
	},
)

test.skipIf(!hasNginx)('a visitor cannot pose as another address', async () => {
	const url = await behindNginx((asked, response) => {
		response.end(JSON.stringify([asked.headers['x-forwarded-for'], asked.headers.host]))
	})
	const sent = request(`${url}/`, {
		headers: { 'x-forwarded-for': '203.0.113.9', host: 'cv.example.com' },
	})
	const [reply] = (await once(sent.end(), 'response')) as [IncomingMessage]
	let text = ''
	for await (const chunk of reply) text += chunk
	expect(JSON.parse(text)).toEqual(['127.0.0.1', 'cv.example.com'])
})

test.skipIf(!hasNginx)(
	'a file of the web app that one server has comes from it, then from the cache',
	async () => {
		let sent = 0
		const url = await behindNginx(
			(_request, response) => response.writeHead(404).end('none'),
			(_request, response) => {
				sent += 1
				response
					.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' })
					.end('script')
			},
		)
		for (let count = 0; count < 4; count += 1) {
			expect(await (await fetch(`${url}/assets/entry-a1.js`)).text()).toBe('script')
		}
		expect(sent).toBe(1)
	},
)
