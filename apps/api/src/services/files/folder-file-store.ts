import { randomUUID } from 'node:crypto'
import {
	access,
	mkdir,
	open,
	readdir,
	readFile,
	rename,
	rm,
	stat,
	utimes,
	writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fsyncFolder } from '#services/fsync-folder.ts'
import type { FileStore, KeptFile } from './file-store.ts'
import { openArrivals, verified } from './receive-file.ts'

const uploadName = 'upload'
const idName = 'store-id'

/** Opens a file store in a folder: `ab/abcd…/upload`, with the files made from the upload beside it. */
export async function openFolderFileStore(folder: string): Promise<FileStore> {
	const arrivals = await openArrivals(join(folder, 'arriving'))
	const folderOf = (hash: string) => join(folder, hash.slice(0, 2), hash)
	const uploadOf = (hash: string) => join(folderOf(hash), uploadName)
	return {
		name: `The folder ${folder}`,
		variable: 'DATA_DIR',
		readId: async () => {
			const bytes = await readIfThere(join(folder, idName))
			return bytes && Buffer.from(bytes).toString().trim()
		},
		writeId: (id) => writeDurably(join(folder, idName), id),
		receive: async (stream, maxBytes) => {
			const { path, ...file } = await arrivals.receive(stream, maxBytes)
			const keep = () => moveDurably(path, uploadOf(file.hash))
			return { ...file, send: async () => undefined, keep }
		},
		read: async (hash) => verified(hash, await readIfThere(uploadOf(hash))),
		readMade: (hash, name) => readIfThere(join(folderOf(hash), name)),
		writeMade: (hash, name, bytes) => writeIfFolderIsThere(join(folderOf(hash), name), bytes),
		// Again when something was being made meanwhile.
		remove: (hash) => rm(folderOf(hash), { recursive: true, force: true, maxRetries: 3 }),
		list: () => listKept(folder),
		removeUnfinished: arrivals.removeUnfinished,
		check: () => access(folder),
	}
}

/** Replaces a file by one with these words, or by none. */
async function writeDurably(path: string, words: string | null): Promise<void> {
	if (words === null) {
		await rm(path, { force: true })
	} else {
		const partial = `${path}.${randomUUID()}${partialEnd}`
		await writeFile(partial, `${words}\n`, { flush: true })
		await rename(partial, path)
	}
	await fsyncFolder(dirname(path))
}

async function moveDurably(from: string, to: string): Promise<void> {
	const folder = dirname(to)
	await mkdir(folder, { recursive: true })
	const now = new Date()
	await utimes(from, now, now)
	await rename(from, to)
	await fsyncFolder(folder)
	await fsyncFolder(dirname(folder))
	await fsyncFolder(dirname(dirname(folder)))
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
	const partial = `${path}.${randomUUID()}${partialEnd}`
	try {
		await access(dirname(path))
		const file = await open(partial, 'wx')
		await file.writeFile(bytes).finally(() => file.close())
		await rename(partial, path)
	} catch (error) {
		if (!isNotThere(error)) throw error
	}
}

const partialEnd = '.partial'

async function* listKept(folder: string): AsyncGenerator<KeptFile> {
	for (const prefix of await readdir(folder)) {
		if (prefix.length !== 2) continue
		for (const hash of await readdir(join(folder, prefix))) {
			const kept = await describe(hash, join(folder, prefix, hash))
			if (kept !== null) yield kept
		}
	}
}

/** `null` when it was removed meanwhile. */
async function describe(hash: string, folder: string): Promise<KeptFile | null> {
	try {
		const names = await readdir(folder)
		const { mtimeMs } = await stat(names.includes(uploadName) ? join(folder, uploadName) : folder)
		const made = names.filter((name) => name !== uploadName && !name.endsWith(partialEnd))
		return { hash, keptAtMs: mtimeMs, made }
	} catch (error) {
		if (isNotThere(error)) return null
		throw error
	}
}

function isNotThere(error: unknown): boolean {
	return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
