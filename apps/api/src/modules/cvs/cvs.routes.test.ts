import { randomUUID } from 'node:crypto'
import * as contract from '@app/contract'
import { type CvDocument, defaultDesign, mergeCvs, setField } from '@app/cv'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account, cv, cvVersion } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { sampleCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'

let api: TestApp
let ada: SignedIn
let bea: SignedIn
const disk = { freeMb: 1000 }
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later, { works: false, freeMb: async () => disk.freeMb })
	ada = await signedIn(api)
	bea = await signedIn(api)
})

const path = '/api/cvs/'
const document = sampleCv()
const design = defaultDesign()
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })

async function create(title = 'My CV'): Promise<contract.Cv> {
	const answer = await ada.call('POST', path, { payload: { title, document, design } })
	expect(answer.statusCode).toBe(200)
	return contract.cvSchema.parse(answer.json())
}

const exported: unknown[] = Object.values(contract)
const endpoints = exported.filter(
	(value): value is contract.Endpoint =>
		typeof value === 'object' && value !== null && 'path' in value && 'method' in value,
)
const ownEndpoints = endpoints
	.filter((endpoint) => endpoint.path.startsWith(path) && !endpoint.path.includes('/public/'))
	.map(({ method, path: url }) => ({ method, url }))

/** Bodies that are right, so that a refusal is for who asks. */
const bodies: Record<string, object> = {
	'POST /api/cvs/': {},
	'PATCH /api/cvs/:cvId/': { title: 'Mine now' },
	'POST /api/cvs/:cvId/duplicate/': {},
	'POST /api/cvs/:cvId/export/': { format: 'txt' },
	'POST /api/cvs/:cvId/versions/': {},
	'PATCH /api/cvs/:cvId/versions/:versionId/': { label: 'Mine now' },
	'PUT /api/cvs/:cvId/share/': {
		visibility: 'public',
		slug: null,
		expiresAt: null,
		hiddenParts: [],
		allowsDownload: true,
	},
}

describe.each(ownEndpoints)('$method $url', ({ method, url }) => {
	const payload = bodies[`${method} ${url}`]
	const fill = (cvId: string, versionId: string) =>
		url.replace(':cvId', cvId).replace(':versionId', versionId)

	test('needs a session', async () => {
		const answer = await api.app.inject({
			method,
			url: fill(randomUUID(), randomUUID()),
			...(payload && { payload }),
		})
		expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
	})

	test.runIf(url.includes(':cvId'))('is for the owner only', async () => {
		const { id } = await create()
		const made = await ada.call('POST', `${path}${id}/versions/`, { payload: {} })
		if (url.includes('/bin/')) await ada.call('DELETE', `${path}${id}/`)
		const wish = { headers: ifMatch(1), ...(payload && { payload }) }
		const refused = await bea.call(method, fill(id, made.json().id), wish)
		expect(refused.statusCode).toBe(404)
		expect(refused.json().code).toMatch(/^cv_(version_)?not_found$/)
		const allowed = await ada.call(method, fill(id, made.json().id), wish)
		expect(allowed.statusCode).toBeLessThan(300)
	})
})

