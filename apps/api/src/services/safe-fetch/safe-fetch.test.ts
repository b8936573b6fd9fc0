import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressGuard } from './address-guard.ts'
import { isPublicAddress } from './is-public-address.ts'
import { safeFetch } from './safe-fetch.ts'

const megabyte = 1_048_576
const asked: { url: string; authorization: string | undefined }[] = []

const answers: Record<string, RequestListener> = {
	'/feed': (request, response) => {
		const isKnown = request.headers['if-none-match'] === '"1"'
		response.writeHead(isKnown ? 304 : 200, { etag: '"1"' }).end(isKnown ? '' : 'jobs')
	},
	'/packed': (_request, response) => {
		response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('jobs'))
	},
	'/bomb': (_request, response) => {
		const bomb = gzipSync(Buffer.alloc(64 * megabyte))
		response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
	},
	...Object.fromEntries(
		Object.entries({ gzip: gzipSync, deflate: deflateSync, br: brotliCompressSync }).map(
			([encoding, compress]) => [`/bomb-in-two/${encoding}`, inTwoPackets(encoding, compress)],
		),
	),
	'/broken': (_request, response) => {
		response.writeHead(200, { 'content-encoding': 'gzip' }).end('not gzip at all')
	},
	'/unknown-packing': (_request, response) => {
		response.writeHead(200, { 'content-encoding': 'constructor' }).end('jobs')
	},
	'/upgrade': (_request, { socket }) => {
		socket?.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
	},
	'/hang': () => {},
	'/drip': (_request, response) => {
		response.writeHead(200).write('a')
	},
	'/boasts': (_request, response) => {
		response.writeHead(200, { 'content-length': '99999999' }).write('a')
	},
	'/endless': (_request, response) => {
		const block = Buffer.alloc(65_536)
		const more = () => {
			while (response.write(block));
		}
		response.on('drain', more)
		response.writeHead(200)
		more()
	},
	'/round': (_request, response) => {
		response.writeHead(302, { location: '/round' }).end()
	},
	'/inwards': (_request, response) => {
		response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end()
	},
	'/to-file': (_request, response) => {
		response.writeHead(302, { location: 'file:///etc/passwd' }).end()
	},
	'/busy': (_request, response) => {
		response.writeHead(429, { 'retry-after': '120' }).end()
	},
}

/** A bomb whose second packet arrives, with the end of the answer, while the first is being unpacked. */
function inTwoPackets(encoding: string, compress: (bytes: Buffer) => Buffer): RequestListener {
	return (_request, response) => {
		const bomb = compress(Buffer.alloc(256 * megabyte))
		response.writeHead(200, { 'content-encoding': encoding })
		response.write(bomb.subarray(0, 30), () => response.end(bomb.subarray(30)))
	}
}

const server = createServer((request, response) => {
	const { url = '', headers } = request
	asked.push({ url, authorization: headers.authorization })
	answers[url]?.(request, response)
})
let host = ''
let elsewhere = ''
const other = createServer((request, response) => {
	asked.push({ url: `other${request.url}`, authorization: request.headers.authorization })
	response.end('there')
})
answers['/away'] = (_request, response) => {
	response.writeHead(302, { location: `http://${elsewhere}/` }).end()
}

beforeAll(async () => {
	host = await listen(server)
	elsewhere = await listen(other)
})
afterAll(() => {
	for (const one of [server, other]) {
		one.closeAllConnections()
		one.close()
	}
})

async function listen(one: typeof server): Promise<string> {
	one.listen(0, '127.0.0.1')
	await once(one, 'listening')
	const address = one.address()
	if (address === null || typeof address === 'string') throw new Error('No address.')
	return `127.0.0.1:${address.port}`
}

function fetchTrusted(
	path: string,
	wish: { headers?: Record<string, string>; timeoutMs?: number } = {},
) {
	const fetch = safeFetch(addressGuard([host, elsewhere]))
	return fetch({ url: `http://${host}${path}`, maxBytes: megabyte, timeoutMs: 20_000, ...wish })
}

test('what is there is fetched, packed or not', async () => {
	expect((await fetchTrusted('/feed')).body.toString()).toBe('jobs')
	expect((await fetchTrusted('/packed')).body.toString()).toBe('jobs')
})

