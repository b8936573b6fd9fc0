import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { buildTestBackup } from '#test/build-test-backup.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { chooseBackupPath, createBackupFile, gzipLines } from './create-backup-file.ts'
import { openBackupFile } from './open-backup-file.ts'

let folder: string
let path: string
beforeEach(async () => {
	folder = await temporaryFolder(onTestFinished)
	path = join(folder, 'all.ella-backup')
})

const lines = buildTestBackup({ files: [{ content: 'An upload' }] })
const plain = { passphrase: null, check: async () => 'checked' }

async function* linesThenFault() {
	yield* lines
	throw new Error('The database stopped.')
}

test('a file is there whole, for its owner only', async () => {
	expect(await createBackupFile(path, gzipLines(linesOf(lines)), plain)).toBe('checked')
	expect((await stat(path)).mode & 0o777).toBe(0o600)
	expect((await buffer(openBackupFile(path, null))).toString()).toBe(lines.join(''))
})

test('what fails on the way, or does not pass its check, leaves nothing behind', async () => {
	const failing = createBackupFile(path, gzipLines(linesThenFault()), plain)
	await expect(failing).rejects.toThrow('The database stopped.')
	const unread = createBackupFile(path, gzipLines(linesOf(lines)), {
		...plain,
		check: () => Promise.reject(new Error('Not whole.')),
	})
	await expect(unread).rejects.toThrow('Not whole.')
	expect(await readdir(folder)).toEqual([])
})

test('a file that came to be there meanwhile is not written over', async () => {
	const late = createBackupFile(path, gzipLines(linesOf(lines)), {
		...plain,
		check: () => writeFile(path, 'Somebody else was faster'),
	})
	await expect(late).rejects.toThrow('There is already a file')
	expect(await readdir(folder)).toEqual(['all.ella-backup'])
})

test('a folder gets a file named by the time, and a file that is there is refused at once', async () => {
	const now = Date.UTC(2026, 5, 1, 12, 30, 5)
	expect(await chooseBackupPath(folder, now)).toBe(
		join(folder, 'ella-20260601T123005Z.ella-backup'),
	)
	expect(await chooseBackupPath(path, now)).toBe(path)
	await expect(chooseBackupPath(`${path}/`, now)).rejects.toThrow('There is no folder')
	await writeFile(path, '')
	await expect(chooseBackupPath(path, now)).rejects.toThrow('There is already a file')
	const nowhere = createBackupFile(join(folder, 'no', 'x'), gzipLines(linesOf(lines)), plain)
	await expect(nowhere).rejects.toThrow('There is no folder')
})

test('what is no backup, cut off or damaged is told in a sentence', async () => {
	await createBackupFile(path, gzipLines(linesOf(lines)), plain)
	const whole = await readFile(path)
	const reading = async (bytes: Buffer) => {
		await writeFile(path, bytes)
		return buffer(openBackupFile(path, null))
	}
	await expect(reading(whole.subarray(0, -12))).rejects.toThrow('Ella can’t unpack it')
	const changed = Buffer.from(whole)
	changed[40] = (changed[40] ?? 0) ^ 255
	await expect(reading(changed)).rejects.toThrow('Ella can’t unpack it')
	await expect(reading(Buffer.from('hello'))).rejects.toThrow('isn’t an Ella backup')
	await expect(buffer(openBackupFile(join(folder, 'none'), null))).rejects.toThrow(
		'There is no file',
	)
})

async function* linesOf(text: string[]) {
	yield* text
}
