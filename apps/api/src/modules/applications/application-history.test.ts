import { mostStageEntries, type OwnStage } from '@app/contract/applications'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { applicationsPath, openApplicationsApp, start } from '#test/open-applications-app.ts'
import type { SignedIn } from '#test/signed-in-account.ts'

let board: Awaited<ReturnType<typeof openApplicationsApp>>
let ada: SignedIn
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	board = await openApplicationsApp(later)
	ada = board.ada
})

test('each stage is one entry of the history, and a card that slipped leaves none', async () => {
	const { id } = await board.create()
	board.api.clock.stoppedAtMs = start + 60_000
	const sent = await board.move(id, { stage: 'applied' })
	expect(sent).toMatchObject({ appliedAt: '2026-06-01T09:01:00.000Z', revision: 2 })
	board.api.clock.stoppedAtMs = start + 120_000
	await board.move(id, { stage: 'offer' })
	board.api.clock.stoppedAtMs = start + 300_000
	const back = await board.move(id, { stage: 'applied' })
	expect(back.history.map(({ stage }) => stage)).toEqual(['saved', 'applied'])
	expect(back.stageSince).toBe('2026-06-01T09:01:00.000Z')
	await board.move(id, { stage: 'interview', at: '2026-05-31T10:00:00Z' })
	board.api.clock.stoppedAtMs = start + 960_000
	const later = await board.move(id, { stage: 'applied' })
	expect(later.history.map(({ stage }) => stage)).toEqual([
		'interview',
		'saved',
		'applied',
		'applied',
	])
	board.api.clock.stoppedAtMs = start
})

test('a history has an end, and room again when an entry goes', async () => {
	const { id } = await board.create()
	const move = (stage: string) =>
		ada.call('POST', `${applicationsPath}${id}/move/`, {
			payload: { stage, at: '2026-05-20T12:00:00Z' },
		})
	for (let count = 1; count < mostStageEntries; count++) {
		expect((await move(count % 2 === 0 ? 'saved' : 'applied')).statusCode).toBe(200)
	}
	const full = await move('offer')
	expect([full.statusCode, full.json().code]).toEqual([409, 'application_history_full'])
	const there = await board.ok(ada.call('GET', `${applicationsPath}${id}/`))
	expect([there.stage, there.history.length]).toEqual(['applied', mostStageEntries])
	const [first] = there.history
	await board.ok(ada.call('DELETE', `${applicationsPath}${id}/history/${first?.id}/`))
	expect((await move('offer')).statusCode).toBe(200)
})

test('a date of the history can be corrected, and what never happened taken out', async () => {
	const { id } = await board.create({ stage: 'applied', stageAt: '2026-05-20T12:00:00Z' })
	const { history } = await board.move(id, { stage: 'interview' })
	const [first, second] = history
	const entry = (of = first) => `${applicationsPath}${id}/history/${of?.id}/`
	const corrected = await board.ok(
		ada.call('PATCH', entry(), { payload: { at: '2026-05-02T12:00:00Z' } }),
	)
	expect(corrected).toMatchObject({ appliedAt: '2026-05-02T12:00:00.000Z', stage: 'interview' })
	for (const at of [
		'2026-06-02T00:00:00Z',
		'1026-05-02T12:00:00Z',
		'yesterday',
		'2026-02-30T00:00:00Z',
	]) {
		expect((await ada.call('PATCH', entry(), { payload: { at } })).statusCode, at).toBe(400)
	}
	const kept = await ada.call('DELETE', entry(second))
	expect(kept.json()).toMatchObject({ code: 'application_keeps_entry' })
	const left = await board.ok(ada.call('DELETE', entry()))
	expect(left.history).toHaveLength(1)
	expect(left.appliedAt).toBe('2026-06-01T09:00:00.000Z')
})

