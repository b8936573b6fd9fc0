import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type BackupSource, backupLines } from './backup-lines.ts'
import { gzipLines } from './create-backup-file.ts'

const ending = '.backup-partial'

export type SpoolParts = BackupSource & {
	dataDir: string
	/** Throws when the disk is nearly full. */
	refuseWithoutRoom: () => Promise<void>
}

/**
 * The backup of a server that goes on running: packed, and on the disk before the first byte is handed on. Everyone
 * waits while the embedded database is read, so that must not depend on how fast the other side takes it.
 */
export async function spoolBackup(parts: SpoolParts): Promise<AsyncIterable<Uint8Array>> {
	const path = join(parts.dataDir, `${randomUUID()}${ending}`)
	const bytes = gzipLines(whileThereIsRoom(backupLines(parts), parts.refuseWithoutRoom))
	try {
		await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
	} catch (error) {
		await rm(path, { force: true })
		throw error
	}
	return readOnce(path)
}

/** Removes the files that a server left behind when it was killed during a backup. */
export async function removeSpooled(dataDir: string): Promise<void> {
	for (const name of await readdir(dataDir)) {
		if (name.endsWith(ending)) await rm(join(dataDir, name), { force: true })
	}
}

async function* whileThereIsRoom(lines: AsyncIterable<string>, refuse: () => Promise<void>) {
	for await (const line of lines) {
		await refuse()
		yield line
	}
}

async function* readOnce(path: string): AsyncGenerator<Uint8Array, void, undefined> {
	try {
		yield* createReadStream(path)
	} finally {
		await rm(path, { force: true })
	}
}
