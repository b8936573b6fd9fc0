import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { startS3 } from '#test/start-s3.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openBucket, sha256Of } from './s3-bucket.ts'
import { openS3FileStore } from './s3-file-store.ts'

type Handling = (question: IncomingMessage, answer: ServerResponse) => void

/** Opens a bucket behind a proxy that handles each request as a test wants before the store sees it. */
async function behind(trouble: (numberOfRequest: number, pass: () => void) => Handling) {
	const config = await startS3(onTestFinished)
	const store = new URL(config.bucketUrl)
	let seen = 0
	const proxy = createServer((question, answer) => {
		seen += 1
		const pass = () => {
			const { method, url, headers } = question
			const onward = request({ host: store.hostname, port: store.port, method, path: url, headers })
			onward.on('response', (got) => {
				answer.writeHead(got.statusCode ?? 500, got.headers)
				got.pipe(answer)
			})
			question.pipe(onward)
		}
		trouble(seen, pass)(question, answer)
	}).listen(0, '127.0.0.1')
	await once(proxy, 'listening')
	onTestFinished(() => void proxy.close())
	const { port } = proxy.address() as AddressInfo
	const bucketUrl = `http://127.0.0.1:${port}/ella`
	return { bucket: openBucket({ ...config, bucketUrl }), seen: () => seen }
}

const hello = new Blob(['hello'])

test('a request that the store cannot answer at the moment is made again', async () => {
	const { bucket, seen } = await behind((number, pass) => (_question, answer) => {
		if (number === 1) answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
		else pass()
	})
	await bucket.put('ab/key', hello, sha256Of('hello'))
	expect(seen()).toBe(2)
	expect(await bucket.has('ab/key')).toBe(true)
})

test('a connection that breaks off in the middle of an answer is tried again', async () => {
	const { bucket } = await behind((number, pass) => (_question, answer) => {
		if (number !== 2) return pass()
		answer.writeHead(200, { 'content-length': '5' })
		answer.write('he', () => answer.destroy())
	})
	await bucket.put('ab/key', hello, sha256Of('hello'))
	expect(Buffer.from((await bucket.get('ab/key', 10)) ?? []).toString()).toBe('hello')
})

test('a store that stays down is told after three tries', async () => {
	const { bucket, seen } = await behind(() => (_question, answer) => {
		answer.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
	})
	await expect(bucket.has('ab/key')).rejects.toThrow('status 500')
	await expect(bucket.get('ab/key', 10)).rejects.toThrow('InternalError')
	expect(seen()).toBe(6)
})

test('a request that is changed on its way is refused by the store', async () => {
	const { bucket } = await behind((_number, pass) => (question) => {
		question.url = question.url?.replace('max-keys=1000', 'max-keys=2')
		pass()
	})
	// A signed query cannot be changed on the way, so the store refuses it.
	const refused = async () => {
		for await (const _object of bucket.list('')) break
	}
	await expect(refused()).rejects.toThrow('SignatureDoesNotMatch')
})

test('a listing that the store cuts off goes on after the last key of it', async () => {
	const pages: Record<string, string[]> = { '': ['ab/1', 'ab/2'], 'ab/2': ['ab/3'] }
	const { bucket } = await behind(() => (question, answer) => {
		const after = new URL(question.url ?? '', 'http://store').searchParams.get('start-after') ?? ''
		const contents = (pages[after] ?? []).map(
			(key) =>
				`<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05Z</LastModified></Contents>`,
		)
		const isTruncated = `<IsTruncated>${after === ''}</IsTruncated>`
		answer.end(`<ListBucketResult>${isTruncated}${contents.join('')}</ListBucketResult>`)
	})
	const found: string[] = []
	for await (const { key } of bucket.list('ab/')) found.push(key)
	expect(found).toEqual(['ab/1', 'ab/2', 'ab/3'])
})

test('a wrong secret and a missing bucket refuse to start, with the reason', async () => {
	const config = await startS3(onTestFinished)
	const arriving = await temporaryFolder(onTestFinished)
	await expect(
		openS3FileStore({ ...config, secretAccessKey: 'another' }, arriving),
	).rejects.toThrow('SignatureDoesNotMatch')
	const bucketUrl = config.bucketUrl.replace('/ella', '/elsewhere')
	await expect(openS3FileStore({ ...config, bucketUrl }, arriving)).rejects.toThrow(
		`Ella can’t use the files at ${bucketUrl}. The S3 store answered: NoSuchBucket.`,
	)
})

test('a store that cannot be reached is named', async () => {
	const config = await startS3(onTestFinished)
	const bucket = openBucket({ ...config, bucketUrl: 'http://127.0.0.1:1/ella' })
	await expect(bucket.check('store-id')).rejects.toThrow(/fetch failed/)
})
