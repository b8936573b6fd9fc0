import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { currentTurnTaker } from '../db/turn-taker.ts'
import { attributeDatabaseWork } from './attribute-database-work.ts'

test('a request with and without a body counts as work of its network, in hooks and after waiting', async () => {
	const app = Fastify()
	attributeDatabaseWork(app)
	const inHook: string[] = []
	app.addHook('preHandler', async () => void inHook.push(currentTurnTaker().key))
	const answer = async () => {
		await new Promise(setImmediate)
		return currentTurnTaker().key
	}
	app.get('/', answer)
	app.post('/', answer)
	const url = await app.listen({ port: 0, host: '127.0.0.1' })
	try {
		expect(await (await fetch(url)).text()).toBe('127.0.0.1')
		const sent = { method: 'POST', body: JSON.stringify({ words: 'x'.repeat(200_000) }) }
		const headers = { 'content-type': 'application/json' }
		expect(await (await fetch(url, { ...sent, headers })).text()).toBe('127.0.0.1')
		expect(inHook).toEqual(['127.0.0.1', '127.0.0.1'])
		expect(currentTurnTaker().key).toBe('background')
	} finally {
		await app.close()
	}
})
