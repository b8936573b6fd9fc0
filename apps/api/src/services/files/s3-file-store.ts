import { openAsBlob } from 'node:fs'
import type { S3Config } from '#s3-config.ts'
import type { FileStore, KeptFile } from './file-store.ts'
import { openArrivals, verified } from './receive-file.ts'
import { openBucket, type S3Object, sha256Of } from './s3-bucket.ts'

/** More than any upload or picture has: what bounds the time of reading one. */
const mostBytes = 60_000_000
const idKey = 'store-id'
const mostIdBytes = 1000

/**
 * Opens a file store in a bucket of an S3-compatible store: `ab/abcd…/upload`, with the files made from the upload
 * beside it. Files first arrive in a folder, where they are hashed, and are sent from there without being held in
 * memory.
 */
export async function openS3FileStore(config: S3Config, arriving: string): Promise<FileStore> {
	const arrivals = await openArrivals(arriving)
	const bucket = openBucket(config)
	const prefixOf = (hash: string) => `${hash.slice(0, 2)}/${hash}/`
	const uploadOf = (hash: string) => `${prefixOf(hash)}upload`
	await bucket.check(idKey).catch((cause: Error) => {
		throw new Error(`Ella can’t use the files at ${config.bucketUrl}. ${cause.message}`, { cause })
	})
	return {
		name: `The bucket ${config.bucketUrl}`,
		variable: 'S3_BUCKET_URL',
		readId: async () => {
			const bytes = await bucket.get(idKey, mostIdBytes)
			return bytes && Buffer.from(bytes).toString().trim()
		},
		writeId: async (id) => {
			if (id === null) await bucket.delete(idKey)
			else await bucket.put(idKey, new Blob([id]), sha256Of(id))
		},
		receive: async (stream, maxBytes) => {
			const { path, ...file } = await arrivals.receive(stream, maxBytes)
			const send = async () => bucket.put(uploadOf(file.hash), await openAsBlob(path), file.hash)
			const keep = async () => {
				// The file may have been removed since, with the last analysis of the same file.
				if (!(await bucket.has(uploadOf(file.hash)))) await send()
			}
			return { ...file, send, keep }
		},
		read: async (hash) => verified(hash, await bucket.get(uploadOf(hash), mostBytes)),
		readMade: (hash, name) => bucket.get(prefixOf(hash) + name, mostBytes),
		writeMade: async (hash, name, bytes) => {
			if (!(await bucket.has(uploadOf(hash)))) return
			const body = new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)])
			await bucket.put(prefixOf(hash) + name, body, sha256Of(bytes))
		},
		remove: async (hash) => {
			for await (const { key } of bucket.list(prefixOf(hash))) await bucket.delete(key)
		},
		list: () => inUploads(bucket.list('')),
		removeUnfinished: arrivals.removeUnfinished,
		check: () => bucket.check(idKey),
	}
}

/** Groups the objects of each upload; a listing is in the order of the keys. */
async function* inUploads(objects: AsyncIterable<S3Object>): AsyncGenerator<KeptFile> {
	let current: KeptFile | null = null
	for await (const { key, modifiedAtMs } of objects) {
		const [, hash, name] = /^[\da-f]{2}\/([\da-f]{64})\/([^/]+)$/.exec(key) ?? []
		// Other objects in the bucket don't belong to Ella.
		if (hash === undefined || name === undefined) continue
		if (current !== null && current.hash !== hash) yield current
		if (current === null || current.hash !== hash) {
			current = { hash, keptAtMs: modifiedAtMs, made: [] }
		}
		if (name === 'upload') current.keptAtMs = modifiedAtMs
		else current.made.push(name)
	}
	if (current !== null) yield current
}
