import { jobWishSchema } from '@app/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/database.ts'
import { oneTimeSecret } from '#db/schema.ts'
import { oneTimeSecrets } from '#services/one-time-secrets.ts'
import { openJobQueue } from '#services/open-job-queue.ts'
import { unsubscribeKeys } from '#services/unsubscribe-keys.ts'
import { uuidV7 } from '#services/uuid-v7.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { keyOf, type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestDatabase } from '#test/open-test-database.ts'
import { retryMailSoon } from '#test/retry-mail-soon.ts'
import type { CleanUp } from '#test/temporary-folder.ts'
import { openSmtpPool } from './deliver-over-smtp.ts'
import { type Mail, openMail } from './open-mail.ts'

const from = 'Ella <ella@cv.example.com>'
const { later, cleanUp } = cleanUps()
const warnings: string[] = []
const logged: string[] = []
const log = {
	warn: (details: object, message: string) => {
		warnings.push(message)
		const { message: said } = Object.assign({ message: '' }, Object(details).err)
		logged.push(`${JSON.stringify(details)} ${said}`)
	},
}
/** The server's one refusal for a recipient, by address: messages may come in any order. */
const refusals = new Map<string, { responseCode: number; message: string }>()
let database: Database
let mailbox: Mailbox
let mail: Mail

beforeAll(async () => {
	database = await openTestDatabase(later)
	const boss = await openJobQueue(database, log)
	later(() => boss.stop({ graceful: false }))
	await retryMailSoon(database)
	mailbox = await openMailbox(later, {
		onRcptTo: ({ address }, _session, done) => {
			const refusal = refusals.get(address)
			refusals.delete(address)
			done(refusal && Object.assign(new Error(refusal.message), refusal))
		},
	})
	mail = openMail({
		alertKeys: unsubscribeKeys(new Uint8Array(32)),
		isAlertOn: async (searchId) => searchId === wantedSearch,
		reminderKeys: unsubscribeKeys(new Uint8Array(32)),
		areRemindersOn: async () => true,
		boss,
		log,
		deliver: openPool(mailbox.url, later).deliver,
		secrets: oneTimeSecrets({ orm: database.orm, now: Date.now }),
		siteUrl: () => 'https://cv.example.com',
	})
	await mail.handle()
})
afterAll(cleanUp)

function openPool(url: string, cleanUp: CleanUp = onTestFinished) {
	const pool = openSmtpPool(url, from)
	cleanUp(async () => pool.close())
	return pool
}

const wantedSearch = '019aa5c0-0000-7000-8000-000000000001'
const toAda = { kind: 'address_has_account', to: 'Ada@example.com' } as const

test('new jobs of a search are not mailed when that was switched off meanwhile', async () => {
	const about = { kind: 'job_alert' as const, to: 'Cy@example.com', count: 1, jobs: [] }
	const wish = jobWishSchema.parse({})
	const searchId = '019aa5c0-0000-7000-8000-000000000002'
	await mail.queue({ ...about, wish, searchId, name: 'Off' })
	await mail.queue({ ...about, wish, searchId: wantedSearch, name: 'On' })
	expect((await mailbox.next(about.to)).subject).toBe('One new job for “On”')
})

test('a letter arrives as text and HTML, from the configured sender, as an automatic message', async () => {
	await mail.queue(toAda)
	const { from, to, subject, text, html, headers } = await mailbox.next('Ada@example.com')
	expect({ from, to, subject }).toEqual({
		from: 'ella@cv.example.com',
		to: ['Ada@example.com'],
		subject: 'You already have an Ella account',
	})
	expect(text).toContain('https://cv.example.com/login')
	expect(html).toContain('href="https://cv.example.com/login"')
	expect(headers).toContainEqual(
		expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
	)
})

