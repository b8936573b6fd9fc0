import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { background, currentTurnTaker } from '../db/turn-taker.ts'
import { setErrorHandler } from './error-handler.ts'
import { neverShed, shedLoad, shedTo } from './shed-load.ts'

const maxWaitMs = 20

/** A server whose queue is as long as a test says. */
async function serverWithQueue({ waitMs }: { waitMs: number }, limit = maxWaitMs) {
	const queue = { waitMs }
	const app = Fastify()
	setErrorHandler(app, { report: () => null })
	const ask = () => new Promise((resolve) => setTimeout(resolve, queue.waitMs))
	await shedLoad(app, { ask, maxWaitMs: limit })
	app.get('/api/cvs/', async () => 'served')
	app.get('/api/picture.png', { config: shedTo('/other.png') }, async () => 'drawn')
	app.get('/livez', { config: neverShed }, async () => 'alive')
	app.setNotFoundHandler(async (_request, reply) => reply.code(200).send('a page'))
	return { app, queue }
}

test('while the queue is long, calls are refused with Retry-After, and served when it is short again', async () => {
	const { app, queue } = await serverWithQueue({ waitMs: 200 })
	const status = async () => (await app.inject('/api/cvs/')).statusCode
	await expect.poll(status).toBe(503)
	const refused = await app.inject('/api/cvs/')
	expect(refused.json().code).toBe('server_busy')
	expect(refused.headers['retry-after']).toBe('5')
	queue.waitMs = 0
	await expect.poll(status).toBe(200)
	await app.close()
})

test('whoever asks whether the server lives, and for files, is answered all the same', async () => {
	const { app } = await serverWithQueue({ waitMs: 200 })
	await expect.poll(async () => (await app.inject('/api/nothing/')).statusCode).toBe(503)
	expect((await app.inject('/livez')).body).toBe('alive')
	expect((await app.inject('/assets/app.js')).body).toBe('a page')
	await app.close()
})

test('a picture that cannot be drawn now is another one until it can', async () => {
	const { app, queue } = await serverWithQueue({ waitMs: 200 })
	const ask = async () => {
		const { statusCode, headers, body } = await app.inject('/api/picture.png')
		return [statusCode, headers.location, body]
	}
	await expect.poll(ask).toEqual([302, '/other.png', ''])
	queue.waitMs = 0
	await expect.poll(ask).toEqual([200, undefined, 'drawn'])
	await app.close()
})

test('a wait is long sooner while there are many requests', async () => {
	const app = Fastify()
	setErrorHandler(app, { report: () => null })
	const ask = () => new Promise((resolve) => setTimeout(resolve, 300))
	await shedLoad(app, { ask, maxWaitMs: 2000 })
	const { promise: over, resolve: answer } = Promise.withResolvers<string>()
	app.get('/api/jobs/', () => over)
	app.get('/api/cvs/', async () => 'served')
	const status = async () => (await app.inject('/api/cvs/')).statusCode
	const many = Array.from({ length: 24 }, () => app.inject('/api/jobs/'))
	await expect.poll(status, { timeout: 5000 }).toBe(503)
	answer('at last')
	await Promise.all(many)
	await expect.poll(status, { timeout: 5000 }).toBe(200)
	// With one request at a time, the same wait is none.
	for (let samples = 0; samples < 15; samples += 1) {
		expect(await status()).toBe(200)
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	await app.close()
})

test('the queue is measured as a caller of its own, not as a job, which stands back', async () => {
	const app = Fastify()
	const callers: string[] = []
	const ask = async () => void callers.push(currentTurnTaker().key)
	await shedLoad(app, { ask, maxWaitMs })
	app.get('/api/cvs/', async () => 'served')
	await app.inject('/api/cvs/')
	await expect.poll(() => callers.length).toBe(1)
	expect(callers).not.toContain(background)
	await app.close()
})

test('a database that is gone is no queue', async () => {
	const app = Fastify()
	const ask = vi.fn(async () => {
		await new Promise((resolve) => setTimeout(resolve, 250))
		throw new Error('gone')
	})
	await shedLoad(app, { ask, maxWaitMs: 200 })
	app.get('/api/cvs/', async () => 'served')
	const asked = async () => {
		expect((await app.inject('/api/cvs/')).statusCode).toBe(200)
		return ask.mock.calls.length
	}
	await expect.poll(asked).toBeGreaterThan(3)
	await app.close()
})

test('a server that nobody asks anything asks its database nothing', async () => {
	const app = Fastify()
	const ask = vi.fn(async () => undefined)
	await shedLoad(app, { ask, maxWaitMs })
	app.get('/api/cvs/', async () => 'served')
	await app.inject('/api/cvs/')
	await expect.poll(() => ask.mock.calls.length).toBe(1)
	const samples = vi.fn()
	const timer = setInterval(samples, 100)
	await expect.poll(() => samples.mock.calls.length).toBeGreaterThanOrEqual(4)
	clearInterval(timer)
	expect(ask).toHaveBeenCalledTimes(1)
	await app.close()
})

test('a limit of 0 refuses nobody', async () => {
	const { app } = await serverWithQueue({ waitMs: 200 }, 0)
	expect((await app.inject('/api/cvs/')).statusCode).toBe(200)
	await app.close()
})
