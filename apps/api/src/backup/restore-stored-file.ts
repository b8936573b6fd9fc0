import { Readable } from 'node:stream'
import type { FileStore } from '#services/files/file-store.ts'

/**
 * Puts a file of a backup into the store; a file that is already there stays unchanged. With a name it is something made from an
 * upload, without one the upload itself, whose copy on this machine is dropped once the store has it.
 */
export async function restoreStoredFile(
	files: Pick<FileStore, 'receive' | 'writeMade'>,
	{ hash, name, bytes }: { hash: string; name: string | null; bytes: Uint8Array },
): Promise<void> {
	if (name !== null) return files.writeMade(hash, name, bytes)
	const received = await files.receive(Readable.from([bytes]), bytes.length)
	await received.send()
	await received.keep()
	await received.discard()
}
