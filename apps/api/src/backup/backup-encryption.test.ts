import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { decryptBackup, encryptBackup, WrongPassphrase } from './backup-encryption.ts'
import { BackupDamaged } from './backup-format.ts'

const passphrase = 'seven grey herons'
const plain = randomBytes(150_000)
let sealed: Buffer

async function* inPieces(bytes: Buffer, size = 10_007): AsyncGenerator<Uint8Array> {
	for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

const open = (bytes: Buffer, given = passphrase) => buffer(decryptBackup(inPieces(bytes), given))

beforeAll(async () => {
	sealed = await buffer(encryptBackup(inPieces(plain), passphrase))
})

test('what was encrypted is there again, and nothing of it can be seen before', async () => {
	expect(await open(sealed)).toEqual(plain)
	expect(sealed.includes(plain.subarray(1000, 1032))).toBe(false)
})

test('an accent may be written in either way', async () => {
	const made = await buffer(encryptBackup(inPieces(plain), 'caf\u00e9 au lait, s.v.p.'))
	expect(await open(made, 'cafe\u0301 au lait, s.v.p.')).toEqual(plain)
})

test('another passphrase is told from damage', async () => {
	await expect(open(sealed, 'seven grey heron')).rejects.toThrow(WrongPassphrase)
})

test('a changed, cut, repeated or exchanged part is refused', async () => {
	const head = 69
	const piece = 65_552
	const changed = Buffer.from(sealed)
	changed[100_000] = (changed[100_000] ?? 0) ^ 1
	const damages = [
		changed,
		sealed.subarray(0, -1),
		sealed.subarray(0, head + 2 * piece),
		sealed.subarray(0, 30),
		Buffer.concat([sealed, Buffer.from('x')]),
		Buffer.concat([
			sealed.subarray(0, head),
			sealed.subarray(head + piece, head + 2 * piece),
			sealed.subarray(head, head + piece),
			sealed.subarray(head + 2 * piece),
		]),
	]
	for (const damaged of damages) await expect(open(damaged)).rejects.toThrow(BackupDamaged)
})

test('nothing at all can be encrypted, too', async () => {
	const made = await buffer(encryptBackup(inPieces(Buffer.alloc(0)), passphrase))
	expect(await open(made)).toEqual(Buffer.alloc(0))
})
