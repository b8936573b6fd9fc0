import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { createDiskSpaceGuard, freeMb, isDiskFull, whileThereIsRoom } from './disk-space.ts'
import { openFolderFileStore } from './files/folder-file-store.ts'

const megabyte = 1_048_576

function guardOf(disk: { freeMb: number }) {
	const clock = { at: 0, asked: 0 }
	const guard = createDiskSpaceGuard({
		folder: '/',
		minFreeMb: () => 200,
		now: () => clock.at,
		freeMb: async () => {
			clock.asked += 1
			return disk.freeMb
		},
	})
	return { guard, clock }
}

test('writing goes on down to the limit and is refused below it, until there is room again', async () => {
	const disk = { freeMb: 200 }
	const { guard, clock } = guardOf(disk)
	await guard()
	disk.freeMb = 199
	clock.at += 3000
	await expect(guard()).rejects.toMatchObject({ code: 'no_room_left', statusCode: 507 })
	disk.freeMb = 200
	clock.at += 3000
	await guard()
})

test('the disk is asked every two seconds at most', async () => {
	const { guard, clock } = guardOf({ freeMb: 200 })
	await Promise.all([guard(), guard(), guard()])
	clock.at += 1000
	await guard()
	expect(clock.asked).toBe(1)
})

test('the real disk has some room', async () => {
	expect(await freeMb('/')).toBeGreaterThan(0)
})

async function* megabytes(count: number) {
	for (let index = 0; index < count; index += 1) yield Buffer.alloc(megabyte, index)
}

test('a file is refused when the room ends while it arrives, and nothing of it stays', async () => {
	const folder = await temporaryFolder(onTestFinished)
	const files = await openFolderFileStore(folder)
	let sent = 0
	async function* arriving() {
		for await (const chunk of megabytes(30)) {
			sent += 1
			yield chunk
		}
	}
	const refusal = new Error('full')
	const chunks = whileThereIsRoom(arriving(), async () => {
		if (sent > 20) throw refusal
	})
	await expect(files.receive(Readable.from(chunks), 50 * megabyte)).rejects.toBe(refusal)
	expect(sent).toBe(30)
	expect(readdirSync(join(folder, 'arriving'))).toEqual([])
})

test('a disk that fills up all the same is told from other faults, and nothing of the file stays', async ({
	skip,
}) => {
	const folder = join(await temporaryFolder(onTestFinished), 'small-disk')
	mkdirSync(folder)
	try {
		execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' })
	} catch {
		skip('Only root may mount a small disk.')
	}
	onTestFinished(() => void execFileSync('umount', ['--lazy', folder]))
	const files = await openFolderFileStore(folder)
	const error = await files
		.receive(Readable.from(megabytes(5)), 50 * megabyte)
		.catch((reason: unknown) => reason)
	expect(isDiskFull(error)).toBe(true)
	expect(readdirSync(join(folder, 'arriving'))).toEqual([])
})
