import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account, application, applicationSetting } from '#db/schema.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { type Mailbox, openMailbox } from '#test/mailbox.ts'
import { applicationsPath, openApplicationsApp, start } from '#test/open-applications-app.ts'
import type { SignedIn } from '#test/signed-in-account.ts'
import { sendReminders } from './send-reminders.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
let mailbox: Mailbox
let ada: SignedIn
const warnings: object[] = []
const { later, cleanUp } = cleanUps()
const hourMs = 3_600_000
afterAll(cleanUp)
beforeAll(async () => {
	mailbox = await openMailbox(later)
	board = await openApplicationsApp(later, { config: { smtpUrl: mailbox.url } })
	ada = board.ada
})

function remindAll(): Promise<void> {
	const { background } = board.api
	return sendReminders({
		orm: background.database.orm,
		now: background.now,
		mail: background.mail,
		log: { warn: (details) => void warnings.push(details) },
		signal: new AbortController().signal,
	})
}

/** A step on the third of June at 15:00 in London, of which an e-mail tells at 6:00 UTC. */
const nextStep = (what: string, about: object = {}) => ({
	what,
	on: '2026-06-03',
	time: '15:00',
	timeZone: 'Europe/London',
	reminder: 'same_day',
	...about,
})
const due = Date.parse('2026-06-03T06:00:00Z')

async function at<T>(moment: number, act: () => Promise<T>): Promise<T> {
	board.api.clock.stoppedAtMs = moment
	try {
		return await act()
	} finally {
		board.api.clock.stoppedAtMs = start
	}
}

test('a step is mailed once in its morning, until the link in the message stops such e-mails', async () => {
	const bea = await board.newcomer()
	const { id } = await board.create({ nextStep: nextStep('Ring <b>Cy</b>') })
	await board.create({ nextStep: nextStep('Hers') }, bea)
	await at(due - 1, remindAll)
	expect(mailbox.waiting()).toEqual([])
	// Several processes at once send one message.
	await at(due, () => Promise.all([remindAll(), remindAll()]))
	const mail = await mailbox.next(ada.email)
	await mailbox.next(bea.email)
	expect(mail.subject).toBe('Next step: Ring <b>Cy</b>')
	expect(mail.text).toMatch(/^Wednesday,? 3 June 2026, at 15:00\. .*Baker, Crust & Sons\.$/m)
	expect(mail.text).toContain(`/applications?open=${id}`)
	expect(mail.html).toContain('Ring &lt;b&gt;Cy&lt;/b&gt;')
	const kept = await board.ok(ada.call('GET', `${applicationsPath}${id}/`))
	expect(kept).toMatchObject({ revision: 1, nextStep: { remindsAt: null, reminder: 'same_day' } })
	await at(due + hourMs, remindAll)

	const stop = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value.slice(1, -1) ?? ''
	const { pathname, searchParams } = new URL(stop)
	const other = pathname.replace(ada.id, bea.id)
	const wrong = await board.api.app.inject({ method: 'POST', url: `${other}?${searchParams}` })
	expect(wrong.statusCode).toBe(410)
	const stopped = await board.api.app.inject({
		method: 'POST',
		url: `${pathname}?${searchParams}`,
		payload: 'List-Unsubscribe=One-Click',
		headers: { 'content-type': 'application/x-www-form-urlencoded' },
	})
	expect(stopped.json()).toEqual({ isOn: false })
	await board.create({ nextStep: nextStep('Not mailed') })
	await board.create({ nextStep: nextStep('Second') }, bea)
	await at(due, remindAll)
	expect((await mailbox.next(bea.email)).subject).toBe('Next step: Second')
	expect(mailbox.waiting()).toEqual([])
	const settings = '/api/application-reminders/'
	expect((await ada.call('GET', settings)).json()).toEqual({ isOn: false, canSend: true })
	const on = await ada.call('PATCH', settings, { payload: { isOn: true } })
	expect(on.json()).toEqual({ isOn: true, canSend: true })
})

