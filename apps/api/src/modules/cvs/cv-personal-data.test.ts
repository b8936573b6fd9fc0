import { randomUUID } from 'node:crypto'
import type { CvDocument } from '@app/cv'
import { TypesettingError } from '@app/typeset/node'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account, cv, cvShare, cvShareDay, cvVersion } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestCvs, type TestCvs } from '#test/open-test-cvs.ts'
import { cvPersonalData } from './cv-personal-data.ts'

let on: TestCvs
const pdf = new Uint8Array([1])
const personal = (toPdf = async () => pdf) => cvPersonalData({ orm: on.orm, toPdf })
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

test('an export has every CV by its name with its versions, and no secret of the sharing', async () => {
	await fill()
	const files = await personal().files(on.ownerId())
	expect(files.map(({ path }) => path)).toEqual([
		'cvs/My CV/cv.pdf',
		'cvs/My CV/cv.json',
		'cvs/My CV/versions/1.json',
		'cvs/My CV (2)/cv.pdf',
		'cvs/My CV (2)/cv.json',
	])
	const read = JSON.stringify(await Promise.all(files.map((file) => file.read())))
	for (const kept of ['Mine', 'Second', '"views":3', '"label":"x"']) expect(read).toContain(kept)
	for (const secret of ['a hash', 'a key']) expect(read).not.toContain(secret)
})

test('an export has a PDF of each CV as it is now, but none of a CV that can’t be set in type', async () => {
	await fill()
	const toPdf = vi.fn(async ({ professionalSummary }: CvDocument) => {
		if (professionalSummary === 'Second') throw new TypesettingError('render_takes_too_long', '')
		return pdf
	})
	const files = await cvPersonalData({ orm: on.orm, toPdf }).files(on.ownerId())
	expect(toPdf).not.toHaveBeenCalled()
	const pdfs = files.filter(({ path }) => path.endsWith('.pdf'))
	expect(await Promise.all(pdfs.map((file) => file.read()))).toEqual([pdf, null])
})

test('removing leaves nothing of it, and nothing of others goes', async () => {
	const others = await on.newCv()
	await on.startAnew()
	const cvId = await fill()
	await personal().remove(on.ownerId())
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
