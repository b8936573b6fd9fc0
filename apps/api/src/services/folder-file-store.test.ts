import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { openFolderFileStore } from './folder-file-store.ts'

const helloHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

async function openStore() {
	const folder = await temporaryFolder(onTestFinished)
	return { folder, files: await openFolderFileStore(folder) }
}

test('a file is found by the hash of its content once it is kept', async () => {
	const { files } = await openStore()
	const file = await files.receive(Readable.from([Buffer.from('hel'), Buffer.from('lo')]), 10)
	expect(file).toMatchObject({ hash: helloHash, bytes: 5, isTooLarge: false })
	expect(await files.read(helloHash)).toBeNull()
	await file.keep()
	expect(Buffer.from((await files.read(helloHash)) ?? [])).toEqual(Buffer.from('hello'))
})

test('discarding leaves nothing, and does no harm to a file that is kept', async () => {
	const { folder, files } = await openStore()
	const lost = await files.receive(Readable.from([Buffer.from('lost')]), 10)
	await lost.discard()
	const kept = await files.receive(Readable.from([Buffer.from('hello')]), 10)
	await kept.keep()
	await kept.discard()
	expect(await readdir(join(folder, 'arriving'))).toEqual([])
	expect(await files.read(helloHash)).not.toBeNull()
})

test('a file over the limit is read to its end but not written beyond the limit', async () => {
	const { files } = await openStore()
	const chunks = Array.from({ length: 8 }, () => Buffer.alloc(1000))
	const file = await files.receive(Readable.from(chunks), 2500)
	expect(file).toMatchObject({ isTooLarge: true, bytes: 8000 })
	await file.discard()
})

test('a transfer that breaks off leaves nothing', async () => {
	const { folder, files } = await openStore()
	async function* broken() {
		yield Buffer.from('half')
		throw new Error('connection lost')
	}
	await expect(files.receive(Readable.from(broken()), 10)).rejects.toThrow('connection lost')
	expect(await readdir(join(folder, 'arriving'))).toEqual([])
})

test('what was made from an upload goes with it, and is not kept without it', async () => {
	const { files } = await openStore()
	const file = await files.receive(Readable.from([Buffer.from('hello')]), 10)
	await file.keep()
	await files.writeMade(helloHash, 'page-1.svg', '<svg/>')
	expect(Buffer.from((await files.readMade(helloHash, 'page-1.svg')) ?? []).toString()).toBe(
		'<svg/>',
	)
	await files.remove(helloHash)
	await files.writeMade(helloHash, 'page-1.svg', '<svg/>')
	expect(await files.readMade(helloHash, 'page-1.svg')).toBeNull()
	expect(await files.read(helloHash)).toBeNull()
})

test('uploads are listed by when they were kept', async () => {
	const { files } = await openStore()
	const file = await files.receive(Readable.from([Buffer.from('hello')]), 10)
	await file.keep()
	expect(await files.keptBefore(Date.now() - 60_000)).toEqual([])
	expect(await files.keptBefore(Date.now() + 60_000)).toEqual([helloHash])
})
