import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ModelConfig } from '#model-config.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { signedIn } from '#test/signed-in-account.ts'
import { openStubModel, type StubModel } from '#test/stub-model.ts'
import { readConfig } from '../../config.ts'

const { later, cleanUp } = cleanUps()
let [api, stub, operators] = [{} as TestApp, {} as StubModel, {} as StubModel]
const logged: string[] = []

beforeAll(async () => {
	stub = await openStubModel(later)
	operators = await openStubModel(later)
	const model: ModelConfig = {
		provider: 'openai-compatible',
		baseUrl: operators.baseUrl,
		apiKey: 'key of the operator',
		modelFile: null,
		model: 'operators',
		outputMode: null,
		timeoutMs: 20_000,
		maxInputChars: 6000,
		dailyTokens: { free: 6000, premium: 9000 },
	}
	const { ownModels } = readConfig({ AI_OWN_KEYS: `anthropic,mine=${stub.baseUrl}` })
	api = await openTestApp(later, {
		works: false,
		config: { model, ownModels, guestTokens: 2000 },
		onLog: (message) => logged.push(message),
	})
})
beforeEach(() => {
	for (const one of [stub, operators]) {
		one.asked.length = 0
		one.manner = 'behaves'
		one.doTask = () => [
			{ id: 'plain', text: 'Answered 40 calls a day for shops', evidence: ['f1'] },
		]
	}
})
afterAll(cleanUp)

const url = '/api/model/tasks/'
const key = 'sk-of-somebody-0123456789'
const own = { provider: 'mine', model: 'vendor/model-1.5', key }
const facts = [{ id: 'f1', text: 'Responsible for answering 40 calls a day for shops' }]
const ask = { task: 'reword', facts }
const post = (path: string, payload: object) =>
	api.app.inject({ method: 'POST', url: path, payload })

test('a request with an own key is answered by that model, with that key, and costs no allowance', async () => {
	const person = await signedIn(api)
	const answer = await person.call('POST', url, { payload: { ...ask, own } })
	expect(answer.json()).toMatchObject({ engine: 'model', whyLocal: null, tokens: 240 })
	expect(stub.asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${key}`])
	expect(operators.asked).toHaveLength(0)
	const { tokensLeft, ownProviders } = (await person.call('GET', '/api/rewrites/engine/')).json()
	expect(tokensLeft).toBe(6000)
	expect(ownProviders).toEqual([
		{ id: 'anthropic', name: 'Anthropic', host: 'api.anthropic.com' },
		{ id: 'mine', name: 'mine', host: new URL(stub.baseUrl).host },
	])
	const lines = { lines: [facts[0]?.text], useModel: true, own }
	stub.write = () => 'Answered 40 calls a day for shops'
	const worded = await person.call('POST', '/api/rewrites/', { payload: lines })
	expect(worded.json().lines[0]).toMatchObject({ engine: 'model' })
})

test('the key is in no table, no log and no answer, whatever goes wrong', async () => {
	const person = await signedIn(api)
	for (const manner of [
		'takes no key',
		'is busy for long',
		'is down',
		'answers with a page',
	] as const) {
		stub.manner = manner
		const told = await person.call('POST', '/api/model/own/test/', { payload: { own } })
		expect(told.body).not.toContain(key)
		expect(told.json().works).toBe(false)
	}
	expect((await post(url, { ...ask, own: { ...own, model: '' } })).body).not.toContain(key)
	const tables = await api.background.database.orm.execute(
		"select string_agg(query_to_xml(format('select * from %I', tablename), false, false, '')::text, '') as all_rows from pg_tables where schemaname = 'public'",
	)
	expect(JSON.stringify(tables)).not.toContain(key)
	expect(logged.join('\n')).not.toContain(key)
})

test.each([
	['takes no key', 'key_refused'],
	['is busy for long', 'busy'],
	['behaves', null],
] as const)('a test of a key whose model %s says %s', async (manner, why) => {
	stub.manner = manner
	const { works, ...told } = (await post('/api/model/own/test/', { own })).json()
	expect({ works, why: told.why }).toEqual({ works: why === null, why })
})

test('only the providers of this site are reached, at the addresses that it names', async () => {
	const bad = [
		{ ...own, provider: 'openai' },
		{ ...own, provider: 'http://127.0.0.1' },
		{ ...own, model: '../../secret' },
		{ ...own, key: 'with spaces and\r\nx: y' },
	]
	for (const one of bad)
		expect((await post('/api/model/own/test/', { own: one })).statusCode, JSON.stringify(one)).toBe(
			400,
		)
	expect(stub.asked).toHaveLength(0)
})

test('what would be sent is shown without the key', async () => {
	const { key: _, ...named } = own
	const shown = (await post(`${url}preview/`, { ...ask, own: named })).json()
	expect(shown).toMatchObject({ model: own.model, sentTo: new URL(stub.baseUrl).host })
	expect(stub.asked).toHaveLength(0)
})

test('people without an account share what the operator gives their network, and no more', async () => {
	const left = async () => (await api.app.inject('/api/rewrites/engine/')).json()
	expect(await left()).toMatchObject({ mayAsk: true, tokensLeft: 2000 })
	expect((await post(url, ask)).json()).toMatchObject({ engine: 'model', tokens: 240 })
	expect(await left()).toMatchObject({ tokensLeft: 1760 })
	for (let times = 0; times < 8; times += 1) await post(url, ask)
	expect((await post(url, ask)).json()).toMatchObject({ engine: 'local', whyLocal: 'used_up' })
	api.clock.aheadMs += 86_400_001
	expect(await left()).toMatchObject({ tokensLeft: 2000 })
	api.clock.aheadMs = 0
})

test('providers are named by the operator, or there are none', () => {
	expect(readConfig({}).ownModels.providers.map(({ id }) => id)).toContain('anthropic')
	expect(readConfig({ AI_OWN_KEYS: 'none' }).ownModels.providers).toEqual([])
	for (const bad of ['nobody', 'mine=ftp://x', 'MINE=http://x', 'openai;google'])
		expect(() => readConfig({ AI_OWN_KEYS: bad }), bad).toThrow('AI_OWN_KEYS')
})
