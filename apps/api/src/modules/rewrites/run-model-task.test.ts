import { modelTaskSchema } from '@app/contract'
import { modelTaskNames } from '@app/rewrite/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ModelConfig } from '#model-config.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { openStubModel, type StubModel } from '#test/stub-model.ts'

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
		dailyTokens: { free: 6000, premium: 9000 },
	}
	api = await openTestApp(later, { works: false, config: { model } })
})
beforeEach(() => {
	stub.asked.length = 0
	stub.doTask = () => []
})
afterAll(cleanUp)

const url = '/api/model/tasks/'
const facts = [{ id: 'f1', text: 'Responsible for answering 40 calls a day for Adaeze' }]
const ask = { task: 'reword', facts }
const plain = (text: string) => [{ id: 'plain', text, evidence: ['f1'] }]

test('the contract lists the tasks that there are', () => {
	expect(modelTaskSchema.options).toEqual(modelTaskNames)
})

test('without an account the grammar writes, and nothing is sent', async () => {
	const answer = await api.app.inject({ method: 'POST', url, payload: ask })
	expect(answer.json()).toMatchObject({ engine: 'local', whyLocal: null, tokens: 0 })
	expect(stub.asked).toHaveLength(0)
})

test('words that the person names stay here too', async () => {
	const person = await signedIn(api)
	await person.call('POST', url, { payload: { ...ask, hide: ['Adaeze'] } })
	expect(stub.asked[0]?.data).not.toContain('Adaeze')
})

test('a text that holds is offered with its facts, and names stay here', async () => {
	stub.doTask = ({ facts: [fact] }) =>
		plain(fact?.text.replace('Responsible for answering', 'Answered') ?? '')
	const person = await signedIn(api, { firstName: 'Adaeze' })
	const answer = await person.call('POST', url, { payload: ask })
	expect(answer.json()).toEqual({
		engine: 'model',
		offered: [{ id: 'plain', text: 'Answered 40 calls a day for Adaeze', facts: ['f1'] }],
		toConfirm: [],
		refused: [],
		keptBack: [],
		whyLocal: null,
		tokens: 240,
	})
	expect(stub.asked[0]?.data).not.toContain('Adaeze')
})

test('what is refused goes back once with the reasons, and may then hold', async () => {
	const person = await signedIn(api)
	stub.doTask = ({ refused }) =>
		plain(
			refused ? 'Answered 40 calls a day for Adaeze' : 'Led 90 people answering calls for Adaeze',
		)
	const answer = await person.call('POST', url, { payload: ask })
	expect(answer.json()).toMatchObject({ engine: 'model', refused: [], tokens: 480 })
	expect(answer.json().offered).toHaveLength(1)
	expect(stub.asked).toHaveLength(2)
	expect(stub.asked[1]?.data).toContain('You didn’t give the number “90”.')
})

test('texts are told as they are finished and checked, and one that was refused is never told', async () => {
	const person = await signedIn(api)
	const good = { id: 'short', text: 'Answered 40 calls a day for Adaeze', evidence: ['f1'] }
	stub.doTask = () => [good, ...plain('Led 90 people answering calls')]
	const answer = await person.call('POST', `${url}stream/`, { payload: ask })
	expect(answer.headers['content-type']).toBe('application/x-ndjson')
	const events = answer.body
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line))
	const offered = [{ id: 'short', text: good.text, facts: ['f1'] }]
	expect(events[0]).toEqual({ progress: { step: 'writing', offered: [] } })
	expect(events).toContainEqual({ progress: { step: 'writing', offered } })
	expect(events).toContainEqual({ progress: { step: 'correcting', offered } })
	expect(events.at(-1).result).toMatchObject({ engine: 'model', offered })
	expect(answer.body).not.toContain('Led 90')
})

test('a model that insists is not believed: the grammar writes, and the result says why', async () => {
	const person = await signedIn(api)
	stub.doTask = () => plain('Led 90 people answering calls')
	const answer = await person.call('POST', url, { payload: ask })
	expect(answer.json()).toMatchObject({
		engine: 'local',
		whyLocal: 'not_faithful',
		offered: [{ id: 'line', text: 'Answered 40 calls a day for Adaeze', facts: ['f1'] }],
	})
	expect(JSON.stringify(answer.json().refused)).not.toContain('Led 90')
	expect(stub.asked).toHaveLength(2)
})

test('the operator sees how many texts of a task were offered, and how many accepted', async () => {
	const person = await signedIn(api)
	const count = async (outcome: string) => {
		const { values } = await api.background.metrics.modelTexts.get()
		const found = values.find(
			({ labels }) => labels.task === 'reword' && labels.outcome === outcome,
		)
		return found?.value ?? 0
	}
	const before = { offered: await count('offered'), accepted: await count('accepted') }
	stub.doTask = () => plain('Answered 40 calls a day for Adaeze')
	await person.call('POST', url, { payload: ask })
	const payload = { task: 'reword', outcome: 'accepted' }
	const answer = await person.call('POST', `${url}settled/`, { payload })
	expect(answer.statusCode).toBe(204)
	expect(await count('offered')).toBe(before.offered + 1)
	expect(await count('accepted')).toBe(before.accepted + 1)
	const [sums] = await api.background.modelDays.sums(1)
	expect(sums).toMatchObject({ task: 'reword', accepted: 1 })
	expect(sums?.offered).toBeGreaterThan(0)
	expect(sums?.tokens).toBeGreaterThan(0)
})

test('what would be sent is shown word for word before it leaves', async () => {
	const person = await signedIn(api, { firstName: 'Adaeze' })
	const shown = (await person.call('POST', `${url}preview/`, { payload: ask })).json()
	expect(stub.asked).toHaveLength(0)
	expect(shown).toMatchObject({ model: 'stub', sentTo: new URL(stub.baseUrl).host, keptBack: [] })
	expect(shown.tokensLeft).toBe(6000)
	await person.call('POST', url, { payload: ask })
	const withoutSign = (text = '') => text.replaceAll(/data-[\w-]+>/g, 'data>')
	expect(withoutSign(stub.asked[0]?.data)).toBe(withoutSign(shown.data))
	expect(withoutSign(stub.asked[0]?.instructions)).toBe(withoutSign(shown.instructions))
})

test('the tokens of a task count, and without enough nothing is sent', async () => {
	const person = await signedIn(api)
	stub.doTask = () => plain('Answered 40 calls a day for Adaeze')
	const left = async () =>
		(await person.call('GET', '/api/rewrites/engine/')).json().tokensLeft as number
	await person.call('POST', url, { payload: ask })
	expect(await left()).toBe(5760)
	for (let times = 0; times < 30; times += 1) await person.call('POST', url, { payload: ask })
	const sent = stub.asked.length
	expect((await person.call('POST', url, { payload: ask })).json().whyLocal).toBe('used_up')
	expect(stub.asked).toHaveLength(sent)
})

test('bad input is refused', async () => {
	const person = await signedIn(api)
	const post = (payload: object) => person.call('POST', url, { payload })
	expect((await post({ task: 'score' })).statusCode).toBe(400)
	expect((await post({ task: 'reword', facts: [{ id: '<', text: '' }] })).statusCode).toBe(400)
	expect((await post({ task: 'reword', request: 'a'.repeat(501) })).statusCode).toBe(400)
	expect((await post({ task: 'advert', context: 'a'.repeat(20_001) })).statusCode).toBe(400)
})
