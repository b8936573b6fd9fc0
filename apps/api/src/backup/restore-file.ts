import { Readable } from 'node:stream'
import type { FileStore } from '#services/files/file-store.ts'

/** Puts a file of a backup into the store; a file that is already there stays unchanged. */
export async function restoreFile(
	files: Pick<FileStore, 'receive' | 'writeMade'>,
	{ hash, name, bytes }: { hash: string; name: string | null; bytes: Uint8Array },
): Promise<void> {
	if (name !== null) return files.writeMade(hash, name, bytes)
	const received = await files.receive(Readable.from([bytes]), bytes.length)
	await received.send()
	await received.keep()
	await received.discard()
}
