import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { AddressGuard } from './address-guard.ts'
import { FetchProblem } from './fetch-problem.ts'

const mostRedirects = 3

type FetchWish = {
	url: string
	headers?: Record<string, string>
	/** Largest answer, in bytes as they arrive and as they are unpacked. */
	maxBytes: number
	/** From the first connection to the last byte, with every redirect. */
	timeoutMs: number
	/** Ends it early. */
	signal?: AbortSignal
}

export type Fetched = {
	/** 200, or 304 when nothing has changed. */
	status: number
	/** Where the answer came from, after redirects. */
	url: string
	contentType: string
	etag: string | null
	lastModified: string | null
	body: Buffer
}

export type SafeFetch = (wish: FetchWish) => Promise<Fetched>

/**
 * Returns a function that fetches an address chosen by somebody else, and throws `FetchProblem`. It is the only way
 * to fetch such addresses.
 */
export function safeFetch(guard: AddressGuard): SafeFetch {
	return async (wish) => {
		const deadline = AbortSignal.timeout(wish.timeoutMs)
		const signal = wish.signal ? AbortSignal.any([wish.signal, deadline]) : deadline
		try {
			return await follow(guard, { ...wish, signal })
		} catch (error) {
			if (deadline.aborted) throw new FetchProblem('too_slow')
			throw asProblem(error)
		}
	}
}

type Deadlined = FetchWish & { signal: AbortSignal }

async function follow(guard: AddressGuard, wish: Deadlined): Promise<Fetched> {
	let url = asUrl(wish.url)
	let headers = wish.headers ?? {}
	for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
		const response = await ask(guard, url, { ...wish, headers })
		const next = readRedirect(response, url)
		if (next === null) return read(response, url, wish)
		response.destroy()
		// A key for one host is nobody else's.
		if (next.origin !== url.origin) headers = withoutKeys(headers)
		url = next
	}
	throw new FetchProblem('too_many_redirects')
}

function ask(guard: AddressGuard, url: URL, wish: Deadlined): Promise<IncomingMessage> {
	guard.check(url)
	const send = url.protocol === 'https:' ? requestHttps : requestHttp
	return new Promise((resolve, reject) => {
		const request: ClientRequest = send(url, {
			// No connection is shared, so that each is looked at.
			agent: false,
			lookup: guard.lookupFor(url),
			signal: wish.signal,
			headers: {
				'user-agent': 'Ella (job listings)',
				'accept-encoding': 'gzip, deflate, br',
				...wish.headers,
			},
		})
		request.on('socket', (socket) => {
			socket.once('connect', () => {
				try {
					guard.checkConnected(url, socket)
				} catch (error) {
					request.destroy(asProblem(error))
				}
			})
		})
		request.on('response', resolve)
		request.on('error', reject)
		// An answer that wants to change the protocol ends the connection without any error.
		request.on('close', () => reject(new FetchProblem('unreachable')))
		request.end()
	})
}

function readRedirect({ statusCode, headers }: IncomingMessage, from: URL): URL | null {
	if (![301, 302, 303, 307, 308].includes(statusCode ?? 0)) return null
	return asUrl(headers.location ?? '', from)
}

async function read(response: IncomingMessage, url: URL, wish: Deadlined): Promise<Fetched> {
	const { statusCode: status = 0, headers } = response
	if (status !== 200 && status !== 304) {
		response.destroy()
		throw classifyProblem(response)
	}
	return {
		status,
		url: url.href,
		contentType: headers['content-type'] ?? '',
		etag: headers.etag ?? null,
		lastModified: headers['last-modified'] ?? null,
		body: status === 304 ? Buffer.alloc(0) : await readBody(response, wish),
	}
}

async function readBody(
	response: IncomingMessage,
	{ maxBytes, signal }: Deadlined,
): Promise<Buffer> {
	const said = Number(response.headers['content-length'] ?? 0)
	if (said > maxBytes) {
		response.destroy()
		throw new FetchProblem('too_large')
	}
	const encoding = response.headers['content-encoding'] ?? 'identity'
	const unpack = Object.hasOwn(unpackers, encoding) ? unpackers[encoding] : undefined
	if (unpack === undefined) {
		response.destroy()
		throw new FetchProblem('unreadable')
	}
	const unpacked = upTo(maxBytes)
	const body = buffer(unpacked)
	const steps: [Readable, ...(NodeJS.ReadWriteStream | Transform)[]] = [response, upTo(maxBytes)]
	const unpacking = pipeline([...steps, ...unpack(), unpacked], { signal, end: true })
	// A decompressor that is destroyed in the middle of its work may never settle the pipeline, so the first sign of a
	// failure counts: the pipeline's own error, the limit's, or the deadline.
	unpacking.catch(() => {})
	body.catch(() => {})
	try {
		return await Promise.race([unpacking.then(() => body), waitForFailure(unpacked, signal)])
	} finally {
		response.destroy()
	}
}

/** Rejects as soon as the stream fails or the signal aborts; never resolves. */
function waitForFailure(stream: Transform, signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		const abort = () => reject(signal.reason)
		if (signal.aborted) abort()
		signal.addEventListener('abort', abort, { once: true })
		stream.once('error', reject)
		stream.once('close', () => signal.removeEventListener('abort', abort))
	})
}

const unpackers: Record<string, () => NodeJS.ReadWriteStream[]> = {
	identity: () => [],
	gzip: () => [createGunzip()],
	'x-gzip': () => [createGunzip()],
	deflate: () => [createInflate()],
	br: () => [createBrotliDecompress()],
}

/** Lets so many bytes through: a small file can unpack to one that fills the memory. */
function upTo(maxBytes: number): Transform {
	let bytes = 0
	return new Transform({
		transform(chunk: Buffer, _encoding, done) {
			bytes += chunk.length
			if (bytes > maxBytes) done(new FetchProblem('too_large'))
			else done(null, chunk)
		},
	})
}

function classifyProblem({ statusCode = 0, headers }: IncomingMessage): FetchProblem {
	if (statusCode === 429 || statusCode === 503) {
		const seconds = Number(headers['retry-after'] ?? Number.NaN)
		return new FetchProblem('busy', Number.isFinite(seconds) ? seconds * 1000 : null)
	}
	if (statusCode === 404 || statusCode === 410) return new FetchProblem('missing')
	return new FetchProblem(statusCode >= 500 ? 'failing' : 'refused')
}

function asProblem(error: unknown): FetchProblem {
	if (error instanceof FetchProblem) return error
	const code = error instanceof Error && 'code' in error ? String(error.code) : ''
	return new FetchProblem(
		code.startsWith('Z_') || code.startsWith('ERR__ERROR') ? 'unreadable' : 'unreachable',
	)
}

function asUrl(address: string, base?: URL): URL {
	const url = URL.parse(address, base)
	if (url === null) throw new FetchProblem('address_not_allowed')
	return url
}

function withoutKeys(headers: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => name.toLowerCase() !== 'authorization'),
	)
}
