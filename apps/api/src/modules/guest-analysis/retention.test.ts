import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FileStore } from '#services/files/file-store.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'
import { startS3 } from '#test/start-s3.ts'
import { removeUploads } from './remove-uploads.ts'

const dayMs = 24 * 3_600_000

async function upload({ background: { files, guestAnalyses } }: TestApp, text: string) {
	const file = await files.receive(Readable.from([Buffer.from(text)]), 100)
	const session = await guestAnalyses
		.create(file, { fileName: 'cv.txt', ownerId: null, sender: 'a guest' })
		.finally(file.discard)
	return { hash: file.hash, id: session.session_id }
}

const isKept = async (files: FileStore, hash: string) => (await files.read(hash)) !== null

describe.each([
	{ kind: 'a folder', place: async () => null },
	{ kind: 'an S3-compatible store', place: startS3 },
])('retention in $kind', ({ place }) => {
	const { later, cleanUp } = cleanUps()
	afterAll(cleanUp)
	let tested: TestApp
	beforeAll(async () => {
		tested = await openTestApp(later, { works: false, config: { s3: await place(later) } })
	})

	test('content that an analysis refers to stays, however long ago it was kept', async () => {
		const { files, guestAnalyses, now } = tested.background
		const { hash } = await upload(tested, 'referred to')
		// As if the same file had been kept two days ago, and sent again only now.
		const older = {
			...files,
			list: () => listed([{ hash, keptAtMs: now() - 2 * dayMs, made: [] }]),
		}
		await removeUploads({ orm: tested.background.database.orm, files: older }).removeOrphans(
			retentionTime(now()),
		)
		expect(await isKept(files, hash)).toBe(true)
		expect(
			await guestAnalyses.session((await upload(tested, 'referred to')).id, null),
		).not.toBeNull()
	})

	test('a file that is sent again while its last analysis is removed is there in the end', async () => {
		const { files, guestAnalyses } = tested.background
		let last = await upload(tested, 'again and again')
		for (let round = 0; round < 8; round += 1) {
			const [next] = await Promise.all([
				upload(tested, 'again and again'),
				guestAnalyses.remove(last.id, null),
				guestAnalyses.removeOrphan(last.hash),
			])
			expect(await isKept(files, next.hash)).toBe(true)
			last = next
		}
		await guestAnalyses.remove(last.id, null)
		expect(await isKept(files, last.hash)).toBe(false)
	})

	test('what has expired is deleted without looking through the store', async () => {
		const { files, now, database } = tested.background
		const { hash } = await upload(tested, 'expired')
		const unlisted = { ...files, list: () => expect.unreachable('Nothing is listed.') }
		const { removeExpired } = removeUploads({ orm: database.orm, files: unlisted })
		await removeExpired(retentionTime(now() + 2 * dayMs))
		expect(await isKept(files, hash)).toBe(false)
	})

	test('many files are compared with the database at once, and only those that nothing needs go', async () => {
		const { files, now, database } = tested.background
		const needed = await upload(tested, 'needed')
		const keptAtMs = now() - 2 * dayMs
		const all = Array.from({ length: 1200 }, (_, index) => ({
			hash: index === 700 ? needed.hash : index.toString(16).padStart(64, '0'),
			keptAtMs,
			made: [],
		}))
		const removed: string[] = []
		const many = {
			...files,
			list: () => listed(all),
			remove: async (hash: string) => void removed.push(hash),
		}
		const { removeOrphans } = removeUploads({ orm: database.orm, files: many })
		await removeOrphans(retentionTime(now()))
		expect(removed).toHaveLength(1199)
		expect(removed).not.toContain(needed.hash)
	})

	test('content that nothing refers to goes after its time, and no sooner', async () => {
		const { files, guestAnalyses, now } = tested.background
		const file = await files.receive(Readable.from([Buffer.from('orphan')]), 100)
		await file.send()
		await file.keep()
		await file.discard()
		await guestAnalyses.removeOrphans(retentionTime(now()))
		expect(await isKept(files, file.hash)).toBe(true)
		tested.clock.aheadMs = 2 * dayMs
		await guestAnalyses.removeOrphans(retentionTime(now()))
		expect(await isKept(files, file.hash)).toBe(false)
	})
})

async function* listed<T>(values: T[]): AsyncGenerator<T> {
	yield* values
}
