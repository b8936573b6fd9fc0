import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cv } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, untilOver } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { pdfOf, plainTextCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'

const { later, cleanUp } = cleanUps()
let tested: TestApp

beforeAll(async () => {
	tested = await openTestApp(later)
})
afterAll(cleanUp)

async function kept(owner: SignedIn, file: Parameters<typeof begin>[1]): Promise<string> {
	const { session_id } = await begin(tested.app, file)
	await untilOver(tested.app, session_id)
	await tested.background.guestClaims.claim(session_id, owner.id)
	return session_id
}

const text = (name: string) => ({ bytes: plainTextCv, name })

async function ask(path: string, by?: SignedIn, method: 'GET' | 'DELETE' = 'GET') {
	return tested.app.inject({ method, url: `/api/analyses/${path}`, headers: by?.headers ?? {} })
}

test('an account lists its analyses, the newest first, page by page, and nobody else’s', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const ids: string[] = []
	for (const name of ['a.txt', 'b.txt', 'c.txt']) ids.push(await kept(ada, text(name)))
	await kept(eve, text('eve.txt'))
	const first = (await ask('?limit=2', ada)).json()
	expect(first.analyses).toMatchObject([
		{ id: ids[2], fileName: 'c.txt', score: expect.any(Number) },
		{ id: ids[1], fileName: 'b.txt' },
	])
	const second = (await ask(`?limit=2&cursor=${first.nextCursor}`, ada)).json()
	expect(second).toMatchObject({ analyses: [{ id: ids[0] }], nextCursor: null })
	expect((await ask('?limit=0', ada)).statusCode).toBe(400)
})

test('an analysis is for its owner: others are told that it is not there, guests that they are not signed in', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const id = await kept(ada, text('a.txt'))
	const answer = await ask(`${id}/`, ada)
	expect(answer.json()).toMatchObject({
		id,
		fileName: 'a.txt',
		report: { score: expect.any(Number) },
	})
	expect(answer.headers['cache-control']).toBe('no-store')
	expect([(await ask(`${id}/`, eve)).statusCode, (await ask(`${id}/`)).statusCode]).toEqual([
		404, 401,
	])
	expect((await ask('')).statusCode).toBe(401)
})

test('the pictures of its pages have addresses that are signed, and no others', async () => {
	const ada = await signedIn(tested)
	const bytes = await pdfOf(tested.background.engines.typesetter)
	const id = await kept(ada, { bytes, name: 'ada.pdf' })
	const { pages } = (await ask(`${id}/`, ada)).json()
	const picture = await tested.app.inject(pages[0].imageUrl)
	expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
	const [path, question] = pages[0].imageUrl.split('?')
	expect((await tested.app.inject(path)).statusCode).toBe(400)
	expect((await tested.app.inject(`${path}?until=9999999&signature=x`)).statusCode).toBe(404)
	expect((await tested.app.inject(`/api/analyses/${id}/pages/2/?${question}`)).statusCode).toBe(404)
	tested.clock.aheadMs += 14 * 3_600_000
	expect((await tested.app.inject(pages[0].imageUrl)).statusCode).toBe(404)
})

test('its owner deletes an analysis with its file, and nobody else does', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const id = await kept(ada, { bytes: `${plainTextCv}\nOnly once`, name: 'once.txt' })
	const { fileHash } = (await tested.background.guestAnalyses.results(id, ada.id)) ?? {}
	expect((await ask(`${id}/`, eve, 'DELETE')).statusCode).toBe(404)
	expect(await tested.background.files.read(fileHash ?? '')).not.toBeNull()
	expect((await ask(`${id}/`, ada, 'DELETE')).statusCode).toBe(204)
	expect(await tested.background.files.read(fileHash ?? '')).toBeNull()
	expect((await ask(`${id}/`, ada, 'DELETE')).statusCode).toBe(404)
})

test('an analysis outlives the CV that was made of it, and no longer names it', async () => {
	const ada = await signedIn(tested)
	const id = await kept(ada, text('a.txt'))
	expect((await ask(`${id}/`, ada)).json()).toMatchObject({ id, cvId: expect.any(String) })
	await tested.background.database.orm.delete(cv).where(eq(cv.ownerId, ada.id))
	expect((await ask(`${id}/`, ada)).json()).toMatchObject({ id, cvId: null })
})
