import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { decryptBackup, encryptedMagic } from './backup-encryption.ts'
import { BackupDamaged } from './backup-format.ts'
import { readErrorCode } from './read-error-code.ts'

/** Decrypts and unpacks a backup file. Throws a readable error if it isn't one, or if its passphrase is missing. */
export async function* openBackupFile(
	path: string,
	passphrase: string | null,
): AsyncGenerator<Uint8Array, void, undefined> {
	const kind = await detectKind(path)
	if (kind === 'unknown') throw new BackupDamaged(`"${path}" isn’t an Ella backup.`)
	if (kind === 'encrypted' && passphrase === null) {
		throw new Error(
			`"${path}" is encrypted. Name the file with its passphrase: --passphrase-file FILE.`,
		)
	}
	const stored: AsyncIterable<Uint8Array> = createReadStream(path)
	const gzipped = kind === 'encrypted' ? decryptBackup(stored, passphrase ?? '') : stored
	const gunzip = createGunzip()
	// Ignored here: reading `gunzip` throws the same error.
	pipeline(gzipped, gunzip).catch(() => undefined)
	try {
		yield* gunzip
	} catch (error) {
		if (!readErrorCode(error).startsWith('Z_')) throw error
		throw new BackupDamaged('The backup is damaged or incomplete: Ella can’t unpack it.')
	}
}

async function detectKind(path: string): Promise<'encrypted' | 'gzipped' | 'unknown'> {
	const file = await open(path, 'r').catch((error: unknown) => {
		throw readErrorCode(error) === 'ENOENT' ? new Error(`There is no file "${path}".`) : error
	})
	try {
		const { buffer, bytesRead } = await file.read(Buffer.alloc(encryptedMagic.length))
		const head = buffer.subarray(0, bytesRead)
		if (head.equals(encryptedMagic)) return 'encrypted'
		return head[0] === 0x1f && head[1] === 0x8b ? 'gzipped' : 'unknown'
	} finally {
		await file.close()
	}
}
