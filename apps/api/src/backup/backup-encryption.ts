import { createCipheriv, createDecipheriv, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { BackupDamaged } from './backup-format.ts'
import { readExactly } from './read-exactly.ts'

/** The first bytes of an encrypted backup. */
export const encryptedMagic = Buffer.from('ELLA-SEALED-BACKUP-1\n')

const saltBytes = 16
const tagBytes = 16
const pieceBytes = 65_536
/** Each guess at a passphrase costs 2^17 rounds and 128 MB. */
const cost = { N: 131_072, r: 8, p: 1, maxmem: 256 * 1_048_576 }

/** Thrown when a backup was encrypted with another passphrase. */
export class WrongPassphrase extends Error {
	constructor() {
		super('This isn’t the passphrase for this backup.')
	}
}

/**
 * Encrypts with AES-256-GCM in numbered pieces, the last one marked, so that changing, dropping, moving or cutting off
 * a piece is noticed. Each backup has its own salt, so a key is used once.
 */
export async function* encryptBackup(
	plain: AsyncIterable<Uint8Array>,
	passphrase: string,
): AsyncGenerator<Buffer, void, undefined> {
	const salt = randomBytes(saltBytes)
	const { key, check } = await deriveKeys(passphrase, salt)
	const head = Buffer.concat([encryptedMagic, salt, check])
	yield head
	let number = 0
	let waiting: Buffer = Buffer.alloc(0)
	for await (const chunk of plain) {
		waiting = Buffer.concat([waiting, chunk])
		while (waiting.length > pieceBytes) {
			const piece = waiting.subarray(0, pieceBytes)
			yield encryptPiece(piece, { key, head, nonce: buildNonce(number, 'more') })
			waiting = waiting.subarray(pieceBytes)
			number += 1
		}
	}
	yield encryptPiece(waiting, { key, head, nonce: buildNonce(number, 'last') })
}

/** Decrypts a backup by `encryptBackup`. Throws `WrongPassphrase`, or `BackupDamaged` if it was changed or cut off. */
export async function* decryptBackup(
	encrypted: AsyncIterable<Uint8Array>,
	passphrase: string,
): AsyncGenerator<Buffer, void, undefined> {
	const read = readExactly(encrypted)
	const head = await read(encryptedMagic.length + saltBytes + 32)
	const salt = head.subarray(encryptedMagic.length, encryptedMagic.length + saltBytes)
	const given = head.subarray(encryptedMagic.length + saltBytes)
	if (given.length < 32) throw damaged()
	const { key, check } = await deriveKeys(passphrase, salt)
	if (!timingSafeEqual(given, check)) throw new WrongPassphrase()
	const ahead = pieceBytes + tagBytes
	let piece = await read(ahead)
	for (let number = 0; ; number += 1) {
		const next = await read(ahead)
		const isLast = next.length === 0
		yield decryptPiece(piece, { key, head, nonce: buildNonce(number, isLast ? 'last' : 'more') })
		if (isLast) return
		piece = next
	}
}

type CipherInput = { key: Buffer; head: Buffer; nonce: Buffer }

function encryptPiece(piece: Buffer, { key, head, nonce }: CipherInput): Buffer {
	const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head)
	return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
}

function decryptPiece(piece: Buffer, { key, head, nonce }: CipherInput): Buffer {
	if (piece.length < tagBytes) throw damaged()
	const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
	decipher.setAAD(head).setAuthTag(piece.subarray(-tagBytes))
	try {
		return Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()])
	} catch {
		throw damaged()
	}
}

function buildNonce(number: number, which: 'more' | 'last'): Buffer {
	const nonce = Buffer.alloc(12)
	nonce.writeUInt8(which === 'last' ? 1 : 0, 7)
	nonce.writeUInt32BE(number, 8)
	return nonce
}

function deriveKeys(passphrase: string, salt: Buffer): Promise<{ key: Buffer; check: Buffer }> {
	return new Promise((resolve, reject) => {
		// Normalised, because the same accent can be typed as one character or two.
		scrypt(passphrase.normalize('NFKC'), salt, 64, cost, (error, made) => {
			if (error) reject(error)
			else resolve({ key: made.subarray(0, 32), check: made.subarray(32) })
		})
	})
}

function damaged(): BackupDamaged {
	return new BackupDamaged('The backup is damaged or incomplete: Ella can’t decrypt part of it.')
}