test('what is over, in the bin or of an account that goes is not mailed, and one that fails holds up nobody', async () => {
	const cy = await board.newcomer()
	const { orm } = board.api.background.database
	await board.create({ nextStep: nextStep('Over', { on: '2026-06-02' }) }, cy)
	const binned = await board.create({ nextStep: nextStep('Binned') }, cy)
	await cy.call('DELETE', `${applicationsPath}${binned.id}/`)
	const leaving = await board.newcomer()
	await board.create({ nextStep: nextStep('Leaving') }, leaving)
	await orm
		.update(account)
		.set({ deletionAt: new Date(due) })
		.where(eq(account.id, leaving.id))
	const broken = await board.create({ nextStep: nextStep('Broken') }, cy)
	await orm
		.update(application)
		.set({ stepTimeZone: 'x', company: 'x' })
		.where(eq(application.id, broken.id))
	await orm.update(account).set({ email: 'not an address' }).where(eq(account.id, cy.id))
	const dan = await board.newcomer()
	await board.create({ nextStep: nextStep('Mailed') }, dan)
	await at(due + 12 * hourMs, remindAll)
	expect((await mailbox.next(dan.email)).subject).toBe('Next step: Mailed')
	expect(mailbox.waiting()).toEqual([])
	expect(warnings).toEqual([{ application: broken.id, problem: 'ZodError' }])
	const [row] = await orm.select().from(application).where(eq(application.id, broken.id))
	expect(row?.remindsAt).toEqual(new Date(due + 13 * hourMs))
})

test('a calendar is at a secret address, until there is another or none', async () => {
	const cy = await board.newcomer()
	const path = '/api/application-calendar/'
	expect((await cy.call('GET', path)).json()).toEqual({ isOn: false, since: null })
	const { id } = await board.create({ nextStep: nextStep('Ring; Cy,\\ now') }, cy)
	await board.create({ nextStep: nextStep('Hers') })
	await board.create({ nextStep: nextStep('Long ago', { on: '2025-01-01' }) }, cy)
	const binned = await board.create({ nextStep: nextStep('Binned') }, cy)
	await cy.call('DELETE', `${applicationsPath}${binned.id}/`)
	const renew = async () => new URL((await cy.call('POST', path)).json().url)
	const read = (url: URL) => board.api.app.inject({ url: url.pathname })
	const first = await renew()
	const feed = await read(first)
	expect(feed.statusCode).toBe(200)
	expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
	expect(feed.headers['cache-control']).toBe('no-store')
	expect(feed.body).toContain('SUMMARY:Ring\\; Cy\\,\\\\ now (Baker\\, Crust & Sons)')
	expect(feed.body).toContain('DTSTART:20260603T140000Z')
	expect(feed.body.match(/BEGIN:VEVENT/g)).toHaveLength(1)
	expect(feed.body.replaceAll('\r\n ', '')).toContain(`/applications?open=${id}`)
	const [kept] = await board.api.background.database.orm
		.select()
		.from(applicationSetting)
		.where(eq(applicationSetting.ownerId, cy.id))
	expect(first.pathname).not.toContain(kept?.calendarHash)
	const second = await renew()
	expect([await read(first), await read(second)].map(({ statusCode }) => statusCode)).toEqual([
		404, 200,
	])
	expect((await cy.call('GET', path)).json()).toMatchObject({ isOn: true })
	expect((await cy.call('DELETE', path)).statusCode).toBe(204)
	expect((await read(second)).statusCode).toBe(404)
	const third = await renew()
	await board.api.background.database.orm
		.update(account)
		.set({ status: 'blocked' })
		.where(eq(account.id, cy.id))
	expect((await read(third)).statusCode).toBe(404)
	const hostile = ['x', '%00', '..%2f', 'a'.repeat(201), "'%20or%201=1"]
	for (const secret of hostile) {
		const answer = await board.api.app.inject({ url: `/api/calendars/${secret}/applications.ics` })
		expect([400, 404], secret).toContain(answer.statusCode)
	}
})

test('applications are handed out and deleted with their account', async () => {
	const cy = await board.newcomer()
	await board.create({ notes: 'Mine' }, cy)
	await cy.call('POST', '/api/application-calendar/')
	const { personalData } = board.api.background.removal
	const files = async () =>
		(await Promise.all(personalData.map((part) => part.files(cy.id)))).flat()
	const ours = (await files()).filter(({ path }) => path.startsWith('application'))
	expect(ours.map(({ path }) => path)).toEqual([
		'applications/Baker at Crust & Sons.json',
		'application-settings.json',
	])
	const [whole, settings] = await Promise.all(ours.map((file) => file.read()))
	expect(whole).toMatchObject({ notes: 'Mine', history: [{ stage: 'saved' }] })
	expect(JSON.stringify(settings)).not.toContain('Hash')
	for (const part of personalData) await part.remove(cy.id)
	expect((await files()).filter(({ path }) => path.startsWith('application'))).toEqual([])
})
