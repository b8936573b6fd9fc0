import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { waitForQuiet } from './wait-for-quiet.ts'

async function startAnswering() {
	const server = createServer((_request, response) => response.end()).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	const { port } = server.address() as AddressInfo
	return { server, ask: () => fetch(`http://127.0.0.1:${port}/`) }
}

test('a server is not quiet while requests come, on new connections or on kept ones', async () => {
	const { server, ask } = await startAnswering()
	let isQuiet = false
	const quiet = waitForQuiet(server, new AbortController().signal).then(() => {
		isQuiet = true
	})
	for (let count = 0; count < 25; count += 1) {
		await ask()
		await wait(20)
		expect(isQuiet).toBe(false)
	}
	await quiet
})

test('waiting for quiet ends when it is given up', async () => {
	const { server, ask } = await startAnswering()
	const giveUp = new AbortController()
	const quiet = waitForQuiet(server, giveUp.signal)
	await ask()
	giveUp.abort()
	await quiet
	expect(server.listenerCount('connection')).toBe(1)
})
