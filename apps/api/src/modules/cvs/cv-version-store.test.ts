import { randomUUID } from 'node:crypto'
import { defaultDesign, emptyCv } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cvVersion } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { dayMs, minuteMs, openTestCvs, type TestCvs, written } from '#test/open-test-cvs.ts'
import { retentionTime } from '#test/retention-time.ts'

let on: TestCvs
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	on = await openTestCvs(later)
})
beforeEach(() => on.startAnew())

const design = defaultDesign()

describe('versions', () => {
	test('typing leaves a version of what was there every ten minutes', async () => {
		const { id } = await on.newCv('At first')
		let revision = 1
		for (let minute = 1; minute <= 25; minute += 1) {
			on.clock.at += minuteMs
			revision = (await on.save(id, revision, `Minute ${minute}`))?.revision ?? 0
		}
		const versions = await on.versionsOf(id)
		expect(versions.map(({ reason, revision }) => [reason, revision])).toEqual([
			['autosave', 19],
			['autosave', 10],
		])
		const oldest = await on.cvs.version({
			ownerId: on.ownerId(),
			cvId: id,
			versionId: versions[1]?.id ?? '',
		})
		expect(oldest?.document.professionalSummary).toBe('Minute 9')
	})

	test('what an assistant changed is a version, and so is what it changed', async () => {
		const { id } = await on.newCv('Before')
		const wish = { reason: 'ai', label: 'Stronger verbs' } as const
		const key = { ...on.key(id), revision: 1 }
		await on.cvs.save(key, { document: written('After') }, wish)
		expect(await on.versionsOf(id)).toMatchObject([
			{ number: 2, reason: 'ai', label: 'Stronger verbs', revision: 2 },
			{ number: 1, reason: 'autosave', label: '', revision: 1 },
		])
	})

	test('a revision is one version: keeping it again gives it the name and the better reason', async () => {
		const { id: cvId } = await on.newCv()
		const key = on.key(cvId)
		await on.cvs.makeVersion(key, { reason: 'export', label: '' })
		await on.cvs.makeVersion(key, { reason: 'manual', label: 'Sent to Harbour' })
		await on.cvs.makeVersion(key, { reason: 'export', label: '' })
		expect(await on.versionsOf(cvId)).toMatchObject([
			{ number: 1, reason: 'manual', label: 'Sent to Harbour' },
		])
	})

	test('a version that an assistant made keeps its reason when it gets a name', async () => {
		const { id: cvId } = await on.newCv()
		const key = on.key(cvId)
		await on.cvs.makeVersion(key, { reason: 'ai', label: '' })
		await on.cvs.makeVersion(key, { reason: 'manual', label: 'The better one' })
		expect(await on.versionsOf(cvId)).toMatchObject([{ reason: 'ai', label: 'The better one' }])
	})

	test('what was downloaded is the version, also when the CV went on while the file was made', async () => {
		const { id: cvId } = await on.newCv('Downloaded')
		const key = on.key(cvId)
		const seen = await on.cvs.get(key)
		await on.save(cvId, 1, 'Went on')
		await on.cvs.makeVersion(key, { reason: 'export', label: '' }, seen ?? undefined)
		const [made] = await on.versionsOf(cvId)
		expect(made).toMatchObject({ reason: 'export', revision: 1 })
		const kept = await on.cvs.version({ ...key, versionId: made?.id ?? '' })
		expect(kept?.document.professionalSummary).toBe('Downloaded')
	})

	test('restoring keeps what was there, and both can be had back', async () => {
		const { id: cvId } = await on.newCv('Old')
		const key = on.key(cvId)
		const old = await on.cvs.makeVersion(key, { reason: 'manual', label: 'Old' })
		await on.save(cvId, 1, 'New')
		const versionId = old?.id ?? ''
		expect(await on.cvs.restoreVersion({ ...key, versionId, revision: 1 })).toBeNull()
		expect(await on.cvs.restoreVersion({ ...key, versionId, revision: 2 })).toMatchObject({
			revision: 3,
		})
		expect((await on.cvs.get(key))?.document.professionalSummary).toBe('Old')
		const versions = await on.versionsOf(cvId)
		expect(versions.map(({ reason }) => reason)).toEqual(['restore', 'autosave', 'manual'])
		const kept = await on.cvs.version({ ...key, versionId: versions[1]?.id ?? '' })
		expect(kept?.document.professionalSummary).toBe('New')
	})

	test('pages of versions follow one another without a gap', async () => {
		const { id: cvId } = await on.newCv()
		for (let revision = 1; revision <= 5; revision += 1) {
			await on.cvs.makeVersion(on.key(cvId), { reason: 'manual', label: '' })
			await on.save(cvId, revision, `${revision}`)
		}
		const numbers: number[] = []
		let cursor: string | undefined
		do {
			const page = await on.cvs.versions(on.key(cvId), { limit: 2, cursor })
			numbers.push(...(page?.versions ?? []).map(({ number }) => number))
			cursor = page?.nextCursor ?? undefined
		} while (cursor !== undefined)
		expect(numbers).toEqual([5, 4, 3, 2, 1])
	})

	test('autosaves are thinned with age, and what has a name or another reason stays', async () => {
		const { id: cvId } = await on.newCv()
		const start = on.clock.at
		const rows = Array.from({ length: 500 }, (_, index) => ({
			id: randomUUID(),
			cvId,
			number: index + 1,
			revision: index + 1000,
			title: 'x',
			document: emptyCv(),
			design,
			reason: 'autosave' as const,
			label: index === 7 ? 'Named' : '',
			createdAt: new Date(start - (500 - index) * 4 * 3_600_000),
		}))
		await on.orm.insert(cvVersion).values(rows)
		await on.cvs.removeExpired(retentionTime(on.clock.at))
		const left = await on.orm.select().from(cvVersion).where(eq(cvVersion.cvId, cvId))
		const age = ({ createdAt }: { createdAt: Date }) => (start - createdAt.getTime()) / dayMs
		const between = (from: number, to: number) =>
			left.filter((row) => age(row) > from && age(row) <= to).length
		expect(between(0, 7)).toBe(42)
		expect(between(8, 30)).toBe(22)
		expect(between(40, 75)).toBeLessThan(8)
		expect(left.some(({ label }) => label === 'Named')).toBe(true)
		await on.cvs.removeExpired(retentionTime(on.clock.at))
		expect(await on.orm.$count(cvVersion, eq(cvVersion.cvId, cvId))).toBe(left.length)
	})

	test('a CV is thinned when something of it comes of age, and left alone otherwise', async () => {
		const { id: cvId } = await on.newCv()
		const row = { cvId, title: 'x', document: emptyCv(), design, reason: 'autosave' as const }
		const hour = new Date(Math.floor(on.clock.at / 3_600_000) * 3_600_000 - 5 * dayMs)
		const rows = [1, 2, 3].map((number) => ({
			...row,
			id: randomUUID(),
			number,
			revision: number + 1000,
			createdAt: new Date(hour.getTime() + number * minuteMs),
		}))
		await on.orm.insert(cvVersion).values(rows)
		const countAfter = async (days: number) => {
			await on.cvs.removeExpired(retentionTime(on.clock.at + days * dayMs))
			return on.orm.$count(cvVersion, eq(cvVersion.cvId, cvId))
		}
		expect(await countAfter(0)).toBe(3)
		expect(await countAfter(2.5)).toBe(1)
	})
})
