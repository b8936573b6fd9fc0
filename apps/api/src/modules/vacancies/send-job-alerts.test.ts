import { randomUUID } from 'node:crypto'
import { jobWishSchema } from '@app/contract'
import { eq } from 'drizzle-orm'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobSearch, jobSource } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { type Mailbox, openMailbox } from '#test/mailbox.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { type SignedIn, signedIn } from '#test/signed-in-account.ts'
import { ingestJobs } from './ingest-feed.ts'
import { scheduleJobAlerts, sendJobAlerts } from './send-job-alerts.ts'

let api: TestApp
let mailbox: Mailbox
let ada: SignedIn
const warnings: object[] = []
let stopBread = ''
const { later, cleanUp } = cleanUps()
const sourceId = 'lever:acme'
const start = Date.parse('2026-06-01T00:00:00Z')
const dayMs = 86_400_000
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later)
	api = await openTestApp(later, { config: { smtpUrl: mailbox.url } })
	api.clock.stoppedAtMs = start
	const { orm } = api.background.database
	await orm.insert(jobSource).values({ id: sourceId, name: 'Acme', nextAt: new Date(start) })
	ada = await signedIn(api)
	await advertise('Baker of old')
})

const wish = jobWishSchema.parse({ q: 'baker' })

/** Jobs that a source tells of now. */
function advertise(...titles: string[]): Promise<void> {
	const seenAt = new Date(api.background.now())
	const jobs = titles.map((title) => ({
		externalId: title,
		title,
		company: 'Crust & Sons',
		place: 'Hull',
		isRemote: false,
		types: [],
		salary: null,
		html: '',
		isExcerpt: false,
		postedAt: null,
		closesAt: null,
		url: `https://example.com/${encodeURIComponent(title)}`,
	}))
	return ingestJobs(api.background.database.orm, { sourceId, seenAt }, jobs)
}

function alertAll(): Promise<void> {
	const { background } = api
	const { signal } = new AbortController()
	return sendJobAlerts({
		orm: background.database.orm,
		now: background.now,
		mail: background.mail,
		log: { warn: (details) => void warnings.push(details) },
		signal,
	})
}

async function save(name: string, alert: string, { who = ada, q = 'baker' } = {}) {
	const payload = { name, alert, wish: { ...wish, q } }
	const answer = await who.call('POST', '/api/job-searches/', { payload })
	expect(answer.statusCode, answer.body).toBe(200)
	return answer.json()
}

test('new jobs of a kept search are mailed once, until the link in the message stops them', async () => {
	const search = await save('Bread', 'daily')
	api.clock.aheadMs = dayMs / 2
	await advertise('Baker <b>night</b>', 'Butcher')
	await alertAll()
	api.clock.aheadMs = dayMs
	// Several processes at once send one message.
	await Promise.all([alertAll(), alertAll()])
	const mail = await mailbox.next(ada.email)
	expect(mail.subject).toBe('One new job for “Bread”')
	expect(mail.text).toContain('Baker <b>night</b>\nCrust & Sons · Hull')
	expect(mail.html).toContain('Baker &lt;b&gt;night&lt;/b&gt;')
	expect(mail.text).not.toMatch(/of old|Butcher/)
	const stop = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
	expect(mail.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
		'List-Unsubscribe=One-Click',
	)

	const { pathname, searchParams } = new URL(stop)
	const wrong = await api.app.inject({ method: 'POST', url: `${pathname}?key=x` })
	expect(wrong.statusCode).toBe(410)
	expect(wrong.body).toContain('Part of this link is missing.')
	const stopped = await api.app.inject({
		method: 'POST',
		url: `${pathname}?${searchParams}`,
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
		payload: 'List-Unsubscribe=One-Click',
	})
	expect(stopped.json()).toEqual({ name: 'Bread' })
	stopBread = `${pathname}?${searchParams}`
	api.clock.aheadMs = 0
	const { searches } = (await ada.call('GET', '/api/job-searches/')).json()
	expect(searches).toMatchObject([{ id: search.id, alert: 'off' }])
})

