import { randomUUID } from 'node:crypto'
import * as contract from '@app/contract/applications'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import {
	applicationsPath,
	baker,
	ifMatch,
	openApplicationsApp,
} from '#test/open-applications-app.ts'
import type { SignedIn } from '#test/signed-in-account.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
let ada: SignedIn
let bea: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	board = await openApplicationsApp(later)
	ada = board.ada
	bea = await board.newcomer()
})

const exported: unknown[] = Object.values(contract)
const endpoints = exported.filter(
	(value): value is { method: 'GET'; path: string } =>
		typeof value === 'object' && value !== null && 'path' in value && 'method' in value,
)
const ours = endpoints.filter((one) => /^\/api\/application(s|-stages)\//.test(one.path))

const bodies: Record<string, object> = {
	'POST /api/applications/': { job: baker },
	'POST /api/application-stages/': { name: 'Test day', countsAs: 'interview' },
	'POST /api/applications/:applicationId/move/': { stage: 'applied' },
	'PATCH /api/applications/:applicationId/': { title: 'Mine now' },
	'PATCH /api/application-stages/:stageId/': { name: 'Mine now' },
	'PATCH /api/applications/:applicationId/history/:entryId/': { at: '2026-05-01T00:00:00Z' },
}

describe.each(ours)('$method $path', ({ method, path: url }) => {
	const payload = bodies[`${method} ${url}`] ?? { cvId: randomUUID() }
	const body = method === 'GET' || (method as string) === 'DELETE' ? {} : { payload }

	test('needs a session', async () => {
		const filled = url.replace(/:\w+/g, randomUUID())
		const answer = await board.api.app.inject({ method, url: filled, ...body })
		expect(answer.statusCode).toBe(401)
	})

	test.runIf(url.includes(':'))('finds nothing of somebody else', async () => {
		const hers = await board.create({}, bea)
		const stage = await bea.call('POST', '/api/application-stages/', {
			payload: { name: `Trial ${randomUUID()}`.slice(0, 30), countsAs: 'interview' },
		})
		const filled = url
			.replace(':applicationId', hers.id)
			.replace(':entryId', hers.history[0]?.id ?? '')
			.replace(':stageId', stage.json().id)
		const answer = await ada.call(method, filled, { ...body, headers: ifMatch(hers.revision) })
		expect(answer.statusCode, answer.body).toBe(404)
		expect(await board.ok(bea.call('GET', `${applicationsPath}${hers.id}/`))).toEqual(hers)
		expect(
			(await bea.call('DELETE', `/api/application-stages/${stage.json().id}/`)).statusCode,
		).toBe(204)
	})
})

test('an application keeps all that was written, and a change from an old revision is answered with what is there', async () => {
	const salary = { min: 12.5, max: null, currency: 'GBP', period: 'hour' }
	const made = await board.create({
		job: { ...baker, salary, url: 'https://example.com/1', advert: 'Bake.\nClean.' },
		notes: 'Ask\nabout\tnights \u0000\ud800',
		contacts: [{ name: 'Cy', email: 'cy@example.com' }],
		nextStep: {
			what: 'Call',
			on: '2026-06-03',
			time: '09:30',
			timeZone: 'Europe/London',
			reminder: 'day_before',
		},
	})
	expect(made).toMatchObject({
		title: 'Baker',
		company: 'Crust & Sons',
		salary,
		stage: 'saved',
		revision: 1,
		advert: 'Bake.\nClean.',
		notes: 'Ask\nabout\tnights \ufffd',
		appliedAt: null,
		contacts: [{ name: 'Cy', role: '', email: 'cy@example.com', phone: '' }],
		nextStep: { at: '2026-06-03T08:30:00.000Z', remindsAt: '2026-06-02T06:00:00.000Z' },
		history: [{ stage: 'saved', at: '2026-06-01T09:00:00.000Z', isDateKnown: true }],
	})
	const change = (payload: object, revision: number) =>
		ada.call('PATCH', `${applicationsPath}${made.id}/`, { payload, headers: ifMatch(revision) })
	const changed = await board.ok(change({ notes: '', nextStep: null, place: 'Hull' }, 1))
	expect(changed).toMatchObject({
		notes: '',
		nextStep: null,
		place: 'Hull',
		title: 'Baker',
		revision: 2,
	})
	const late = await change({ notes: 'Lost?' }, 1)
	expect(late.statusCode).toBe(412)
	expect(late.json()).toMatchObject({ code: 'application_changed_elsewhere', current: changed })
	expect(
		(await ada.call('PATCH', `${applicationsPath}${made.id}/`, { payload: {} })).statusCode,
	).toBe(428)
})

test('a step for today gets no e-mail about a morning that is past', async () => {
	const nextStep = { what: 'Call', on: '2026-06-01', time: '15:00', reminder: 'same_day' }
	expect((await board.create({ nextStep })).nextStep).toMatchObject({
		remindsAt: null,
		reminder: 'same_day',
	})
})

test('cards stay where they are put', async () => {
	const cy = await board.newcomer()
	const ids: string[] = []
	for (const title of ['A', 'B', 'C', 'D']) {
		ids.push((await board.create({ job: { from: 'scratch', title } }, cy)).id)
	}
	const [a = '', b = '', c = '', d = ''] = ids
	const put = (id: string, payload: object) =>
		board.ok(cy.call('POST', `${applicationsPath}${id}/move/`, { payload }))
	const titles = async () => (await board.list('', cy)).map(({ title }) => title).join('')
	expect(await titles()).toBe('DCBA')
	const stayed = await put(a, { stage: 'saved', before: c })
	expect(stayed).toMatchObject({ revision: 1, history: [{ stage: 'saved' }] })
	expect(await titles()).toBe('DACB')
	await put(d, { stage: 'saved', before: null })
	await put(c, { stage: 'saved', before: c })
	expect(await titles()).toBe('ACBD')
	await put(b, { stage: 'applied' })
	await put(a, { stage: 'applied', before: null })
	await put(d, { stage: 'applied', before: a })
	expect(await titles()).toBe('CBDA')
	// Many at once, as two tabs would.
	await Promise.all([a, b, c, d].map((id) => put(id, { stage: 'offer', before: a })))
	const offers = await board.list('?stage=offer', cy)
	expect(new Set(offers.map(({ position }) => position)).size).toBe(4)
})

test('the exact CV that was sent is kept, and leaves its name when it is deleted', async () => {
	const cv = await board.makeCv()
	const { id } = await board.create()
	const sent = await board.move(id, { stage: 'applied', sentCv: { cvId: cv.id } })
	expect(sent.sentCv).toMatchObject({ cvId: cv.id, title: 'My CV', number: 1 })
	const version = await ada.call('GET', `/api/cvs/${cv.id}/versions/${sent.sentCv?.versionId}/`)
	expect(version.json()).toMatchObject({ reason: 'sent' })
	const hers = await board.makeCv(bea)
	for (const sentCv of [{ cvId: hers.id }, { cvId: cv.id, versionId: randomUUID() }]) {
		const refused = await ada.call('PATCH', `${applicationsPath}${id}/`, {
			payload: { sentCv },
			headers: ifMatch(sent.revision),
		})
		expect(refused.statusCode).toBe(404)
	}
	await ada.call('DELETE', `/api/cvs/${cv.id}/`)
	const trace = { cvId: null, versionId: null, title: 'My CV', number: 1 }
	expect((await board.ok(ada.call('GET', `${applicationsPath}${id}/`))).sentCv).toMatchObject(trace)
	await ada.call('DELETE', `/api/cvs/bin/${cv.id}/`)
	expect((await board.list()).find((one) => one.id === id)?.sentCv).toMatchObject(trace)
})

test('a CV is copied for a job once', async () => {
	const cv = await board.makeCv()
	const { id } = await board.create()
	const tailor = () =>
		board.ok(
			ada.call('POST', `${applicationsPath}${id}/tailored-cv/`, { payload: { cvId: cv.id } }),
		)
	const [one, two] = await Promise.all([tailor(), tailor()])
	expect(one.tailoredCv).toEqual(two.tailoredCv)
	expect(one.tailoredCv).toMatchObject({
		title: 'My CV for Baker, Crust & Sons',
		basedOn: { cvId: cv.id, title: 'My CV' },
	})
	const copyId = one.tailoredCv?.cvId
	const versions = (await ada.call('GET', `/api/cvs/${copyId}/versions/`)).json().versions
	expect(versions).toMatchObject([{ reason: 'tailored' }])
	await ada.call('DELETE', `/api/cvs/${copyId}/`)
	expect((await tailor()).tailoredCv?.cvId).not.toBe(copyId)
})

test('a job has one application, with a copy of its advert that outlives it', async () => {
	const cy = await board.newcomer()
	const payload = {
		from: 'text',
		title: 'Porter',
		company: 'Hotel Quay',
		text: 'You will\n- carry bags',
	}
	const job = (await cy.call('POST', '/api/own-jobs/', { payload })).json()
	const apply = () => board.create({ job: { from: 'job', jobId: job.id } }, cy)
	const [one, two] = await Promise.all([apply(), apply()])
	expect(one).toEqual(two)
	expect(one).toMatchObject({ jobId: job.id, title: 'Porter', advert: 'You will\n- carry bags' })
	expect((await cy.call('DELETE', `${applicationsPath}${one.id}/`)).statusCode).toBe(204)
	expect(await board.list('', cy)).toEqual([])
	expect((await board.list('?from=bin', cy)).map(({ id }) => id)).toEqual([one.id])
	expect(await apply()).toMatchObject({ id: one.id, deletedAt: null })
	expect((await board.list(`?jobId=${job.id}`, cy)).map(({ id }) => id)).toEqual([one.id])
	await cy.call('DELETE', `/api/own-jobs/${job.id}/`)
	expect(await board.ok(cy.call('GET', `${applicationsPath}${one.id}/`))).toMatchObject({
		jobId: null,
		title: 'Porter',
	})
	const answer = await ada.call('POST', applicationsPath, {
		payload: { job: { from: 'job', jobId: job.id } },
	})
	expect(answer.json().code).toBe('job_not_found')
})

test('“I applied” holds for a job that was saved before, or is in the bin, and nothing goes back to “saved”', async () => {
	const cy = await board.newcomer()
	const payload = { from: 'text', title: 'Porter', company: 'Hotel Quay', text: 'Carry bags' }
	const job = (await cy.call('POST', '/api/own-jobs/', { payload })).json()
	const { id: cvId } = await board.makeCv(cy)
	const send = (about: object) =>
		board.create({ job: { from: 'job', jobId: job.id }, ...about }, cy)
	const { id } = await send({})
	const applied = { stage: 'applied', stageAt: '2026-05-20T10:00:00Z', sentCv: { cvId } }
	const sent = await send(applied)
	expect(sent).toMatchObject({ id, stage: 'applied', sentCv: { cvId }, revision: 2 })
	expect(sent.appliedAt).toBe('2026-05-20T10:00:00.000Z')
	expect(await send(applied)).toEqual(sent)
	expect(await send({ stage: 'saved' })).toEqual(sent)
	const refused = await board.move(id, { stage: 'rejected', at: '2026-05-21T10:00:00Z' }, cy)
	expect(await send(applied)).toEqual(refused)
	await cy.call('DELETE', `${applicationsPath}${id}/`)
	expect(await send({ stage: 'saved' })).toMatchObject({ id, stage: 'rejected', deletedAt: null })
	await cy.call('DELETE', `${applicationsPath}${id}/`)
	const again = await send({ stage: 'applied', stageAt: '2026-05-30T10:00:00Z' })
	expect(again).toMatchObject({ id, stage: 'applied', deletedAt: null, sentCv: { cvId } })
	expect(again.history.map(({ stage }) => stage)).toEqual(
		expect.arrayContaining(['saved', 'applied', 'rejected', 'applied']),
	)
})

test('what is deleted waits in the bin for 30 days', async () => {
	const { id } = await board.create({ id: randomUUID() })
	await ada.call('DELETE', `${applicationsPath}${id}/`)
	expect((await ada.call('DELETE', `${applicationsPath}${id}/`)).statusCode).toBe(404)
	const again = await ada.call('POST', applicationsPath, { payload: { id, job: baker } })
	expect(again.json().code).toBe('application_id_taken')
	expect(await board.ok(ada.call('POST', `${applicationsPath}bin/${id}/restore/`))).toMatchObject({
		id,
		deletedAt: null,
	})
	expect((await board.create({ id })).id).toBe(id)
	await ada.call('DELETE', `${applicationsPath}${id}/`)
	expect((await ada.call('DELETE', `${applicationsPath}bin/${id}/`)).statusCode).toBe(204)
	expect((await ada.call('POST', `${applicationsPath}bin/${id}/restore/`)).statusCode).toBe(404)
	const { id: old } = await board.create()
	await ada.call('DELETE', `${applicationsPath}${old}/`)
	expect((await ada.call('DELETE', `${applicationsPath}bin/`)).statusCode).toBe(204)
	expect(await board.list('?from=bin')).toEqual([])
})

test('words find an application by what it says, not by how it is kept', async () => {
	const cy = await board.newcomer()
	await board.create({ contacts: [{ name: 'Zoë Quill' }], notes: 'Bring “references”' }, cy)
	const found: [string, number][] = [
		['quill', 1],
		['CRUST', 1],
		['references', 1],
		['email', 0],
		['%', 0],
		['qui\u0000ll', 1],
	]
	for (const [q, count] of found) {
		expect(await board.list(`?q=${encodeURIComponent(q)}`, cy), q).toHaveLength(count)
	}
})

test.each([
	{ job: { ...baker, title: ' ' } },
	{ job: { ...baker, title: 'x'.repeat(201) } },
	{ job: { ...baker, title: 'a\nb' } },
	{ job: { ...baker, url: 'javascript:alert(1)' } },
	{ job: { ...baker, salary: { min: 5, max: 1, currency: 'GBP', period: 'year' } } },
	{ job: { ...baker, salary: { min: 1e300, max: null, currency: '<b>', period: 'year' } } },
	{ job: { ...baker, advert: 'x'.repeat(40_001) } },
	{ job: { from: 'job', jobId: 'x' } },
	{ stage: 'won' },
	{ stageAt: 'soon' },
	{ contacts: Array(11).fill({ name: 'Cy' }) },
	{ contacts: [{ email: 'a@b@c' }] },
	{ nextStep: { what: 'Call', on: '2026-02-30' } },
	{ nextStep: { what: 'Call', on: '2026-02-03', time: '24:00' } },
	{ nextStep: { what: 'Call', on: '2026-02-03', timeZone: 'Mars/Olympus' } },
	{ nextStep: { what: 'Call', on: '9999-02-03' } },
])('%j is refused', async (wish) => {
	const answer = await ada.call('POST', applicationsPath, { payload: { job: baker, ...wish } })
	expect(answer.statusCode, answer.body).toBe(400)
})
