import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createDraining } from '#services/draining.ts'
import { refuseReadsWhileDraining } from './refuse-reads-while-draining.ts'

const proxied = { 'x-next-upstream': 'http_502' }

function serverWithRoutes() {
	const app = Fastify()
	const draining = createDraining()
	refuseReadsWhileDraining(app, draining)
	app.route({ method: ['GET', 'HEAD', 'POST', 'PATCH'], url: '/', handler: async () => 'done' })
	const ask = async (method: 'GET' | 'HEAD' | 'POST' | 'PATCH', headers = {}) =>
		(await app.inject({ method, url: '/', headers })).statusCode
	return { app, draining, ask }
}

test('a draining server passes reads on, and does what could not be sent twice', async () => {
	const { draining, ask } = serverWithRoutes()
	expect(await ask('GET', proxied)).toBe(200)
	draining.begin()
	expect(await ask('GET', proxied)).toBe(502)
	expect(await ask('HEAD', proxied)).toBe(502)
	expect(await ask('POST', proxied)).toBe(200)
	expect(await ask('PATCH', proxied)).toBe(200)
})

test('a draining server answers everybody itself who would not ask another one', async () => {
	const { draining, ask } = serverWithRoutes()
	draining.begin()
	expect(await ask('GET')).toBe(200)
	expect(await ask('GET', { 'x-next-upstream': 'error' })).toBe(200)
})

test('a read that no other server could answer is asked for again in a moment', async () => {
	const { app, draining } = serverWithRoutes()
	draining.begin()
	const { headers, body } = await app.inject({ url: '/', headers: proxied })
	expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' })
	expect(JSON.parse(body)).toMatchObject({ code: 'server_busy' })
})