test('a job of a visit that ends after a message was sent comes with the next', async () => {
	const bea = await signedIn(api)
	const broken = await save('Broken', 'daily', { who: bea })
	await save('Welding', 'daily', { who: bea, q: 'weld\0er' })
	const cy = await signedIn(api, { deletionAt: new Date(start + 30 * dayMs) })
	await save('Leaving', 'daily', { who: cy, q: 'welder' })
	const { orm } = api.background.database
	const wrong = { ...wish, q: 5 } as object as typeof wish
	await orm.update(jobSearch).set({ wish: wrong }).where(eq(jobSearch.id, broken.id))

	api.clock.aheadMs = dayMs
	await alertAll()
	// The visit began before that and ends now.
	api.clock.aheadMs = dayMs - 600_000
	await advertise('Welder')
	api.clock.aheadMs = 2 * dayMs
	await alertAll()
	expect((await mailbox.next(bea.email)).text).toContain('Welder')
	// A search that fails stands in nobody's way, and one of an account that is being deleted waits.
	expect(warnings).toEqual(Array(2).fill({ search: broken.id, problem: 'ZodError' }))
	const [kept] = await orm.select().from(jobSearch).where(eq(jobSearch.ownerId, cy.id))
	expect(kept?.toldUntil).toEqual(new Date(start))
	api.clock.aheadMs = 0
})

test('a plan sets how many searches are kept and how many send e-mails', async () => {
	for (const name of ['Two', 'Three', 'Four']) await save(name, 'weekly')
	const more = { payload: { name: 'Five', wish, alert: 'daily' } }
	const refused = await ada.call('POST', '/api/job-searches/', more)
	expect(refused.json()).toMatchObject({ code: 'too_many_job_alerts' })
	for (const name of ['5', '6', '7', '8', '9', '10']) await save(name, 'off')
	const full = await ada.call('POST', '/api/job-searches/', more)
	expect(full.json()).toMatchObject({ code: 'too_many_job_searches' })
})

test('a kept search is changed and deleted by whom it belongs to', async () => {
	const { searches } = (await ada.call('GET', '/api/job-searches/')).json()
	const { id } = searches.find(({ name }: { name: string }) => name === 'Bread')
	const address = `/api/job-searches/${id}/`
	const bob = await signedIn(api)
	expect((await bob.call('PATCH', address, { payload: { name: 'Mine' } })).statusCode).toBe(404)
	expect((await bob.call('DELETE', address)).statusCode).toBe(404)
	const changed = await ada.call('PATCH', address, { payload: { name: 'Loaves' } })
	expect(changed.json()).toMatchObject({ name: 'Loaves', alert: 'off', wish: { q: 'baker' } })
	expect((await ada.call('DELETE', address)).statusCode).toBe(204)
	expect((await ada.call('DELETE', address)).statusCode).toBe(404)
	// A mail program that stops the e-mails once more gets its confirmation; a person is told that the search is
	// gone.
	const oneClick = { 'content-type': 'multipart/form-data; boundary=x' }
	const payload = '--x\r\n\r\nList-Unsubscribe=One-Click\r\n--x--'
	const calls = [{ headers: oneClick, payload }, {}]
	const answers = calls.map((call) => api.app.inject({ method: 'POST', url: stopBread, ...call }))
	expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 404])
})

test('other workers are asked to help when many searches are due', async () => {
	const { database, now, mail } = api.background
	const { orm } = database
	const { id: owner } = ada
	const at = new Date(now() - dayMs)
	await orm.insert(jobSearch).values(
		Array.from({ length: 1201 }, () => ({
			id: randomUUID(),
			ownerId: owner,
			name: 'Due',
			wish,
			alert: 'daily' as const,
			toldUntil: at,
			nextAlertAt: at,
			createdAt: at,
		})),
	)
	const asked: unknown[] = []
	let handle = async (_jobs: object[]): Promise<void> => {}
	const boss = {
		work: async (_queue: string, handler: typeof handle) => {
			handle = handler
			return ''
		},
		schedule: async () => {},
		send: async (_queue: string, data: object) => {
			asked.push(data)
			return null
		},
	}
	// Asked to stop, it leaves off after the first.
	const signal = AbortSignal.abort(new Error('stopped'))
	await scheduleJobAlerts(boss as unknown as PgBoss, {
		orm,
		now,
		mail,
		log: { warn: () => {} },
		signal,
	})
	await expect(handle([{ data: null }])).rejects.toThrow('stopped')
	expect(asked).toEqual([{ isHelper: true }, { isHelper: true }])
	await expect(handle([{ data: { isHelper: true } }])).rejects.toThrow('stopped')
	expect(asked).toHaveLength(2)
})
