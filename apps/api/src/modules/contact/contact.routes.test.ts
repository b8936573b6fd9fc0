import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { retentionTime } from '#test/retention-time.ts'

let api: TestApp
let mailbox: Mailbox
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later)
	const config = { smtpUrl: mailbox.url, contactEmail: 'operator@example.com' }
	api = await openTestApp(later, { config })
})

const message = {
	name: 'Zoë Ward',
	email: 'zoe@example.com',
	topic: 'problem',
	message: 'The page of templates is empty.\n\nI use a <b>phone</b>.',
}

/** Sends a message, each time from another address unless one is named. */
let caller = 0
function send(payload: object, ip = `198.51.100.${++caller}`) {
	const url = '/api/contact/'
	return api.app.inject({ method: 'POST', url, payload, remoteAddress: ip })
}

const kept = () => api.background.contact.list({ limit: 100 })

test('a message is kept and mailed to whoever runs the site, who can answer it', async () => {
	const answer = await send(message)
	expect(answer.statusCode).toBe(200)
	expect(answer.json()).toEqual({ detail: expect.stringContaining('received your message') })
	expect(await kept()).toMatchObject([message])
	const mail = await mailbox.next('operator@example.com')
	expect(mail.subject).toBe('Something isn’t working: a message from the contact form')
	expect(mail.text).toContain('The page of templates is empty.\n\nI use a <b>phone</b>.')
	expect(mail.html).toContain('&lt;b&gt;phone&lt;/b&gt;')
	const replyTo = mail.headers.find(({ key }) => key === 'reply-to')
	expect(replyTo?.value).toContain('zoe@example.com')
})

test('a program that fills in the hidden field is told the same, and nothing is kept', async () => {
	const before = (await kept()).length
	const answer = await send({ ...message, website: 'https://spam.example' })
	expect(answer.json()).toEqual({ detail: expect.stringContaining('received your message') })
	expect(await kept()).toHaveLength(before)
})

test('what is missing is said at its field', async () => {
	const answer = await send({ ...message, email: 'zoe', message: 'Hello' })
	expect(answer.statusCode).toBe(400)
	expect(answer.json().fields).toEqual({
		email: [expect.any(String)],
		message: [expect.any(String)],
	})
})

test('no name breaks a line in a header', async () => {
	const answer = await send({ ...message, name: 'Zoë\r\nBcc: all@example.com' })
	expect(answer.statusCode).toBe(400)
})

test('one address sends five messages an hour', async () => {
	const answers = []
	for (let index = 0; index < 6; index += 1) answers.push(await send(message, '203.0.113.7'))
	expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 429])
	expect(answers.at(-1)?.headers['retry-after']).toMatch(/^\d+$/)
})

test('messages are deleted after 180 days', async () => {
	api.clock.aheadMs = 181 * 86_400_000
	await api.background.contact.removeExpired(retentionTime(api.background.now()))
	expect(await kept()).toEqual([])
})
