import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'

const received: { url: string; headers: object; body: unknown }[] = []
const { later, cleanUp } = cleanUps()
let api: TestApp
afterAll(cleanUp)
beforeAll(async () => {
	const service = createServer((request, response) => {
		void json(request).then((body) => {
			received.push({ url: request.url ?? '', headers: request.headers, body })
			response.writeHead(204).end()
		})
	})
	service.listen(0, '127.0.0.1')
	await once(service, 'listening')
	later(async () => void service.close())
	const address = service.address()
	const port = typeof address === 'object' ? address?.port : 0
	const analytics = { id: 'G-TEST', secret: 's', url: `http://127.0.0.1:${port}/mp/collect` }
	api = await openTestApp(later, { config: { analytics }, works: false })
})

const event = { name: 'cv_download', format: 'pdf' }
const send = (more: { body?: object; headers?: Record<string, string> } = {}) =>
	api.app.inject({
		method: 'POST',
		url: '/api/analytics/events/',
		payload: more.body ?? { client: '12345678.87654321', event },
		headers: { 'user-agent': 'A browser', ...more.headers },
		remoteAddress: '198.51.100.7',
	})

test('an event is passed on with what the contract names, and nothing of who sent it', async () => {
	expect((await api.app.inject('/api/analytics/')).json()).toEqual({ isConfigured: true })
	expect((await send()).statusCode).toBe(204)
	const [only] = received
	expect(only?.url).toBe('/mp/collect?measurement_id=G-TEST&api_secret=s')
	expect(only?.body).toEqual({
		client_id: '12345678.87654321',
		non_personalized_ads: true,
		events: [{ name: 'cv_download', params: { format: 'pdf' } }],
	})
	expect(JSON.stringify(only)).not.toMatch(/198\.51\.100\.7|A browser/)
})

test('a browser that asks for privacy is not counted', async () => {
	const before = received.length
	expect((await send({ headers: { 'sec-gpc': '1' } })).statusCode).toBe(204)
	expect(received).toHaveLength(before)
})

test('an event that the contract does not name is refused', async () => {
	const body = { client: '12345678.87654321', event: { name: 'cv_words', words: 'secret' } }
	expect((await send({ body })).statusCode).toBe(400)
})

test('a field that the contract does not name is left behind', async () => {
	const before = received.length
	const client = '12345678.87654321'
	await send({ body: { client, event: { ...event, email: 'ada@example.com' } } })
	expect(JSON.stringify(received.slice(before))).not.toContain('ada@example.com')
})
