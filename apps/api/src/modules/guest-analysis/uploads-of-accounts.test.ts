import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, guestPath, untilOver, upload } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'
import { pdfOf, plainTextCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { analysisPersonalData } from './analysis-personal-data.ts'

const { later, cleanUp } = cleanUps()
let tested: TestApp

beforeAll(async () => {
	tested = await openTestApp(later, { config: { uploadsPerMinute: 1000 } })
})
afterAll(cleanUp)

const dayMs = 24 * 3_600_000
type Sent = Parameters<typeof begin>[1]

const text = (by?: SignedIn): Sent => ({ bytes: plainTextCv, name: 'Ada.txt', ...(by && { by }) })

const ask = (path: string, by?: SignedIn, method: 'GET' | 'DELETE' = 'GET') =>
	tested.app.inject({ method, url: path, headers: by?.headers ?? {} })

const claim = (session_id: string, by: SignedIn) =>
	by.call('POST', `${guestPath}/claim/`, { payload: { session_id } })

/** Uploads a file for a signed-in person, waits for its analysis, and returns the analysis's id. */
async function analysed(by: SignedIn, file: Sent = text(by)): Promise<string> {
	const { session_id } = await begin(tested.app, file)
	await untilOver(tested.app, session_id, by)
	return session_id
}

test('an upload with a bearer belongs to its account from the first answer on', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const session = await begin(tested.app, text(ada))
	expect(session.is_kept).toBe(true)
	const { session_id: id } = session
	for (const kind of ['status', 'results']) {
		expect((await ask(`${guestPath}/${kind}/${id}/`)).statusCode).toBe(404)
		expect((await ask(`${guestPath}/${kind}/${id}/`, eve)).statusCode).toBe(404)
	}
	await untilOver(tested.app, id, ada)
	for (const kind of ['status', 'results']) {
		const theirs = await ask(`${guestPath}/${kind}/${id}/`, ada)
		expect([theirs.statusCode, theirs.json().is_kept]).toEqual([200, true])
		expect((await ask(`${guestPath}/${kind}/${id}/`)).statusCode).toBe(404)
		expect((await ask(`${guestPath}/${kind}/${id}/`, eve)).statusCode).toBe(404)
	}
})

test('an upload without a bearer stays a guest’s', async () => {
	const session = await begin(tested.app, text())
	expect(session.is_kept).toBeUndefined()
	await untilOver(tested.app, session.session_id)
})

test('the pages of an account’s upload are not at the open address of a guest’s', async () => {
	const ada = await signedIn(tested)
	const bytes = await pdfOf(tested.background.engines.typesetter)
	const id = await analysed(ada, { bytes, name: 'ada.pdf', by: ada })
	expect((await ask(`${guestPath}/pages/${id}/1/`)).statusCode).toBe(404)
	expect((await ask(`${guestPath}/pages/${id}/1/`, ada)).statusCode).toBe(404)
	const { pages } = (await ask(`${guestPath}/results/${id}/`, ada)).json()
	const picture = await ask(pages[0].imageUrl)
	expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'no-store'])
})

test('a bearer that is no longer good, or of a blocked account, is refused and nothing is kept', async () => {
	const [ada, bo] = [await signedIn(tested), await signedIn(tested)]
	const wrong = { headers: { authorization: 'Bearer not-a-token' } }
	expect((await upload(tested.app, { ...text(), by: wrong })).statusCode).toBe(401)
	const { orm } = tested.background.database
	await orm.update(account).set({ status: 'blocked' }).where(eq(account.id, bo.id))
	expect((await upload(tested.app, { ...text(), by: bo })).statusCode).toBe(403)
	expect((await ask('/api/analyses/', ada)).json().analyses).toEqual([])
})

test('it is among the reports of its account once it is read, and stays beyond a guest’s day', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const id = await analysed(ada)
	const listed = async (by: SignedIn) => (await ask('/api/analyses/', by)).json().analyses
	expect(await listed(ada)).toMatchObject([
		{ id, fileName: 'Ada.txt', score: expect.any(Number), cvId: null },
	])
	expect(await listed(eve)).toEqual([])
	tested.clock.aheadMs += 2 * dayMs
	await tested.background.guestAnalyses.removeExpired(retentionTime(tested.background.now()))
	expect(await tested.background.guestAnalyses.results(id, ada.id)).not.toBeNull()
})

test('one that could not be read is not listed, and goes after a day as a guest’s does', async () => {
	const ada = await signedIn(tested)
	const { session_id } = await begin(tested.app, {
		bytes: '%PDF-1.7 broken',
		name: 'a.pdf',
		by: ada,
	})
	expect((await untilOver(tested.app, session_id, ada)).at(-1)?.status).toBe('failed')
	expect((await ask('/api/analyses/', ada)).json().analyses).toEqual([])
	tested.clock.aheadMs += 2 * dayMs
	await tested.background.guestAnalyses.removeExpired(retentionTime(tested.background.now()))
	expect(await tested.background.guestAnalyses.session(session_id, ada.id)).toBeNull()
})

test('its CV is made when it is first asked for, once, and for nobody else', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const id = await analysed(ada)
	expect((await ask('/api/cvs/', ada)).json().cvs).toEqual([])
	const [first, second] = await Promise.all([claim(id, ada), claim(id, ada)])
	expect(first.json().cv_id).toEqual(expect.any(String))
	expect(second.json().cv_id).toBe(first.json().cv_id)
	expect((await claim(id, eve)).statusCode).toBe(404)
	expect((await ask('/api/cvs/', ada)).json().cvs).toHaveLength(1)
})

test('it is part of what its account takes along, and goes with it', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const id = await analysed(ada)
	const others = await analysed(eve)
	const { guestAnalyses, files, database } = tested.background
	const personal = analysisPersonalData({ orm: database.orm, files, store: guestAnalyses })
	const paths = (await personal.files(ada.id)).map(({ path }) => path)
	expect(paths).toEqual(['analyses/Ada/analysis.json', 'analyses/Ada/upload/Ada.txt'])
	// The other account sent the same file, which stays for it.
	await personal.remove(ada.id)
	expect(await guestAnalyses.session(id, ada.id)).toBeNull()
	expect(await guestAnalyses.results(others, eve.id)).not.toBeNull()
})

test('only its account cancels or deletes it', async () => {
	const [ada, eve] = [await signedIn(tested), await signedIn(tested)]
	const { session_id: id } = await begin(tested.app, text(ada))
	const path = `${guestPath}/sessions/${id}/`
	expect((await ask(path, undefined, 'DELETE')).statusCode).toBe(404)
	expect((await ask(path, eve, 'DELETE')).statusCode).toBe(404)
	expect((await ask(path, ada, 'DELETE')).statusCode).toBe(204)
	expect((await ask(`${guestPath}/status/${id}/`, ada)).statusCode).toBe(404)
})