describe('saving', () => {
	test('a change carries the revision that it was made from, and answers the next', async () => {
		const { id } = await create()
		const changed = setField(document, 'personalInfo.city', 'York')
		const answer = await ada.call('PATCH', `${path}${id}/`, {
			headers: ifMatch(1),
			payload: { document: changed },
		})
		expect(answer.headers.etag).toBe('"2"')
		expect(answer.json()).toEqual({ id, revision: 2, updatedAt: expect.any(String) })
		const found = await ada.call('GET', `${path}${id}/`)
		expect(found.headers).toMatchObject({ etag: '"2"', 'cache-control': 'no-store' })
		expect(found.json().document).toEqual(changed)
	})

	test('a stale change is answered with the CV as it is now, so that both can be merged', async () => {
		const { id } = await create()
		const save = (changed: CvDocument, revision: number) =>
			ada.call('PATCH', `${path}${id}/`, {
				headers: ifMatch(revision),
				payload: { document: changed },
			})
		const phone = setField(document, 'personalInfo.city', 'York')
		const laptop = setField(document, 'professionalSummary', 'Written on the laptop.')
		await save(phone, 1)
		const stale = await save(laptop, 1)
		expect(stale.statusCode).toBe(412)
		const { code, current } = contract.cvConflictSchema.parse(stale.json())
		expect([code, current.revision]).toEqual(['cv_changed_elsewhere', 2])
		const { merged, collisions } = mergeCvs(document, laptop, current.document)
		expect(collisions).toEqual([])
		expect((await save(merged, current.revision)).json().revision).toBe(3)
		const { document: kept } = (await ada.call('GET', `${path}${id}/`)).json()
		expect(kept.personalInfo.city).toBe('York')
		expect(kept.professionalSummary).toBe('Written on the laptop.')
	})

	test('a session that is over saves nothing, and hears of that whatever it asks for', async () => {
		const cy = await signedIn(api)
		const { id } = (await cy.call('POST', path, { payload: { title: 'Mine', document } })).json()
		const save = (payload: object, revision = 1) =>
			cy.call('PATCH', `${path}${id}/`, { headers: ifMatch(revision), payload })
		const { orm } = api.background.database
		const ways = () =>
			Promise.all([
				save({ title: 'Theirs' }),
				save({ title: 'Theirs' }, 7),
				save({ title: 'Theirs', reason: 'manual', label: 'Kept' }),
				save({ title: 5 }),
			])
		await api.background.sessions.endOthers(cy.id, randomUUID())
		for (const answer of await ways()) {
			expect([answer.statusCode, answer.json().code]).toEqual([401, 'signed_out'])
		}
		await orm.update(account).set({ status: 'blocked' }).where(eq(account.id, cy.id))
		for (const answer of await ways()) {
			expect([answer.statusCode, answer.json().code]).toEqual([403, 'account_not_active'])
		}
		expect(await orm.query.cv.findFirst({ where: eq(cv.id, id) })).toMatchObject({
			title: 'Mine',
			revision: 1,
		})
		expect(await orm.$count(cvVersion, eq(cvVersion.cvId, id))).toBe(0)
	})

	test('whoever has the newest revision is told so without the CV, but only the owner', async () => {
		const { id } = await create()
		const look = (revision: number) => ({ headers: { 'if-none-match': `"${revision}"` } })
		const same = await ada.call('GET', `${path}${id}/`, look(1))
		expect([same.statusCode, same.body]).toEqual([304, ''])
		const writer = randomUUID()
		await ada.call('PATCH', `${path}${id}/`, {
			headers: ifMatch(1),
			payload: { title: 'Changed', writer },
		})
		const changed = await ada.call('GET', `${path}${id}/`, look(1))
		expect([changed.statusCode, changed.json().savedBy]).toEqual([200, { [writer]: 2 }])
		expect((await bea.call('GET', `${path}${id}/`, look(2))).statusCode).toBe(404)
	})

	test('a change that does not say where it comes from is refused', async () => {
		const { id } = await create()
		for (const headers of [{}, { 'if-match': '*' }, { 'if-match': '"x"' }]) {
			const answer = await ada.call('PATCH', `${path}${id}/`, { headers, payload: { title: 'x' } })
			expect([answer.statusCode, answer.json().code]).toEqual([428, 'cv_revision_missing'])
		}
	})

	test.each([
		{ what: 'no title', payload: { title: '  ' }, field: 'title' },
		{ what: 'a wrong colour', payload: { design: { accent: 'red' } }, field: 'design.accent' },
		{
			what: 'a date in words',
			payload: { document: { experience: [{ id: 'a', startDate: 'May' }] } },
			field: 'document.experience.0.startDate',
		},
		{
			what: 'a document of a newer version',
			payload: { document: { schemaVersion: 99 } },
			field: 'document.schemaVersion',
		},
		{ what: 'an id that is none', payload: { id: 'mine' }, field: 'id' },
	])('$what is refused with the field', async ({ payload, field }) => {
		const answer = await ada.call('POST', path, { payload })
		expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request'])
		expect(Object.keys(answer.json().fields)).toEqual([field])
	})

	test('a document of an earlier version is taken and brought up to date', async () => {
		const document = { schemaVersion: 1, professionalSummary: 'From before' }
		const made = await ada.call('POST', path, { payload: { document } })
		expect(made.json().document).toMatchObject({ professionalSummary: 'From before', facts: [] })
		expect(made.json().document.schemaVersion).toBeGreaterThan(1)
	})

	test('a CV that is far too large is refused', async () => {
		const item = { jobTitle: 'x', achievements: Array(100).fill('y'.repeat(5000)) }
		const experience = ['a', 'b', 'c'].map((id) => ({ ...item, id }))
		const answer = await ada.call('POST', path, { payload: { document: { experience } } })
		expect([answer.statusCode, answer.json().code]).toEqual([413, 'cv_too_large'])
	})

	test('a CV of more than 800 lines is refused', async () => {
		const achievements = Array(99).fill('Served customers')
		const jobs = (amount: number) =>
			Array.from({ length: amount }, (_, i) => ({ id: `job-${i}`, jobTitle: 'x', achievements }))
		const send = (experience: object[]) =>
			ada.call('POST', path, { payload: { document: { experience } } })
		expect((await send(jobs(8))).statusCode).toBe(200)
		const refused = await send(jobs(9))
		expect([refused.statusCode, refused.json().code]).toEqual([413, 'cv_too_large'])
		expect(refused.json().detail).toContain('800 lines')
	})

	test('nothing is written while the disk is nearly full, and everything can be read and taken along', async () => {
		const { id } = await create()
		const { database } = api.background
		const change = () =>
			ada.call('PATCH', `${path}${id}/`, { headers: ifMatch(1), payload: { title: 'x' } })
		disk.freeMb = 199
		api.clock.aheadMs += 3000
		// A PostgreSQL server has a separate disk.
		const isRefused = database.engine === 'embedded'
		const answer = await change()
		expect(answer.statusCode).toBe(isRefused ? 507 : 200)
		const exported = await ada.call('POST', `${path}${id}/export/`, { payload: { format: 'txt' } })
		expect(exported.statusCode).toBe(200)
		const found = (await ada.call('GET', `${path}${id}/`)).json()
		expect(found).toMatchObject({ revision: isRefused ? 1 : 2 })
		const { versions } = (await ada.call('GET', `${path}${id}/versions/`)).json()
		expect(versions).toHaveLength(isRefused ? 0 : 1)
		disk.freeMb = 1000
		api.clock.aheadMs += 3000
		expect((await change()).statusCode).toBe(isRefused ? 200 : 412)
	})
})