test('what has not changed is not sent again', async () => {
	const { etag } = await fetchTrusted('/feed')
	const again = await fetchTrusted('/feed', { headers: { 'if-none-match': etag ?? '' } })
	expect(again).toMatchObject({ status: 304, etag: '"1"' })
})

test.each([
	['/bomb', 'too_large'],
	['/bomb-in-two/gzip', 'too_large'],
	['/bomb-in-two/deflate', 'too_large'],
	['/bomb-in-two/br', 'too_large'],
	['/boasts', 'too_large'],
	['/endless', 'too_large'],
	['/broken', 'unreadable'],
	['/unknown-packing', 'unreadable'],
	['/upgrade', 'unreachable'],
	['/round', 'too_many_redirects'],
	['/inwards', 'address_not_allowed'],
	['/to-file', 'address_not_allowed'],
])('%s ends as %s', async (path, code) => {
	await expect(fetchTrusted(path)).rejects.toMatchObject({ code })
})

test.each(['/hang', '/drip'])('%s is given up', async (path) => {
	await expect(fetchTrusted(path, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'too_slow' })
})

test('a busy server says when to come back', async () => {
	await expect(fetchTrusted('/busy')).rejects.toMatchObject({ code: 'busy', retryAfterMs: 120_000 })
})

test('a key does not go along to another host', async () => {
	asked.length = 0
	await fetchTrusted('/away', { headers: { authorization: 'Basic c2VjcmV0' } })
	expect(asked).toEqual([
		{ url: '/away', authorization: 'Basic c2VjcmV0' },
		{ url: 'other/', authorization: undefined },
	])
})

test('nothing in a private network is asked, by number or by name', async () => {
	asked.length = 0
	const fetch = safeFetch(addressGuard())
	const [, port] = host.split(':')
	const inwards = [
		`http://${host}/feed`,
		'http://127.0.0.1/',
		'http://2130706433/',
		'http://0x7f.1/',
		'http://localhost/',
		'http://[::1]/',
		'http://[::ffff:127.0.0.1]/',
		'http://name:word@example.com/',
		'ftp://example.com/',
		'http://example.com:25/',
		`http://localhost:${port}/feed`,
	]
	for (const url of inwards) {
		const fetching = fetch({ url, maxBytes: megabyte, timeoutMs: 5000 })
		await expect(fetching, url).rejects.toMatchObject({ code: 'address_not_allowed' })
	}
	expect(asked).toEqual([])
})

test('a name that turns out to lead inwards is refused when it is connected', async () => {
	asked.length = 0
	const [, port] = host.split(':')
	// As with DNS rebinding: the name looked public when it was checked and leads to this machine now.
	const unchecked = { ...addressGuard(), check: () => {} }
	// As if the lookup, too, had been outwitted.
	const unresolved = { ...unchecked, lookupFor: addressGuard([`localhost:${port}`]).lookupFor }
	for (const guard of [unchecked, unresolved]) {
		const fetching = safeFetch(guard)({
			url: `http://localhost:${port}/feed`,
			maxBytes: megabyte,
			timeoutMs: 5000,
		})
		await expect(fetching).rejects.toMatchObject({ code: 'address_not_allowed' })
	}
	expect(asked).toEqual([])
})

test.each(['8.8.8.8', '151.101.1.140', '2606:4700:4700::1111', '2a00:1450:4009:81f::200e'])(
	'%s is public',
	(address) => expect(isPublicAddress(address)).toBe(true),
)

test.each([
	'0.0.0.0',
	'10.1.2.3',
	'100.64.0.1',
	'127.8.8.8',
	'168.63.129.16',
	'169.254.169.254',
	'172.31.255.255',
	'192.168.1.1',
	'198.19.0.1',
	'224.0.0.1',
	'255.255.255.255',
	'::',
	'::1',
	'::ffff:8.8.8.8',
	'64:ff9b::7f00:1',
	'fc00::1',
	'fe80::1',
	'ff02::1',
	'2001:0:1::1',
	'2001:db8::1',
	'2002:7f00:1::',
	'not an address',
])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
