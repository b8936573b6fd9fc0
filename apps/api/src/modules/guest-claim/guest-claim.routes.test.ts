import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, guestAnalysis } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, guestPath, resultsOf, untilOver } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'

const { later, cleanUp } = cleanUps()
let tested: TestApp

beforeAll(async () => {
	tested = await openTestApp(later)
})
afterAll(cleanUp)

/** A guest's analysis that is complete. */
async function analysed(name = 'ada.txt'): Promise<string> {
	const { session_id } = await begin(tested.app, { bytes: plainTextCv, name })
	await untilOver(tested.app, session_id)
	return session_id
}

async function claim(session_id: string, by: Pick<SignedIn, 'headers'> | null, ticket?: string) {
	return tested.app.inject({
		method: 'POST',
		url: `${guestPath}/claim/`,
		headers: by?.headers ?? {},
		payload: { session_id, ticket },
	})
}

async function ticketFor(accountId?: string): Promise<string> {
	const { secrets } = tested.background.accounts
	const livesMs = 86_400_000
	return secrets.issue({ purpose: 'claim_ticket', livesMs, ...(accountId && { accountId }) })
}

const statusFor = async (id: string, viewer?: SignedIn) =>
	(await tested.app.inject({ url: `${guestPath}/status/${id}/`, headers: viewer?.headers ?? {} }))
		.statusCode

test('a guest’s analysis moves into the account that claims it, and nobody else sees it again', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	expect((await claim(id, ada)).json()).toMatchObject({ session_id: id, status: 'claimed' })
	expect(await statusFor(id, ada)).toBe(200)
	expect(await statusFor(id)).toBe(404)
	expect(await statusFor(id, eve)).toBe(404)
})

test('its owner still finds it under its old address, with pictures that have addresses of their own', async () => {
	const [id, ada] = [await analysed(), await signedIn(tested)]
	const guestPage = (await resultsOf(tested.app, id)).pages[0]?.imageUrl ?? ''
	await claim(id, ada)
	const url = `${guestPath}/results/${id}/`
	const answer = (await tested.app.inject({ url, headers: ada.headers })).json()
	expect(answer.is_kept).toBe(true)
	expect((await tested.app.inject(answer.pages[0].imageUrl)).statusCode).toBe(200)
	expect((await tested.app.inject(guestPage)).statusCode).toBe(404)
})

test('the CV of a claimed analysis is among the CVs of the account, and nobody else’s', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	const { cv_id } = (await claim(id, ada)).json()
	const kept = await ada.call('GET', `/api/cvs/${cv_id}/`)
	expect(kept.json()).toMatchObject({ id: cv_id, revision: 1, visibility: 'private' })
	expect(kept.json().document.personalInfo.email).toBe('ada@example.com')
	expect((await eve.call('GET', `/api/cvs/${cv_id}/`)).statusCode).toBe(404)
})

test('claiming again answers the same, and somebody else is told that it is not there', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	const first = (await claim(id, ada)).json()
	expect((await claim(id, ada)).json()).toEqual(first)
	const theirs = await claim(id, eve)
	expect(theirs.statusCode).toBe(404)
	expect(theirs.json()).toMatchObject({ code: 'session_not_found', error: expect.any(String) })
})

test('of two who claim at the same time one gets it', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	const answers = await Promise.all([claim(id, ada), claim(id, eve)])
	expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
})

test('what is kept outlives its day, and what is not does not', async () => {
	const [kept, lost] = [await analysed('kept.txt'), await analysed('lost.txt')]
	const ada = await signedIn(tested)
	await claim(kept, ada)
	const { orm } = tested.background.database
	await orm.update(guestAnalysis).set({ expiresAt: new Date(0) })
	await tested.background.guestAnalyses.removeExpired(retentionTime(tested.background.now()))
	expect(await statusFor(kept, ada)).toBe(200)
	expect(await orm.$count(guestAnalysis, eq(guestAnalysis.id, lost))).toBe(0)
	const { results } = (await tested.background.guestAnalyses.results(kept, ada.id)) ?? {}
	expect(results?.document.personalInfo.firstName).toBe('Ada')
	const { fileHash } = (await tested.background.guestAnalyses.results(kept, ada.id)) ?? {}
	expect(await tested.background.files.read(fileHash ?? '')).not.toBeNull()
})