test('the secret of a link is made when the letter is written, and no table holds it', async () => {
	const secrets = oneTimeSecrets({ orm: database.orm, now: Date.now })
	const data = { newEmail: 'ada@new.example' }
	const secret = { accountId: null, data }
	await mail.queue({ kind: 'confirm_new_email', to: 'ada@new.example', secret })
	const key = keyOf(await mailbox.next('ada@new.example'))
	const { rows } = (await database.orm.execute(
		sql`select (select json_agg(j) from pgboss.job j)::text || (select json_agg(s) from one_time_secret s)::text as all`,
	)) as unknown as { rows: { all: string }[] }
	expect(rows[0]?.all).toContain('ada@new.example')
	expect(rows[0]?.all).not.toContain(key)
	expect((await secrets.use('change_email', key))?.data).toEqual(data)
})

test('a letter of a transaction that fails is never sent', async () => {
	const failed = database.orm.transaction(async (tx) => {
		await mail.queue({ ...toAda, to: 'lost@example.com' }, tx)
		throw new Error('changed my mind')
	})
	await expect(failed).rejects.toThrow('changed my mind')
	await mail.queue({ ...toAda, to: 'kept@example.com' })
	await mailbox.next('kept@example.com')
	expect(mailbox.waiting()).toEqual([])
})

test('a letter for an account that is gone is not sent', async () => {
	const secret = { accountId: uuidV7(Date.now()), data: {} }
	await mail.queue({ kind: 'reset_password', to: 'gone@example.com', secret })
	await mail.queue({ ...toAda, to: 'here@example.com' })
	await mailbox.next('here@example.com')
	expect(mailbox.waiting()).toEqual([])
	expect(await database.orm.$count(oneTimeSecret)).toBe(1)
})

test('an address that is refused for good is given up', async () => {
	refusals.set('nobody@example.com', { responseCode: 550, message: 'No such person' })
	await mail.queue({ ...toAda, to: 'nobody@example.com' })
	await mail.queue(toAda)
	await mailbox.next('Ada@example.com')
	await expect.poll(() => warnings).toContain('An email was refused for its address')
	expect(warnings.join()).not.toContain('nobody@')
})

test('a server that has no time is tried again', { timeout: 60_000 }, async () => {
	const message = 'Come back later, patient@example.com'
	refusals.set('patient@example.com', { responseCode: 451, message })
	await mail.queue({ ...toAda, to: 'patient@example.com' })
	await expect
		.poll(() => warnings, { timeout: 20_000 })
		.toContain('An email could not be sent and will be tried again')
	await mailbox.next('patient@example.com')
	expect(logged.join()).toContain('451')
	expect(logged.join()).not.toContain('patient@')
})

test('a name and a password are given to a server that asks for them', async () => {
	const guarded = await openMailbox(onTestFinished, {
		authOptional: false,
		allowInsecureAuth: true,
		onAuth: ({ username, password }, _session, done) => {
			if (username === 'ella' && password === 'p@ss:word') done(null, { user: 'ella' })
			else done(new Error('Not you'))
		},
	})
	const url = guarded.url.replace('smtp://', 'smtp://ella:p%40ss%3Aword@')
	const message = { id: 'one', to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' }
	expect(await openPool(url).deliver(message)).toBe(true)
	expect((await guarded.next('ada@example.com')).headers).toContainEqual(
		expect.objectContaining({ key: 'message-id', value: '<one@cv.example.com>' }),
	)
	await expect(openPool(guarded.url).deliver(message)).rejects.toThrow()
})

test('no line break in an address or a subject makes a header or another recipient', async () => {
	const { deliver } = openPool(mailbox.url)
	const message = { id: 'two', to: 'ada@example.com', subject: 'Hello', text: 'Hello', html: '' }
	await deliver({ ...message, subject: 'Hello\r\nBcc: victim@example.com' })
	const { headers, to } = await mailbox.next('ada@example.com')
	expect(to).toEqual(['ada@example.com'])
	expect(headers.map(({ key }) => key)).not.toContain('bcc')
	await deliver({ ...message, to: 'ada@example.com\r\nRCPT TO:<victim@example.com>' }).catch(
		() => {},
	)
	expect(mailbox.waiting().flatMap(({ to }) => to)).not.toContain('victim@example.com')
})
