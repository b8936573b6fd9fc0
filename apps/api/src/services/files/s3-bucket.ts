import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#s3-config.ts'
import { S3Error } from './s3-error.ts'

/** An object as a listing names it. */
export type S3Object = { key: string; modifiedAtMs: number }

type Wish = {
	method?: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
	key?: string
	query?: Record<string, string>
	body?: Blob
	/** SHA-256 of the body, which the store compares with what arrives. */
	sha256?: string
	/** How many bytes may travel, for the time that is given to them. */
	bytes?: number
}

const tries = 3
const firstWaitMs = 200
/**
 * Time for an answer with every try, and beside it for the bytes over a slow line. Somebody waits for it, and a
 * transaction of the database may, which is given up soon after.
 */
const answerWithinMs = 8000
const bytesEachMs = 500
const mostListed = 1000
const emptySha256 = createHash('sha256').digest('hex')

/** The calls of an S3-compatible store that Ella makes, each signed, limited in time and tried again. */
export function openBucket(config: S3Config) {
	const ask = asker(config)

	async function listPage(prefix: string, after: string, most: number) {
		const start = after === '' ? {} : { 'start-after': after }
		const query = { 'list-type': '2', prefix, 'max-keys': String(most), ...start }
		const answer = await ask({ query })
		if (answer === null) throw new S3Error('NoSuchBucket')
		const xml = await answer.text()
		return { objects: parseObjects(xml), isLast: findText('IsTruncated', xml) !== 'true' }
	}

	return {
		async get(key: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
			const answer = await ask({ key, bytes: maxBytes })
			return answer && new Uint8Array(await answer.arrayBuffer())
		},
		has: async (key: string): Promise<boolean> => (await ask({ method: 'HEAD', key })) !== null,
		async put(key: string, body: Blob, sha256: string): Promise<void> {
			const kept = await ask({ method: 'PUT', key, body, sha256, bytes: body.size })
			if (kept === null) throw new S3Error('NoSuchBucket')
		},
		delete: async (key: string): Promise<void> => void (await ask({ method: 'DELETE', key })),

		/** Every object whose key begins so, in the order of the keys. */
		async *list(prefix: string): AsyncGenerator<S3Object> {
			let after = ''
			for (;;) {
				const { objects, isLast } = await listPage(prefix, after, mostListed)
				yield* objects
				const last = objects.at(-1)
				if (isLast || last === undefined) return
				after = last.key
			}
		},
		/** Throws when the bucket cannot be listed; `prefix` is one of few objects, so that the answer is short. */
		check: async (prefix: string): Promise<void> => void (await listPage(prefix, '', 1)),
	}
}

/**
 * Returns a function that asks the store: it returns `null` for an object that isn't there, and throws `S3Error` for
 * a refusal.
 */
function asker(config: S3Config) {
	const signer = new AwsClient({ ...config, service: 's3' })

	async function tryOnce(wish: Wish, signal: AbortSignal): Promise<Response> {
		const { method = 'GET', key = '', query = {}, body, sha256 = emptySha256 } = wish
		const url = new URL(key === '' ? config.bucketUrl : `${config.bucketUrl}/${key}`)
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
		const headers = { 'x-amz-content-sha256': sha256 }
		const signed = await signer.sign(url.href, { method, headers })
		const answer = await fetch(signed.url, {
			method,
			headers: signed.headers,
			signal,
			redirect: 'manual',
			...(body && { body }),
		})
		// Read here, so that a body that breaks off is tried again too.
		const content = await answer.arrayBuffer()
		return new Response(content, { status: answer.status === 204 ? 200 : answer.status })
	}

	return async (wish: Wish): Promise<Response | null> => {
		const signal = AbortSignal.timeout(answerWithinMs + Math.ceil((wish.bytes ?? 0) / bytesEachMs))
		for (let tried = 1; ; tried += 1) {
			const answer = await tryOnce(wish, signal).catch(
				(cause: unknown) => new S3Error(describeError(cause)),
			)
			if (!isPassing(answer) || tried === tries || signal.aborted) return settle(answer)
			// Not all at the same moment when many were refused at once.
			await wait(firstWaitMs * 2 ** tried * (0.5 + Math.random()))
		}
	}
}

async function settle(answer: Response | S3Error): Promise<Response | null> {
	if (answer instanceof S3Error) throw answer
	if (answer.ok) return answer
	const code = findText('Code', await answer.text()) ?? `status ${answer.status}`
	if (answer.status === 404 && code !== 'NoSuchBucket') return null
	throw new S3Error(code)
}

function isPassing(answer: Response | S3Error): boolean {
	return answer instanceof S3Error || answer.status >= 500 || answer.status === 429
}

/** SHA-256 in hexadecimal. */
export function sha256Of(bytes: Uint8Array | string): string {
	return createHash('sha256').update(bytes).digest('hex')
}

// Keys are ours and need no entities, so a listing is read without a parser of XML.
function parseObjects(xml: string): S3Object[] {
	return [...xml.matchAll(/<Contents>.*?<\/Contents>/gs)].flatMap(([contents]) => {
		const key = findText('Key', contents)
		const modified = findText('LastModified', contents)
		return key && modified ? [{ key, modifiedAtMs: Date.parse(modified) }] : []
	})
}

function findText(name: string, xml: string): string | undefined {
	return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
}

function describeError(error: unknown): string {
	if (!(error instanceof Error)) return String(error)
	const { cause } = error
	const inner = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : ''
	return `${error.message}${inner}`
}
