import { defaultDesign, emptyCv, setField } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cv, cvVersion } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { dayMs, openTestCvs, type TestCvs } from '#test/open-test-cvs.ts'
import { retentionTime } from '#test/retention-time.ts'

let on: TestCvs
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	on = await openTestCvs(later)
})
beforeEach(() => on.startAnew())

const design = defaultDesign()
const listAll = { limit: 100, search: '', sort: 'updated', from: 'cvs' } as const

describe('the list', () => {
	test.each(['updated', 'created', 'title'] as const)(
		'sorted by %s has every CV once over its pages',
		async (sort) => {
			const titles = ['delta', 'Alpha', 'charlie', 'Bravo', 'bravo']
			for (const title of titles) {
				on.clock.at += 1
				await on.cvs.create(on.ownerId(), { title, document: emptyCv(), design })
			}
			const seen: string[] = []
			let cursor: string | undefined
			do {
				const page = await on.cvs.list(on.ownerId(), { ...listAll, sort, limit: 2, cursor })
				seen.push(...page.cvs.map(({ title }) => title))
				cursor = page.nextCursor ?? undefined
			} while (cursor !== undefined)
			const expected =
				sort === 'title' ? ['Alpha', 'Bravo', 'bravo', 'charlie', 'delta'] : titles.toReversed()
			expect(seen).toEqual(expected)
		},
	)

	test('is searched by title, headline and jobs, with any characters', async () => {
		const document = {
			...setField(emptyCv(), 'personalInfo.headline', 'Pastry 100%_chef'),
			experience: [
				{
					id: 'a',
					jobTitle: 'Baker',
					employer: 'Harbour Hotel',
					location: '',
					startDate: '',
					endDate: '',
					current: false,
					summary: '',
					achievements: [],
				},
			],
		}
		await on.cvs.create(on.ownerId(), { title: 'For Acme', document, design })
		await on.newCv()
		const found = async (search: string) =>
			(await on.cvs.list(on.ownerId(), { ...listAll, search })).cvs.map(({ title }) => title)
		for (const search of ['acme', '100%_', 'HARBOUR', 'baker', 'ac\u0000me']) {
			expect(await found(search)).toEqual(['For Acme'])
		}
		expect(await found('jobTitle')).toEqual([])
		expect(await found('%')).toEqual(['For Acme'])
		expect(await found("'; drop table cv; --")).toEqual([])
	})

	test('what is in the bin is listed there, and gone after 30 days', async () => {
		const { id: cvId } = await on.newCv()
		await on.cvs.makeVersion(on.key(cvId), { reason: 'manual', label: 'x' })
		await on.cvs.moveToBin(on.key(cvId))
		expect((await on.cvs.list(on.ownerId(), listAll)).cvs).toEqual([])
		const { cvs: inBin } = await on.cvs.list(on.ownerId(), { ...listAll, from: 'bin' })
		expect(inBin).toMatchObject([{ id: cvId, deletedAt: new Date(on.clock.at).toISOString() }])
		expect(await on.cvs.get(on.key(cvId))).toBeNull()
		expect(await on.save(cvId, 1, 'Too late')).toBeNull()
		on.clock.at += 30 * dayMs - 1
		await on.cvs.removeExpired(retentionTime(on.clock.at))
		expect(await on.orm.$count(cv, eq(cv.id, cvId))).toBe(1)
		on.clock.at += 1
		await on.cvs.removeExpired(retentionTime(on.clock.at))
		expect(await on.orm.$count(cv, eq(cv.id, cvId))).toBe(0)
		expect(await on.orm.$count(cvVersion, eq(cvVersion.cvId, cvId))).toBe(0)
	})
})
