import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { RetentionTime } from '#services/retention.ts'
import { DamagedFile, type ReceivedFile } from './file-store.ts'

const headBytes = 4096
const unfinishedForMs = 3_600_000

/** A file that has arrived in a folder of this machine, whichever store it goes to from there. */
export type ArrivedFile = Omit<ReceivedFile, 'send' | 'keep'> & { path: string }

/** Takes files in from the network: to the disk, never into memory. */
export async function openArrivals(folder: string) {
	await mkdir(folder, { recursive: true })
	return {
		receive: (stream: Readable, maxBytes: number) =>
			receive(stream, { path: join(folder, randomUUID()), maxBytes }),

		/** Removes files that have been arriving for longer than any upload takes. */
		async removeUnfinished(at: RetentionTime): Promise<void> {
			for (const name of await readdir(folder)) {
				const path = join(folder, name)
				const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: at.getTime() }))
				if (at.getTime() - mtimeMs > unfinishedForMs) await rm(path, { force: true })
			}
		},
	}
}

async function receive(
	stream: Readable,
	{ path, maxBytes }: { path: string; maxBytes: number },
): Promise<ArrivedFile> {
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
					// Bytes over the limit are still read, so that the sender gets the answer.
					if (bytes <= maxBytes) yield chunk
				}
			},
			createWriteStream(path, { flags: 'wx', flush: true }),
		)
	} catch (error) {
		await discard()
		throw error
	}
	const hash = sha256.digest('hex')
	return { path, hash, bytes, head: Buffer.concat(head), isTooLarge: bytes > maxBytes, discard }
}

/** Returns the bytes if they have this hash, or `null` for `null`; throws `DamagedFile` otherwise. */
export function verified(
	hash: string,
	bytes: Uint8Array<ArrayBuffer> | null,
): Uint8Array<ArrayBuffer> | null {
	if (bytes === null || createHash('sha256').update(bytes).digest('hex') === hash) return bytes
	throw new DamagedFile(hash)
}
