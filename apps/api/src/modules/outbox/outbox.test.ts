import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'

let api: TestApp
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	api = await openTestApp(later)
})

const outboxOf = ({ app }: TestApp) => app.inject('/outbox/')

/** Sends a letter and waits until the outbox shows it; answers where it is read. */
async function keepLetter({ app, background }: TestApp, to: string): Promise<string> {
	await background.mail.queue({ kind: 'address_has_account', to })
	const find = async () =>
		[...(await app.inject('/outbox/')).body.split('<li>')]
			.find((row) => row.includes(to))
			?.match(/href="([^"]+)"/)?.[1]
	await expect.poll(find).toBeTruthy()
	return (await find()) ?? ''
}

test('an empty outbox says what will be here', async () => {
	const { body, headers } = await outboxOf(api)
	expect(body).toContain('No messages yet.')
	expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /html/ })
})

test('a message that was not sent is read as HTML and as text', async () => {
	const path = await keepLetter(api, 'ada@example.com')
	expect((await api.app.inject(path)).body).toContain('You already have <span class="mark"')
	const asText = await api.app.inject(`${path}text/`)
	expect(asText.headers['content-type']).toBe('text/plain; charset=utf-8')
	expect(asText.body).toContain(':3000/login')
})

test('nothing in a message runs, loads or is sent', async () => {
	const path = await keepLetter(api, 'bob@example.com')
	const policy = (await api.app.inject(path)).headers['content-security-policy']
	expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; sandbox;/)
})

test('a message that is not there is not found', async () => {
	const id = '0192d7a0-0000-7000-8000-000000000000'
	expect((await api.app.inject(`/outbox/${id}/`)).statusCode).toBe(404)
	expect((await api.app.inject(`/outbox/${id}/text/`)).statusCode).toBe(404)
	expect((await api.app.inject('/outbox/1/')).statusCode).toBe(400)
})

describe('only this machine reads it', () => {
	test.each([
		['another machine', { remoteAddress: '192.0.2.1' }],
		['a page under another name', { headers: { host: 'rebound.example.com' } }],
		['somebody behind a proxy', { headers: { 'x-forwarded-for': '192.0.2.1' } }],
	])('%s does not', async (_who, from) => {
		expect((await api.app.inject({ url: '/outbox/', ...from })).statusCode).toBe(404)
	})

	test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])('%s does', async (host) => {
		const answer = await api.app.inject({ url: '/outbox/', headers: { host } })
		expect(answer.statusCode).toBe(200)
	})
})

test('messages go after a week', async () => {
	const path = await keepLetter(api, 'old@example.com')
	api.clock.aheadMs = 8 * 86_400_000
	await api.background.outbox.removeExpired(retentionTime(api.background.now()))
	expect((await api.app.inject(path)).statusCode).toBe(404)
})

test('a site for others without a mail server has no outbox, sends nothing and says so', async () => {
	const config = { publicUrl: 'https://cv.example.com' }
	const other = await openTestApp(onTestFinished, { config })
	expect((await outboxOf(other)).statusCode).toBe(404)
	expect(() => other.background.mail.refuseWithoutServer()).toThrow(/can’t send emails/)
	expect(() => api.background.mail.refuseWithoutServer()).not.toThrow()
})
