import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { databaseSocket } from './database-socket.ts'

/** What PostgreSQL says first: that somebody is let in, and that it is ready. */
const greeting = Buffer.from('520000000800000000' + '5a0000000549', 'hex')

/** Connects to a server that says nothing after its greeting, whatever it is asked, and keeps the connection. */
async function connectToSilence(silenceMs: number): Promise<pg.Client> {
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		socket.on('error', () => {})
		socket.once('data', () => socket.write(greeting))
		onTestFinished(() => void socket.destroy())
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => void server.close())
	const { port } = server.address() as AddressInfo
	const client = new pg.Client({
		host: '127.0.0.1',
		port,
		user: 'ella',
		stream: () => databaseSocket(silenceMs),
	})
	await client.connect()
	return client
}

test('a statement ends with an error when PostgreSQL is silent for too long', async () => {
	const client = await connectToSilence(50)
	client.on('error', () => {})
	await expect(client.query('select 1')).rejects.toThrow('PostgreSQL was silent for 50 ms.')
})

test('a connection that is being closed while PostgreSQL is silent ends without an error', async () => {
	const client = await connectToSilence(50)
	// As the job queue does with one that it gives up.
	client.removeAllListeners()
	const ended = new Promise((done) => client.connection.stream.on('close', done))
	void client.end()
	await ended
})
