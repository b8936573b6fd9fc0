import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { type AddressedMessage, openSmtpPool, smtpConnections } from './deliver-over-smtp.ts'

type Received = { id: string; connection: string }

/** A real mail server that counts connections, and whose connections a test can break. */
async function startServer(options: Pick<SMTPServerOptions, 'onData'> = {}) {
	const received: Received[] = []
	const sockets = new Set<Socket>()
	const server = new SMTPServer({
		authOptional: true,
		hideSTARTTLS: true,
		onData: (stream, { id: connection }, done) => {
			void text(stream).then((mail) => {
				received.push({ id: idOf(mail), connection })
				done()
			}, done)
		},
		...options,
	})
	// A connection that the tested pool closes in the middle must not fail the server.
	server.on('error', () => undefined)
	server.server.on('connection', (socket: Socket) => {
		sockets.add(socket)
		socket.once('close', () => sockets.delete(socket))
	})
	server.listen(0, '127.0.0.1')
	await once(server.server, 'listening')
	onTestFinished(() => new Promise((resolve) => server.close(() => resolve())))
	const address = server.server.address()
	const port = typeof address === 'object' ? address?.port : undefined
	const pool = openSmtpPool(`smtp://127.0.0.1:${port}`, 'Ella <ella@cv.example.com>')
	onTestFinished(pool.close)
	return {
		pool,
		received,
		sockets,
		connections: () => new Set(received.map(({ connection }) => connection)).size,
	}
}

const idOf = (mail: string): string => /^message-id: <(.*)@/im.exec(mail)?.[1] ?? ''

const message = (id: string): AddressedMessage => ({
	id,
	to: 'ada@example.com',
	subject: 'Hello',
	text: 'Hello',
	html: '<p>Hello</p>',
})

test('messages one after the other share a connection', async () => {
	const { pool, received, connections } = await startServer()
	for (let index = 0; index < 5; index += 1) await pool.deliver(message(`m${index}`))
	expect(received.map(({ id }) => id)).toEqual(['m0', 'm1', 'm2', 'm3', 'm4'])
	expect(connections()).toBe(1)
})

test('many messages at once open no more connections than the pool has', async () => {
	const { pool, received, connections } = await startServer()
	const ids = Array.from({ length: 20 }, (_, index) => `m${index}`)
	await Promise.all(ids.map((id) => pool.deliver(message(id))))
	expect(received.map(({ id }) => id).sort()).toEqual(ids.sort())
	expect(connections()).toBeLessThanOrEqual(smtpConnections)
})

test('a connection is replaced after a hundred messages', { timeout: 30_000 }, async () => {
	const { pool, received, connections } = await startServer()
	for (let index = 0; index < 101; index += 1) await pool.deliver(message(`m${index}`))
	expect(received).toHaveLength(101)
	expect(connections()).toBe(2)
})

test('an idle connection that the server dropped loses and doubles nothing', async () => {
	const { pool, received, sockets } = await startServer()
	await pool.deliver(message('before'))
	for (const socket of sockets) socket.destroy()
	// At once: the pool may not have heard of the end yet.
	expect(await pool.deliver(message('after'))).toBe(true)
	for (const socket of sockets) socket.end('421 4.4.2 Idle for too long\r\n')
	expect(await pool.deliver(message('last'))).toBe(true)
	expect(received.map(({ id }) => id)).toEqual(['before', 'after', 'last'])
})

test('a break after the message has left rejects, and the pool does not send it again', async () => {
	const arrived: string[] = []
	const { pool, sockets } = await startServer({
		onData: (stream, _session, done) => {
			void text(stream).then((mail) => {
				arrived.push(idOf(mail))
				if (arrived.length === 1) return done()
				for (const socket of sockets) socket.destroy()
			})
		},
	})
	await pool.deliver(message('before'))
	// The server has it but nobody heard so: it is the queue that sends it again.
	await expect(pool.deliver(message('broken'))).rejects.toThrow()
	expect(arrived).toEqual(['before', 'broken'])
	await expect(pool.deliver(message('broken'))).rejects.toThrow()
	expect(arrived).toEqual(['before', 'broken', 'broken'])
})

test('closing ends idle connections, and a message on its way arrives before', async () => {
	const arriving = Promise.withResolvers<void>()
	const mayAnswer = Promise.withResolvers<void>()
	const { pool, sockets } = await startServer({
		onData: (stream, _session, done) => {
			void text(stream).then(async () => {
				arriving.resolve()
				await mayAnswer.promise
				done()
			})
		},
	})
	const sent = pool.deliver(message('last'))
	await arriving.promise
	pool.close()
	mayAnswer.resolve()
	expect(await sent).toBe(true)
	await expect.poll(() => sockets.size).toBe(0)
	await expect(pool.deliver(message('too late'))).rejects.toThrow()
})
