import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, cv, cvShare, cvShareDay, cvVersion } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestCvs, type TestCvs } from '#test/open-test-cvs.ts'
import { cvPersonalData } from './cv-personal-data.ts'

let on: TestCvs
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	on = await openTestCvs(later)
})
beforeEach(() => on.startAnew())

/** A CV in the bin with a version, which was shared and opened, and a second one beside it. */
async function fill(): Promise<string> {
	const { id: cvId } = await on.newCv('Mine')
	await on.cvs.makeVersion(on.key(cvId), { reason: 'manual', label: 'x' })
	await on.orm.insert(cvShare).values({
		cvId,
		visibility: 'link',
		publicId: randomUUID(),
		hiddenParts: ['phone'],
		passwordHash: 'a hash',
		grantKey: 'a key',
	})
	await on.orm.insert(cvShareDay).values({ cvId, day: '2026-06-01', views: 3 })
	await on.cvs.moveToBin(on.key(cvId))
	on.clock.at += 1
	await on.newCv('Second')
	return cvId
}

test('an export has every CV with its versions, and no secret of the sharing', async () => {
	const cvId = await fill()
	const files = await cvPersonalData(on).files(on.ownerId())
	const [first, version, second] = files.map(({ path }) => path)
	expect([first, version]).toEqual([`cvs/${cvId}/cv.json`, `cvs/${cvId}/versions/1.json`])
	expect(second).toMatch(/^cvs\/.+\/cv\.json$/)
	const read = JSON.stringify(await Promise.all(files.map((file) => file.read())))
	for (const kept of ['Mine', 'Second', '"views":3', '"label":"x"']) expect(read).toContain(kept)
	for (const secret of ['a hash', 'a key']) expect(read).not.toContain(secret)
})

test('removing leaves nothing of it, and nothing of others goes', async () => {
	const others = await on.newCv()
	await on.startAnew()
	const cvId = await fill()
	await cvPersonalData(on).remove(on.ownerId())
	for (const table of [cvVersion, cvShare, cvShareDay]) {
		expect(await on.orm.$count(table, eq(table.cvId, cvId))).toBe(0)
	}
	expect(await on.orm.$count(cv, eq(cv.ownerId, on.ownerId()))).toBe(0)
	expect(await on.orm.$count(cv, eq(cv.id, others.id))).toBe(1)
})

test('CVs go with the account even if nobody removed them before', async () => {
	await fill()
	await on.orm.delete(account).where(eq(account.id, on.ownerId()))
	expect(await on.orm.$count(cv, eq(cv.ownerId, on.ownerId()))).toBe(0)
})