test('what is not there, over, running or unreadable cannot be claimed', async () => {
	const ada = await signedIn(tested)
	const unknown = await claim('0190aaaa-0000-7000-8000-000000000000', ada)
	expect(unknown.json()).toMatchObject({ code: 'session_not_found' })
	const { session_id } = await begin(tested.app, { bytes: 'hello', name: 'hello.txt' })
	await untilOver(tested.app, session_id)
	expect((await claim(session_id, ada)).json()).toMatchObject({ code: 'analysis_has_no_results' })
	const over = await analysed()
	const isOver = eq(guestAnalysis.id, over)
	await tested.background.database.orm
		.update(guestAnalysis)
		.set({ expiresAt: new Date(0) })
		.where(isOver)
	expect((await claim(over, ada)).json()).toMatchObject({ code: 'session_not_found' })
})

test('a claim needs a session or a ticket, and a session that is over is not a guest', async () => {
	const id = await analysed()
	expect((await claim(id, null)).json()).toMatchObject({
		code: 'signed_out',
		error: expect.any(String),
	})
	const nobody = { headers: { authorization: 'Bearer nonsense' } }
	expect((await claim(id, nobody, await ticketFor())).statusCode).toBe(401)
	expect(await statusFor(id)).toBe(200)
})

test('a guest cannot delete what an account keeps, its owner can', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	await claim(id, ada)
	const remove = async (by?: SignedIn) => {
		const url = `${guestPath}/sessions/${id}/`
		return (await tested.app.inject({ method: 'DELETE', url, headers: by?.headers ?? {} }))
			.statusCode
	}
	expect([await remove(), await remove(eve), await remove(ada)]).toEqual([404, 404, 204])
})

test('a ticket notes what the account gets once its e-mail is verified', async () => {
	const [id, ada] = [await analysed(), await signedIn(tested, { emailVerifiedAt: null })]
	const answer = await claim(id, null, await ticketFor(ada.id))
	expect(answer.json()).toMatchObject({ status: 'pending', cv_id: null })
	expect(await statusFor(id)).toBe(200)
	const { orm } = tested.background.database
	await orm.update(account).set({ emailVerifiedAt: new Date() }).where(eq(account.id, ada.id))
	expect(await tested.background.guestClaims.claimNoted(orm, ada.id)).toEqual([id])
	expect(await statusFor(id)).toBe(404)
	expect(await statusFor(id, ada)).toBe(200)
	expect(await tested.background.guestClaims.claimNoted(orm, ada.id)).toEqual([])
})

test('a ticket works once, and that of nobody answers the same but leads to nothing', async () => {
	const [id, ada] = [await analysed(), await signedIn(tested)]
	const ticket = await ticketFor(ada.id)
	const real = (await claim(id, null, ticket)).json()
	expect((await claim(id, null, await ticketFor())).json()).toEqual(real)
	expect((await claim(id, null, ticket)).json()).toMatchObject({ code: 'claim_ticket_invalid' })
	expect((await claim(id, null, 'invented')).statusCode).toBe(403)
})

test('what somebody else was faster to claim does not keep an e-mail from being verified', async () => {
	const [id, ada, eve] = [await analysed(), await signedIn(tested), await signedIn(tested)]
	await claim(id, null, await ticketFor(ada.id))
	await claim(id, eve)
	expect(
		await tested.background.guestClaims.claimNoted(tested.background.database.orm, ada.id),
	).toEqual([])
	expect(await statusFor(id, eve)).toBe(200)
})
