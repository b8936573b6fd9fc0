import { randomUUID } from 'node:crypto'
import { planLimits } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, cv } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { insertAccount } from '#test/insert-account.ts'
import { autosave, openTestCvs, type TestCvs, written } from '#test/open-test-cvs.ts'
import { keepCv } from './create-cvs.ts'

let on: TestCvs
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	on = await openTestCvs(later)
})
beforeEach(() => on.startAnew())

const design = defaultDesign()
const listAll = { limit: 100, search: '', sort: 'updated', from: 'cvs' } as const

describe('saving', () => {
	test('each save raises the revision by one and changes only what it names', async () => {
		const { id, revision } = await on.newCv()
		expect(revision).toBe(1)
		expect(await on.save(id, 1, 'Second')).toMatchObject({ id, revision: 2 })
		await on.cvs.save({ ...on.key(id), revision: 2 }, { title: 'Renamed' }, autosave)
		const found = await on.cvs.get(on.key(id))
		expect(found).toMatchObject({ title: 'Renamed', revision: 3, design })
		expect(found?.document.professionalSummary).toBe('Second')
	})

	test('a save from an older revision does nothing', async () => {
		const { id } = await on.newCv()
		await on.save(id, 1, 'Second')
		expect(await on.save(id, 1, 'Stale')).toBeNull()
		expect((await on.cvs.get(on.key(id)))?.document.professionalSummary).toBe('Second')
	})

	test('of twenty saves from one revision at the same time, exactly one is taken', async () => {
		const { id } = await on.newCv()
		const saves = await Promise.all(
			Array.from({ length: 20 }, (_, index) => on.save(id, 1, `Save ${index}`)),
		)
		const taken = saves.flatMap((saved, index) => (saved === null ? [] : [index]))
		expect(taken).toHaveLength(1)
		const found = await on.cvs.get(on.key(id))
		expect(found).toMatchObject({ revision: 2 })
		expect(found?.document.professionalSummary).toBe(`Save ${taken[0]}`)
	})

	test('a CV remembers which place saved it last and when, and the last fifty places', async () => {
		const { id } = await on.newCv()
		const [first = '', ...others] = Array.from({ length: 51 }, () => randomUUID())
		let revision = 1
		const saveFrom = async (writer: string) => {
			const changes = { title: `Save ${revision}`, writer }
			revision = (await on.cvs.save({ ...on.key(id), revision }, changes, autosave))?.revision ?? 0
			return (await on.cvs.get(on.key(id)))?.savedBy ?? {}
		}
		expect(await saveFrom(first)).toEqual({ [first]: 2 })
		expect(await saveFrom(first)).toEqual({ [first]: 3 })
		expect(await on.save(id, 2, 'Stale')).toBeNull()
		for (const writer of others.slice(1)) await saveFrom(writer)
		const last = others[0] ?? ''
		const savedBy = await saveFrom(last)
		expect(Object.keys(savedBy)).toHaveLength(50)
		expect(savedBy).not.toHaveProperty(first)
		expect(savedBy[last]).toBe(revision)
		expect((await on.save(id, revision, 'By nobody that has a name'))?.revision).toBe(revision + 1)
		expect((await on.cvs.get(on.key(id)))?.savedBy).toEqual(savedBy)
	})

	test('nobody else can read, save, copy, version, delete or restore a CV', async () => {
		const { id: cvId } = await on.newCv()
		const [version] = [await on.cvs.makeVersion(on.key(cvId), { reason: 'manual', label: 'x' })]
		const versionId = version?.id ?? ''
		const theirs = { ownerId: await insertAccount(on.orm), cvId }
		expect(await on.cvs.get(theirs)).toBeNull()
		expect(
			await on.cvs.save({ ...theirs, revision: 1 }, { title: 'Mine now' }, autosave),
		).toBeNull()
		const asVersion = { reason: 'ai', label: '' } as const
		expect(await on.cvs.save({ ...theirs, revision: 1 }, { title: 'Mine' }, asVersion)).toBeNull()
		expect(await on.cvs.duplicate(theirs, {})).toBeNull()
		expect(await on.cvs.versions(theirs, { limit: 10 })).toBeNull()
		expect(await on.cvs.version({ ...theirs, versionId })).toBeNull()
		expect(await on.cvs.makeVersion(theirs, { reason: 'manual', label: '' })).toBeNull()
		expect(await on.cvs.nameVersion({ ...theirs, versionId }, 'Mine now')).toBeNull()
		expect(await on.cvs.restoreVersion({ ...theirs, versionId, revision: 1 })).toBeUndefined()
		expect(await on.cvs.moveToBin(theirs)).toBe(false)
		await on.cvs.moveToBin(on.key(cvId))
		expect(await on.cvs.takeFromBin(theirs)).toBe(false)
		expect(await on.cvs.deleteForGood(theirs)).toBe(false)
		await on.cvs.emptyBin(theirs.ownerId)
		expect(await on.cvs.takeFromBin(on.key(cvId))).toBe(true)
	})

	test('characters that the database refuses are left out, and the rest is kept', async () => {
		const { id } = await on.newCv()
		await on.save(id, 1, 'Zoë\u0000 \ud800北京 🙂')
		const found = await on.cvs.get(on.key(id))
		expect(found?.document.professionalSummary).toBe('Zoë \ufffd北京 🙂')
	})

	test('a document of a newer Ella is refused and stays as it is', async () => {
		const { id } = await on.newCv()
		const newer = { schemaVersion: 99, brandNew: ['kept'] }
		await on.orm.update(cv).set({ document: newer }).where(eq(cv.id, id))
		await expect(on.cvs.get(on.key(id))).rejects.toMatchObject({
			code: 'cv_too_new',
		})
		expect(await on.save(id, 1, 'Older')).toBeNull()
		const manual = { reason: 'manual', label: '' } as const
		await on.cvs.save({ ...on.key(id), revision: 1 }, { title: 'Renamed' }, manual)
		const [row] = await on.orm.select().from(cv).where(eq(cv.id, id))
		expect(row).toMatchObject({ title: 'Renamed', document: newer })
		const [version] = await on.versionsOf(id)
		const key = { ...on.key(id), revision: 2, versionId: version?.id ?? '' }
		await expect(on.cvs.restoreVersion(key)).rejects.toMatchObject({ code: 'cv_too_new' })
	})
})

