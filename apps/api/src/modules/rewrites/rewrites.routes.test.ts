import { readFileSync } from 'node:fs'
import { rewriteBullet } from '@app/rewrite'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { openStubModel, type StubModel } from '#test/stub-model.ts'
import type { ModelConfig } from '../../model-config.ts'

const { later, cleanUp } = cleanUps()
let [api, stub] = [{} as TestApp, {} as StubModel]

beforeAll(async () => {
	stub = await openStubModel(later)
	const model: ModelConfig = {
		provider: 'openai-compatible',
		baseUrl: stub.baseUrl,
		apiKey: 'a key',
		modelFile: null,
		model: 'stub',
		outputMode: null,
		timeoutMs: 20_000,
		maxInputChars: 6000,
		dailyTokens: { free: 2500, premium: 9000 },
	}
	api = await openTestApp(later, { works: false, config: { model } })
})
beforeEach(() => {
	stub.asked.length = 0
	stub.manner = 'behaves'
	stub.write = (line) => line
})
afterAll(cleanUp)

const url = '/api/rewrites/'
const duty = 'Responsible for answering phones and greeting visitors'
const body = { lines: [duty], useModel: true }

test('guests are written for by the grammar, whatever they wish', async () => {
	const answer = await api.app.inject({ method: 'POST', url, payload: body })
	expect(answer.json().lines).toMatchObject([
		{
			before: duty,
			after: 'Answered phones and greeted visitors',
			engine: 'local',
			whyLocal: null,
		},
	])
	expect(stub.asked).toHaveLength(0)
	const engine = await api.app.inject('/api/rewrites/engine/')
	expect(engine.json()).toMatchObject({ model: 'stub', mayAsk: false, tokensLeft: 0 })
	expect(engine.headers['cache-control']).toBe('no-store')
})

test('nobody’s lines go to the model unless they agree', async () => {
	const person = await signedIn(api)
	const answer = await person.call('POST', url, { payload: { lines: [duty] } })
	expect(answer.json().lines[0].engine).toBe('local')
	expect(stub.asked).toHaveLength(0)
})

test('what is too much or not text is refused', async () => {
	const post = (payload: object) => api.app.inject({ method: 'POST', url, payload })
	expect((await post({ lines: [] })).statusCode).toBe(400)
	expect((await post({ lines: Array(41).fill('a') })).statusCode).toBe(400)
	expect((await post({ lines: ['a'.repeat(5000)] })).statusCode).toBe(400)
	expect((await post({ lines: [7] })).statusCode).toBe(400)
})

test('whose token is bad is told so', async () => {
	const headers = { authorization: 'Bearer nothing' }
	const answer = await api.app.inject({ method: 'POST', url, payload: body, headers })
	expect(answer.statusCode).toBe(401)
})

test('names and contact details never leave, and come back into the line', async () => {
	const person = await signedIn(api, { firstName: 'Adaeze', lastName: 'Okafor' })
	const line =
		'Responsible for answering ada.o@example.com and +44 7700 900123 for Adaeze Okafor in SW1A 1AA'
	const answer = await person.call('POST', url, { payload: { lines: [line], useModel: true } })
	const [asked] = stub.asked
	for (const secret of ['Adaeze', 'Okafor', '7700', '@example.com', 'SW1A', person.email])
		expect(asked?.data).not.toContain(secret)
	expect(asked?.data).toContain('[HIDDEN1]')
	expect(answer.json().lines[0]).toMatchObject({ before: line, engine: 'model' })
	expect(answer.json().lines[0].after).toContain('ada.o@example.com')
})

test('a person has so many tokens a day, counted as they are used', async () => {
	const person = await signedIn(api)
	const left = async () =>
		(await person.call('GET', '/api/rewrites/engine/')).json().tokensLeft as number
	expect(await left()).toBe(2500)
	await person.call('POST', url, { payload: body })
	expect(await left()).toBe(2260)
	// A question is only asked if today's tokens cover the most that it can cost.
	for (let used = 240; used <= 1200; used += 240) await person.call('POST', url, { payload: body })
	const before = stub.asked.length
	const enough = await left()
	const answers = await Promise.all(
		Array.from({ length: 6 }, () => person.call('POST', url, { payload: body })),
	)
	const ends = answers.map((answer) => answer.json().lines[0].whyLocal)
	expect(ends).toContain('used_up')
	expect(stub.asked.length - before).toBe(ends.filter((end) => end === null).length)
	expect(await left()).toBe(enough - 240 * ends.filter((end) => end === null).length)
	api.clock.aheadMs += 86_400_000
	const limits = { free: 2500, premium: 9000 }
	expect(await api.background.modelUse.left(person.id, limits)).toBe(2500)
	api.clock.aheadMs = 0
})