test('a CV that was made without network is made once, and deleted ones can be taken back', async () => {
	const payload = { id: randomUUID(), title: 'Made offline' }
	const first = await ada.call('POST', path, { payload })
	const again = await ada.call('POST', path, { payload })
	expect([first.statusCode, again.json()]).toEqual([200, first.json()])
	expect((await bea.call('POST', path, { payload })).json().code).toBe('cv_id_taken')
	expect((await ada.call('DELETE', `${path}${payload.id}/`)).statusCode).toBe(204)
	const inBin = await ada.call('GET', `${path}?from=bin&search=offline`)
	expect(inBin.json().cvs).toMatchObject([{ title: 'Made offline', revision: 1 }])
	const back = await ada.call('POST', `${path}bin/${payload.id}/restore/`)
	expect(back.json()).toMatchObject({ id: payload.id, title: 'Made offline' })
})

test('the list is searched, sorted and paged, and wrong wishes are refused', async () => {
	for (const title of ['Zebra keeper', 'Zebra nurse']) await create(title)
	const list = async (query: string) => (await ada.call('GET', `${path}?${query}`)).json()
	const first = await list('search=zebra&sort=title&limit=1')
	expect(first.cvs).toMatchObject([{ title: 'Zebra keeper', templateId: design.templateId }])
	expect(first.cvs[0]).not.toHaveProperty('document')
	const next = await list(`search=zebra&sort=title&limit=1&cursor=${first.nextCursor}`)
	expect(next).toMatchObject({ cvs: [{ title: 'Zebra nurse' }], nextCursor: null })
	for (const query of ['sort=size', 'limit=0', 'limit=101', 'cursor=nonsense', 'from=attic']) {
		expect((await list(query)).code).toBe('bad_request')
	}
	const forged = Buffer.from(JSON.stringify(['soon', randomUUID()])).toString('base64url')
	expect((await list(`cursor=${forged}`)).code).toBe('bad_request')
})

test('a download is the kept CV, and is kept as a version', async () => {
	const { id } = await create()
	const file = await ada.call('POST', `${path}${id}/export/`, { payload: { format: 'pdf' } })
	expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
	expect(file.headers['content-disposition']).toContain('attachment; filename=')
	const { versions } = (await ada.call('GET', `${path}${id}/versions/`)).json()
	expect(versions).toMatchObject([{ reason: 'export', number: 1 }])
	const wrong = await ada.call('POST', `${path}${id}/export/`, { payload: { format: 'exe' } })
	expect(wrong.json().code).toBe('bad_request')
})

test('a thumbnail is the first typeset page', async () => {
	const { id } = await create()
	const { pages } = (await ada.call('GET', `${path}${id}/preview/?pages=1`)).json()
	expect(pages).toHaveLength(1)
	expect(pages[0].svg).toContain('<svg')
})

test('a version is named, read and restored, and a stale restore changes nothing', async () => {
	const { id } = await create()
	const made = (await ada.call('POST', `${path}${id}/versions/`, { payload: {} })).json()
	const url = `${path}${id}/versions/${made.id}/`
	const named = await ada.call('PATCH', url, { payload: { label: 'Sent to Harbour' } })
	expect(named.json()).toMatchObject({ label: 'Sent to Harbour', number: 1, reason: 'manual' })
	const emptied = { document: {}, reason: 'ai', label: 'Emptied' }
	await ada.call('PATCH', `${path}${id}/`, { headers: ifMatch(1), payload: emptied })
	expect((await ada.call('GET', url)).json().document).toEqual(document)
	const stale = await ada.call('POST', `${url}restore/`, { headers: ifMatch(1) })
	expect([stale.statusCode, stale.json().current.revision]).toEqual([412, 2])
	const restored = await ada.call('POST', `${url}restore/`, { headers: ifMatch(2) })
	expect(restored.json()).toMatchObject({ revision: 3, document })
	const missing = await ada.call('GET', `${path}${id}/versions/${randomUUID()}/`)
	expect(missing.json().code).toBe('cv_version_not_found')
})
