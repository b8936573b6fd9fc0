import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { access, link, open, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { fsyncFolder } from '#services/fsync-folder.ts'
import { BackupDamaged } from './backup-format.ts'
import { decryptBackup, encryptBackup, sealedMagic } from './encrypt-backup.ts'

/** Faster than the default by half and larger by a tenth; the embedded database waits meanwhile. */
const compression = { level: 4 }

/** The bytes of a backup file, packed and not encrypted. */
export async function* packed(
	lines: AsyncIterable<string>,
): AsyncGenerator<Buffer, void, undefined> {
	const gzip = createGzip(compression)
	// What goes wrong on the way in is thrown by what is read of it, too.
	pipeline(lines, gzip).catch(() => undefined)
	yield* gzip
}

/**
 * Where a backup is to be written: the file that was named, or one named by the time in the folder that was. Throws where
 * a path that ends as one of a folder leads to none.
 */
export async function placeOfBackup(fileOrFolder: string, now: number): Promise<string> {
	const found = await stat(fileOrFolder).catch(() => null)
	if (found === null && fileOrFolder.endsWith('/')) throw noFolder(fileOrFolder)
	if (found === null) return fileOrFolder
	if (!found.isDirectory()) throw isThereAlready(fileOrFolder)
	const time = new Date(now).toISOString().replace(/[-:]/g, '').replace(/\..*/, 'Z')
	return join(fileOrFolder, `ella-${time}.ella-backup`)
}

/**
 * Writes a backup file that only its owner may read. It has its name only once all of it is on the disk and `check`
 * has read it; whatever goes wrong leaves nothing behind, and a file that is there already stays as it is.
 */
export async function createBackupFile<T>(
	path: string,
	packedBytes: AsyncIterable<Uint8Array>,
	{ passphrase, check }: { passphrase: string | null; check: (path: string) => Promise<T> },
): Promise<T> {
	const partial = join(dirname(path), `.${basename(path)}.${randomUUID()}.partial`)
	try {
		const bytes = passphrase === null ? packedBytes : encryptBackup(packedBytes, passphrase)
		await writeBytes(partial, bytes)
		const checked = await check(partial)
		await giveName(partial, path)
		return checked
	} catch (error) {
		throw inWords(error, path)
	} finally {
		await rm(partial, { force: true })
	}
}

/** Resolves or throws once the file is closed: a file that is still being opened would come to be after it was removed. */
async function writeBytes(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
	const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
	try {
		await pipeline(bytes, file)
	} finally {
		if (!file.closed) await once(file, 'close')
	}
}

// A link, unlike a new name, never takes the place of a file that is there.
async function giveName(partial: string, path: string): Promise<void> {
	try {
		await link(partial, path)
	} catch (error) {
		if (readErrorCode(error) === 'EEXIST') throw error
		const isThere = await access(path).then(
			() => true,
			() => false,
		)
		if (isThere) throw isThereAlready(path)
		// Some file systems, such as those of memory sticks, have no links.
		await rename(partial, path)
	}
	await fsyncFolder(dirname(path))
}

/** The unpacked bytes of a backup file; throws a sentence when it is none, or is encrypted and no passphrase is given. */
export async function* openBackupFile(
	path: string,
	passphrase: string | null,
): AsyncGenerator<Uint8Array, void, undefined> {
	const kind = await detectKind(path)
	if (kind === 'unknown') throw new BackupDamaged(`"${path}" isn’t an Ella backup.`)
	if (kind === 'sealed' && passphrase === null) {
		throw new Error(
			`"${path}" is encrypted. Name the file with its passphrase: --passphrase-file FILE.`,
		)
	}
	const stored: AsyncIterable<Uint8Array> = createReadStream(path)
	const packedBytes = kind === 'sealed' ? decryptBackup(stored, passphrase ?? '') : stored
	const gunzip = createGunzip()
	pipeline(packedBytes, gunzip).catch(() => undefined)
	try {
		yield* gunzip
	} catch (error) {
		if (!readErrorCode(error).startsWith('Z_')) throw error
		throw new BackupDamaged('The backup is damaged or incomplete: Ella can’t unpack it.')
	}
}

async function detectKind(path: string): Promise<'sealed' | 'packed' | 'unknown'> {
	const file = await open(path, 'r').catch((error: unknown) => {
		throw readErrorCode(error) === 'ENOENT' ? new Error(`There is no file "${path}".`) : error
	})
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(sealedMagic.length))
		const head = buffer.subarray(0, bytesRead)
		if (head.equals(sealedMagic)) return 'sealed'
		return head[0] === 0x1f && head[1] === 0x8b ? 'packed' : 'unknown'
	} finally {
		await file.close()
	}
}

function noFolder(path: string): Error {
	return new Error(`There is no folder "${path}".`)
}

function inWords(error: unknown, path: string): unknown {
	switch (readErrorCode(error)) {
		case 'EEXIST':
			return isThereAlready(path)
		case 'ENOENT':
			return noFolder(dirname(path))
		case 'ENOSPC':
		case 'EDQUOT':
			return new Error(`There isn’t enough space in "${dirname(path)}" for the backup.`)
		default:
			return error
	}
}

function isThereAlready(path: string): Error {
	return new Error(`There is already a file "${path}". Nothing was written.`)
}

function readErrorCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : ''
}
