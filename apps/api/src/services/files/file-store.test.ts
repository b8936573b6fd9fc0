import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startS3 } from '#test/start-s3.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import type { FileStore } from './file-store.ts'
import { openFolderFileStore } from './folder-file-store.ts'
import { openS3FileStore } from './s3-file-store.ts'

const helloHash = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'

type Opened = { files: FileStore; arriving: string }

async function openFolder(): Promise<Opened> {
	const folder = await temporaryFolder(onTestFinished)
	return { files: await openFolderFileStore(folder), arriving: join(folder, 'arriving') }
}

async function openS3(): Promise<Opened> {
	const arriving = await temporaryFolder(onTestFinished)
	return { files: await openS3FileStore(await startS3(onTestFinished), arriving), arriving }
}

const receive = (files: FileStore, text: string, most = 100) =>
	files.receive(Readable.from([Buffer.from(text)]), most)

async function keep(files: FileStore, text: string): Promise<string> {
	const file = await receive(files, text)
	await file.send()
	await file.keep()
	await file.discard()
	return file.hash
}

const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()
const listed = async (files: FileStore) => {
	const found = []
	for await (const { hash, made } of files.list()) found.push({ hash, made: made.sort() })
	return found
}

describe.each([
	{ kind: 'in a folder', open: openFolder },
	{ kind: 'in an S3-compatible store', open: openS3 },
])('files $kind', ({ open }) => {
	test('a file is found by the hash of its content once it is kept', async () => {
		const { files, arriving } = await open()
		const file = await files.receive(Readable.from([Buffer.from('hel'), Buffer.from('lo')]), 10)
		expect(file).toMatchObject({ hash: helloHash, bytes: 5, isTooLarge: false })
		expect(await files.read(helloHash)).toBeNull()
		await file.send()
		await file.keep()
		await file.discard()
		expect(textOf(await files.read(helloHash))).toBe('hello')
		expect(await readdir(arriving)).toEqual([])
	})

	test('discarding leaves nothing, and does no harm to a file that is kept', async () => {
		const { files, arriving } = await open()
		await (await receive(files, 'lost')).discard()
		await keep(files, 'hello')
		await (await receive(files, 'hello')).discard()
		expect(await readdir(arriving)).toEqual([])
		expect(await listed(files)).toEqual([{ hash: helloHash, made: [] }])
	})

	test('a file over the limit is read to its end but not written beyond the limit', async () => {
		const { files } = await open()
		const chunks = Array.from({ length: 8 }, () => Buffer.alloc(1000))
		const file = await files.receive(Readable.from(chunks), 2500)
		expect(file).toMatchObject({ isTooLarge: true, bytes: 8000 })
		await file.discard()
	})

	test('a transfer that breaks off leaves nothing', async () => {
		const { files, arriving } = await open()
		async function* broken() {
			yield Buffer.from('half')
			throw new Error('connection lost')
		}
		await expect(files.receive(Readable.from(broken()), 10)).rejects.toThrow('connection lost')
		expect(await readdir(arriving)).toEqual([])
	})

	test('what was made from an upload goes with it, and is not kept without it', async () => {
		const { files } = await open()
		await keep(files, 'hello')
		await files.writeMade(helloHash, 'page-1.svg', '<svg/>')
		expect(textOf(await files.readMade(helloHash, 'page-1.svg'))).toBe('<svg/>')
		expect(await files.readMade(helloHash, 'page-2.svg')).toBeNull()
		await files.remove(helloHash)
		await files.writeMade(helloHash, 'page-1.svg', '<svg/>')
		expect(await files.readMade(helloHash, 'page-1.svg')).toBeNull()
		expect(await files.read(helloHash)).toBeNull()
		await files.remove(helloHash)
	})

	test('everything is listed, with what was made from it and when it was last kept', async () => {
		const { files } = await open()
		const startedAt = Date.now()
		const other = await keep(files, 'other')
		await keep(files, 'hello')
		await files.writeMade(helloHash, 'page-1.png', new Uint8Array([1]))
		await files.writeMade(helloHash, 'page-2.png', new Uint8Array([2]))
		expect(await listed(files)).toEqual(
			[
				{ hash: helloHash, made: ['page-1.png', 'page-2.png'] },
				{ hash: other, made: [] },
			].sort((a, b) => (a.hash < b.hash ? -1 : 1)),
		)
		for await (const { keptAtMs } of files.list()) {
			expect(Math.abs(keptAtMs - startedAt)).toBeLessThan(60_000)
		}
	})

	test('a file that was removed while it was on its way is there once it is kept', async () => {
		const { files } = await open()
		const file = await receive(files, 'hello')
		await file.send()
		await files.remove(helloHash)
		await file.keep()
		expect(textOf(await files.read(helloHash))).toBe('hello')
	})

	test('a large file arrives whole, byte for byte', async () => {
		const { files } = await open()
		const parts = Array.from({ length: 40 }, (_, index) => Buffer.alloc(100_000, index))
		const file = await files.receive(Readable.from(parts), 5_000_000)
		await file.send()
		await file.keep()
		expect(Buffer.from((await files.read(file.hash)) ?? []).equals(Buffer.concat(parts))).toBe(true)
	})

	test('the store says that it answers', async () => {
		const { files } = await open()
		await expect(files.check()).resolves.toBeUndefined()
	})
})

test('a kept file whose bytes changed is never handed out', async () => {
	const folder = await temporaryFolder(onTestFinished)
	const files = await openFolderFileStore(folder)
	await keep(files, 'hello')
	await writeFile(join(folder, helloHash.slice(0, 2), helloHash, 'upload'), 'hellx')
	await expect(files.read(helloHash)).rejects.toThrow('is damaged')
})