describe('creating', () => {
	test('with the id of a client it happens once, however often it is asked for', async () => {
		const wish = { id: randomUUID(), title: 'Offline', document: written('Offline'), design }
		const made = await Promise.all([1, 2, 3].map(() => on.cvs.create(on.ownerId(), wish)))
		expect(new Set(made.map(({ id }) => id))).toEqual(new Set([wish.id]))
		await on.save(wish.id, 1, 'Edited since')
		expect((await on.cvs.create(on.ownerId(), wish)).revision).toBe(2)
		expect((await on.cvs.list(on.ownerId(), listAll)).cvs).toHaveLength(1)
	})

	test('the id of somebody else’s CV is taken', async () => {
		const { id } = await on.newCv()
		const other = await insertAccount(on.orm)
		const wish = { id, title: 'Mine', document: emptyCv(), design }
		await expect(on.cvs.create(other, wish)).rejects.toMatchObject({ code: 'cv_id_taken' })
	})

	test('the id of a CV in the bin is taken, so that whoever sends it again keeps what they have', async () => {
		const { id } = await on.newCv()
		await on.cvs.moveToBin(on.key(id))
		const wish = { id, title: 'Mine', document: emptyCv(), design }
		await expect(on.cvs.create(on.ownerId(), wish)).rejects.toMatchObject({ code: 'cv_id_taken' })
	})

	test('an account has a limit, the bin counts, and an upload that is claimed is kept all the same', async () => {
		const rows = Array.from({ length: planLimits.cvs.free - 1 }, () => ({
			id: randomUUID(),
			ownerId: on.ownerId(),
			title: 'x',
			document: emptyCv(),
			design,
			createdAt: new Date(on.clock.at),
			updatedAt: new Date(on.clock.at),
		}))
		await on.orm.insert(cv).values(rows)
		const last = await on.newCv()
		await expect(on.newCv()).rejects.toMatchObject({ code: 'too_many_cvs' })
		await on.cvs.moveToBin(on.key(last.id))
		await expect(on.newCv()).rejects.toMatchObject({ code: 'too_many_cvs' })
		const wish = { title: '', document: written('Upload') }
		const kept = await on.orm.transaction((tx) =>
			keepCv({ tx, now: () => on.clock.at }, on.ownerId(), wish),
		)
		expect(await on.cvs.get(on.key(kept))).toMatchObject({ title: 'My CV' })
		expect(await on.versionsOf(kept)).toMatchObject([{ reason: 'import', number: 1, revision: 1 }])
		await on.orm.update(account).set({ plan: 'premium' }).where(eq(account.id, on.ownerId()))
		expect((await on.newCv()).revision).toBe(1)
	})

	test('a copy has the same content, its own id and no versions', async () => {
		const original = await on.newCv('Copied')
		const copy = await on.cvs.duplicate(on.key(original.id), {})
		expect(copy).toMatchObject({ title: 'My CV (copy)', document: original.document, revision: 1 })
		expect(copy?.id).not.toBe(original.id)
		expect(await on.versionsOf(copy?.id ?? '')).toEqual([])
	})
})
