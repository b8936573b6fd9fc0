import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createDraining } from '#services/draining.ts'
import { drainConnections } from './drain-connections.ts'

test('an answer closes its connection once the server drains, also when its request came before', async () => {
	const app = Fastify()
	const draining = createDraining()
	drainConnections(app, draining)
	app.get('/', async () => 'done')
	app.get('/slow', async () => {
		draining.begin()
		await setImmediate()
		return 'done'
	})
	expect((await app.inject('/')).headers.connection).toBe('keep-alive')
	expect((await app.inject('/slow')).headers.connection).toBe('close')
	expect((await app.inject('/')).headers.connection).toBe('close')
	expect((await app.inject('/missing')).headers.connection).toBe('close')
})