test('stages of one’s own change places on their side, and what they count as stays', async () => {
	const cy = await board.newcomer()
	const stages = '/api/application-stages/'
	const made: string[] = []
	for (const name of ['One', 'Two', 'Three']) {
		const payload = { name, countsAs: 'interview' }
		made.push((await cy.call('POST', stages, { payload })).json().id)
	}
	const [one = '', two = '', three = ''] = made
	const own = async () => (await cy.call('GET', stages)).json().own.map(({ id }: OwnStage) => id)
	const put = async (id: string, payload: object) => {
		const answer = await cy.call('PATCH', `${stages}${id}/`, { payload })
		expect(answer.statusCode, answer.body).toBe(200)
		return answer.json()
	}
	expect(await put(three, { before: one })).toMatchObject({ countsAs: 'interview' })
	expect(await own()).toEqual([three, one, two])
	await put(three, { before: null })
	expect(await own()).toEqual([one, two, three])
	await put(two, { name: 'Second' })
	expect(await own()).toEqual([one, two, three])
	await put(one, { stands: 'before' })
	await put(one, { stands: 'after' })
	expect(await own()).toEqual([two, three, one])
	const { order } = (await cy.call('GET', stages)).json()
	expect(order.slice(2, 6)).toEqual(['interview', two, three, one])
	await cy.call('DELETE', `${stages}${two}/`)
	const four = (
		await cy.call('POST', stages, { payload: { name: 'Four', countsAs: 'interview' } })
	).json()
	expect(await own()).toEqual([three, one, four.id])
	const elsewhere = await board.newcomer()
	expect(
		(await elsewhere.call('PATCH', `${stages}${one}/`, { payload: { before: null } })).statusCode,
	).toBe(404)
})

test('stages of one’s own stand beside the one they count as, and leave their name behind', async () => {
	const cy = await board.newcomer()
	const stages = '/api/application-stages/'
	const add = (payload: object) => cy.call('POST', stages, { payload })
	const phone = (
		await add({ name: 'Phone screen', countsAs: 'interview', stands: 'before' })
	).json()
	const trial = (await add({ name: 'Trial day', countsAs: 'interview' })).json()
	const listed = (await cy.call('GET', stages)).json()
	expect(listed.order).toEqual([
		'saved',
		'applied',
		phone.id,
		'interview',
		trial.id,
		'offer',
		'accepted',
		'rejected',
		'withdrawn',
	])
	for (const name of ['phone SCREEN', 'Applied']) {
		expect((await add({ name, countsAs: 'offer' })).json().code).toBe('application_stage_exists')
	}
	const { id } = await board.create({ stage: phone.id }, cy)
	const other = await board.create({ stage: 'interview' }, cy)
	expect((await board.list(`?stage=${phone.id}`, cy)).map((one) => one.id)).toEqual([id])
	expect((await board.list('?stage=interview', cy)).map((one) => one.id)).toEqual([other.id])
	const renamed = await cy.call('PATCH', `${stages}${phone.id}/`, {
		payload: { name: 'Call', countsAs: 'applied', stands: 'after' },
	})
	expect(renamed.json()).toEqual({
		id: phone.id,
		name: 'Call',
		countsAs: 'applied',
		stands: 'after',
	})
	expect(await board.ok(cy.call('GET', `${applicationsPath}${id}/`))).toMatchObject({
		history: [{ stage: phone.id, stageName: 'Phone screen', countsAs: 'applied' }],
	})
	expect((await cy.call('DELETE', `${stages}${phone.id}/`)).statusCode).toBe(204)
	expect(await board.ok(cy.call('GET', `${applicationsPath}${id}/`))).toMatchObject({
		stage: 'applied',
		revision: 2,
		stageSince: '2026-06-01T09:00:00.000Z',
		history: [{ stage: 'applied', stageName: 'Phone screen' }],
	})
	const gone = await cy.call('POST', `${applicationsPath}${id}/move/`, {
		payload: { stage: phone.id },
	})
	expect(gone.json().code).toBe('application_stage_not_found')
	for (let number = 0; number < 11; number++) {
		expect((await add({ name: `Stage ${number}`, countsAs: 'offer' })).statusCode).toBe(200)
	}
	expect((await add({ name: 'One more', countsAs: 'offer' })).json().code).toBe('too_many_stages')
})
