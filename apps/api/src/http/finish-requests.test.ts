import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { finishRequests } from './finish-requests.ts'

test('requests whose connections wait while the server closes are answered', async () => {
	const app = Fastify({ return503OnClosing: false, forceCloseConnections: 'idle' })
	app.post('/', async () => {
		await setImmediate()
		return 'done'
	})
	const address = await app.listen({ host: '127.0.0.1', port: 0 })
	const answers = Array.from({ length: 40 }, async () => {
		const sent = request(address, { method: 'POST', agent: false }).end()
		const [answer] = (await once(sent, 'response')) as [IncomingMessage]
		answer.resume()
		return answer.statusCode
	})
	const outcomes = Promise.allSettled(answers)
	await finishRequests(app, 60_000)
	expect((await outcomes).filter(({ status }) => status === 'rejected')).toEqual([])
})
