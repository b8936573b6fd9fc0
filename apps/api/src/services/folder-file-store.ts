import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore, ReceivedFile } from './file-store.ts'

const headBytes = 4096
const unfinishedForMs = 3_600_000

/** A file store in a folder: `ab/abcd…/upload`, with what was made from it beside it. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
	const arriving = join(folder, 'arriving')
	await mkdir(arriving, { recursive: true })
	const folderOf = (hash: string) => join(folder, hash.slice(0, 2), hash)
	const uploadOf = (hash: string) => join(folderOf(hash), 'upload')
	return {
		receive: (stream, maxBytes) => receive(stream, { arriving, maxBytes, uploadOf }),
		read: (hash) => readIfThere(uploadOf(hash)),
		readMade: (hash, name) => readIfThere(join(folderOf(hash), name)),
		writeMade: (hash, name, bytes) => writeIfFolderIsThere(join(folderOf(hash), name), bytes),
		remove: (hash) => rm(folderOf(hash), { recursive: true, force: true }),
		keptBefore: (timeMs) => findKeptBefore(folder, timeMs),
		removeUnfinished: () => removeUnfinished(arriving),
	}
}

async function receive(
	stream: Readable,
	place: { arriving: string; maxBytes: number; uploadOf: (hash: string) => string },
): Promise<ReceivedFile> {
	const path = join(place.arriving, randomUUID())
	const discard = () => rm(path, { force: true })
	const sha256 = createHash('sha256')
	const head: Uint8Array[] = []
	let bytes = 0
	try {
		await pipeline(
			stream,
			async function* measure(chunks: AsyncIterable<Buffer>) {
				for await (const chunk of chunks) {
					if (bytes < headBytes) head.push(chunk.subarray(0, headBytes - bytes))
					bytes += chunk.length
					sha256.update(chunk)
					// What is over the limit is still read, so that the sender hears the answer.
					if (bytes <= place.maxBytes) yield chunk
				}
			},
			createWriteStream(path, { flags: 'wx', flush: true }),
		)
	} catch (error) {
		await discard()
		throw error
	}
	const hash = sha256.digest('hex')
	return {
		hash,
		bytes,
		head: Buffer.concat(head),
		isTooLarge: bytes > place.maxBytes,
		keep: () => moveDurably(path, place.uploadOf(hash)),
		discard,
	}
}

async function moveDurably(from: string, to: string): Promise<void> {
	const folder = dirname(to)
	await mkdir(folder, { recursive: true })
	await rename(from, to)
	const now = new Date()
	await utimes(folder, now, now)
	await syncFolder(folder)
	await syncFolder(dirname(folder))
	await syncFolder(dirname(dirname(folder)))
}

async function syncFolder(path: string): Promise<void> {
	// Windows cannot open a folder, and syncs names with the files.
	if (process.platform === 'win32') return
	const folder = await open(path, 'r')
	try {
		await folder.sync()
	} finally {
		await folder.close()
	}
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
	try {
		const { buffer, byteOffset, byteLength } = await readFile(path)
		// Not as a Buffer, which is a different thing to those who pass it to another process.
		return new Uint8Array(buffer, byteOffset, byteLength)
	} catch (error) {
		if (isNotThere(error)) return null
		throw error
	}
}

async function writeIfFolderIsThere(path: string, bytes: Uint8Array | string): Promise<void> {
	const partial = `${path}.${randomUUID()}`
	try {
		await access(dirname(path))
		const file = await open(partial, 'wx')
		await file.writeFile(bytes).finally(() => file.close())
		await rename(partial, path)
	} catch (error) {
		if (!isNotThere(error)) throw error
	}
}

async function findKeptBefore(folder: string, timeMs: number): Promise<string[]> {
	const hashes: string[] = []
	for (const prefix of await readdir(folder)) {
		if (prefix.length !== 2) continue
		for (const hash of await readdir(join(folder, prefix))) {
			const { mtimeMs } = await stat(join(folder, prefix, hash))
			if (mtimeMs < timeMs) hashes.push(hash)
		}
	}
	return hashes
}

async function removeUnfinished(arriving: string): Promise<void> {
	for (const name of await readdir(arriving)) {
		const path = join(arriving, name)
		const { mtimeMs } = await stat(path)
		if (Date.now() - mtimeMs > unfinishedForMs) await rm(path, { force: true })
	}
}

function isNotThere(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
