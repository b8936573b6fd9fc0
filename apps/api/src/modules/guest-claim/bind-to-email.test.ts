import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, logIn, password } from '#test/account-login.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { begin, guestPath, untilOver } from '#test/guest-analysis-calls.ts'
import { keyOf, type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'
import { signedIn } from '#test/signed-in-account.ts'

const { later, cleanUp } = cleanUps()
let mailbox: Mailbox
let tested: TestApp

beforeAll(async () => {
	mailbox = await openMailbox(later)
	tested = await openTestApp(later, { config: { smtpUrl: mailbox.url } })
})
afterAll(cleanUp)

async function analysed(): Promise<string> {
	const { session_id } = await begin(tested.app, { bytes: plainTextCv, name: 'ada.txt' })
	await untilOver(tested.app, session_id)
	return session_id
}

async function bind(session_id: string, email: string, name = '') {
	return tested.app.inject({
		method: 'POST',
		url: `${guestPath}/request-verification/`,
		payload: { session_id, email, name },
	})
}

const verify = (key: string) => tested.app.inject(`${guestPath}/verify-email/${key}/`)

test('the e-mail opens the analysis on every device of its reader', async () => {
	const id = await analysed()
	const answer = await bind(id, 'Ada.King@example.com', 'Ada')
	expect(answer.json()).toEqual({ session_id: id, message: expect.stringContaining('Ada.King@') })
	const key = keyOf(await mailbox.next('Ada.King@example.com'))
	const opened = (await verify(key)).json()
	expect(opened).toMatchObject({ session_id: id, email: 'Ada.King@example.com' })
	expect((await verify(key)).json()).toEqual(opened)
})

test('an analysis that is bound to an e-mail is for its account only', async () => {
	const [id, eve] = [await analysed(), await signedIn(tested)]
	const ada = await signedIn(tested, { email: 'Countess@example.com' })
	await bind(id, 'countess@Example.com')
	const claim = (headers: object) =>
		tested.app.inject({
			method: 'POST',
			url: `${guestPath}/claim/`,
			headers: { ...headers },
			payload: { session_id: id },
		})
	expect((await claim(eve.headers)).json()).toMatchObject({ code: 'guest_session_bound_elsewhere' })
	expect((await claim(ada.headers)).json()).toMatchObject({ status: 'claimed' })
})

test('whoever knows the id cannot bind it to another e-mail instead', async () => {
	const id = await analysed()
	await bind(id, 'first@example.com')
	const second = await bind(id, 'second@example.com')
	expect(second.json()).toMatchObject({ code: 'guest_session_bound_elsewhere' })
	expect(mailbox.waiting().filter(({ to }) => to.includes('second@example.com'))).toEqual([])
	expect((await bind(id, 'FIRST@example.com')).statusCode).toBe(200)
})

test('once it is in an account the link of the e-mail opens nothing', async () => {
	const id = await analysed()
	const ada = await signedIn(tested, { email: 'lovelace@example.com' })
	await bind(id, ada.email)
	const key = keyOf(await mailbox.next(ada.email))
	await tested.background.guestClaims.claim(id, ada.id)
	expect((await verify(key)).json()).toMatchObject({ code: 'link_expired' })
	expect((await bind(id, ada.email)).json()).toMatchObject({ code: 'session_not_found' })
})

test('an invented link and an analysis that is not there are told kindly', async () => {
	const invented = (await verify('invented')).json()
	expect(invented).toMatchObject({ code: 'link_expired', error: invented.detail })
	const id = '0190aaaa-0000-7000-8000-000000000000'
	expect((await bind(id, 'ada@example.com')).json()).toMatchObject({ code: 'session_not_found' })
	expect((await bind(id, 'not an address')).statusCode).toBe(400)
})

test('nobody is flooded with e-mails', async () => {
	const id = await analysed()
	const codes: number[] = []
	for (let time = 0; time < 6; time++) codes.push((await bind(id, 'busy@example.com')).statusCode)
	expect(codes).toEqual([200, 200, 200, 200, 200, 429])
})

test('what a guest claims while registering is there when they first sign in', async () => {
	const id = await analysed()
	const email = 'newcomer@example.com'
	const post = (url: string, payload: object) => tested.app.inject({ method: 'POST', url, payload })
	const registration = { email, password1: password, password2: password }
	const { claimTicket } = (await post('/api/auth/registration/', registration)).json()
	const claim = await post(`${guestPath}/claim/`, { session_id: id, ticket: claimTicket })
	expect(claim.json()).toMatchObject({ status: 'pending' })
	const key = keyOf(await mailbox.next(email))
	expect((await post('/api/auth/registration/verify-email/', { key })).statusCode).toBe(200)
	const { access } = await logIn(tested.app, email)
	const mine = await tested.app.inject({ url: '/api/analyses/', headers: bearer(access) })
	expect(mine.json().analyses).toMatchObject([{ id, fileName: 'ada.txt' }])
})