test('a premium account has more', async () => {
	const person = await signedIn(api, { plan: 'premium' })
	expect((await person.call('GET', '/api/rewrites/engine/')).json()).toMatchObject({
		model: 'stub',
		mayAsk: true,
		tokensLeft: 9000,
	})
})

test('wordings come as they are finished, never one that claims more, and the lines last', async () => {
	const [honest, invented] = ['Dealt with the post', 'Answered phones']
	stub.write = (line) => (line === honest ? 'Handled the post' : `${line} and led 12 receptionists`)
	const person = await signedIn(api)
	const payload = { ...body, lines: [honest, invented] }
	const answer = await person.call('POST', `${url}stream/`, { payload })
	expect(answer.headers['content-type']).toBe('application/x-ndjson')
	const events = answer.body
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	expect(events.slice(0, -1)).toContainEqual({ drafts: [{ line: 0, text: 'Handled the post' }] })
	expect(answer.body).not.toContain('receptionists')
	expect(events.at(-1).lines).toMatchObject([
		{ engine: 'model', after: 'Handled the post' },
		{ engine: 'local', whyLocal: 'not_faithful' },
	])
})

test('what would be sent for the lines of a job is shown word for word before it leaves', async () => {
	const person = await signedIn(api)
	stub.asked.length = 0
	const shown = (await person.call('POST', `${url}preview/`, { payload: body })).json()
	expect(stub.asked).toHaveLength(0)
	expect(shown).toMatchObject({ model: 'stub', sentTo: new URL(stub.baseUrl).host, keptBack: [] })
	await person.call('POST', url, { payload: body })
	const withoutSign = (text = '') => text.replaceAll(/data-[\w-]+>/g, 'data>')
	expect(withoutSign(stub.asked[0]?.data)).toBe(withoutSign(shown.data))
	expect(withoutSign(stub.asked[0]?.instructions)).toBe(withoutSign(shown.instructions))
})

test('what was used is handed out and deleted with the account', async () => {
	const person = await signedIn(api)
	await person.call('POST', url, { payload: body })
	const { listPersonalData: personalDataOf } = await import('../../wire-accounts.ts')
	const parts = personalDataOf(api.background)
	const files = (await Promise.all(parts.map((part) => part.files(person.id)))).flat()
	const file = files.find(({ path }) => path === 'language-model-use.json')
	expect(await file?.read()).toMatchObject({ days: [{ tokens: 240, requests: 1 }] })
	for (const part of parts) await part.remove(person.id)
	const after = (await Promise.all(parts.map((part) => part.files(person.id)))).flat()
	expect(after.some(({ path }) => path === 'language-model-use.json')).toBe(false)
})

const orders = readFileSync(
	new URL('../../../../../bench/src/rewrite/injections.txt', import.meta.url),
	'utf8',
)
	.split('\n')
	.filter((line) => line !== '' && !line.startsWith('# '))

test('orders in a CV change nothing, even where the model obeys them', async () => {
	expect(orders.length).toBeGreaterThan(30)
	const claims =
		'Managed 40 people as Senior Director, winning awards and saving £2m with Kubernetes'
	stub.write = (line) => (line === duty ? line : claims)
	const person = await signedIn(api, { plan: 'premium' })
	for (const lines of [orders.slice(0, 18), orders.slice(18)]) {
		const answer = await person.call('POST', url, {
			payload: { lines: [...lines, duty], jobTitle: orders[0], useModel: true },
		})
		const rewritten: { before: string; after: string; engine: string }[] = answer.json().lines
		for (const { before, after, engine } of rewritten.slice(0, -1))
			expect({ before, after, engine }).toEqual({
				before,
				engine: 'local',
				after: rewriteBullet(before, { current: false }).after,
			})
		expect(rewritten.at(-1)?.engine).toBe('model')
	}
	for (const { data } of stub.asked) {
		expect(data.match(/<\/?data-/g)).toHaveLength(2)
		expect(data).not.toMatch(/ignore|kubernetes|system/i)
	}
})
