import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { guestSessionSchema } from '@app/contract'
import { expect, inject, onTestFinished, test } from 'vitest'
import { guestPath } from './test/guest-analysis-calls.ts'
import { createTestDatabase, testServerUrl } from './test/postgres-test-database.ts'
import { copyPrepared } from './test/prepare-data.ts'
import { addressOf, runProgram } from './test/run-program.ts'
import { temporaryFolder } from './test/temporary-folder.ts'

/** A server that would drain for longer than any test waits. */
async function startServing() {
	const DATA_DIR = await temporaryFolder(onTestFinished)
	const environment: Record<string, string> = {
		PORT: '0',
		HOST: '127.0.0.1',
		READER_PROCESSES: '1',
		RENDER_PROCESSES: '1',
		DRAIN_SECONDS: '300',
		DATA_DIR,
	}
	if (testServerUrl === null) copyPrepared(inject('preparedDataDir'), DATA_DIR)
	else {
		const { url, drop } = await createTestDatabase(testServerUrl, inject('preparedDatabase'))
		onTestFinished(drop)
		environment.DATABASE_URL = url
	}
	const program = runProgram('server', environment, onTestFinished)
	return { program, address: await addressOf(program) }
}

/** Calls over one connection that is kept while the server lets it. */
function keptConnection(address: string) {
	const agent = new Agent({ keepAlive: true, maxSockets: 1 })
	onTestFinished(() => agent.destroy())
	return async (path: string) => {
		const answer = await answerTo(request(`${address}${path}`, { agent }).end())
		answer.resume()
		await once(answer, 'end')
		return { status: answer.statusCode, connection: answer.headers.connection }
	}
}

async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
	const [answer] = (await once(sent, 'response')) as [IncomingMessage]
	return answer
}

/** Begins to send a file; the returned function sends the rest and returns the server's answer. */
async function beginUpload(address: string) {
	const boundary = 'half-and-half'
	const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\ncontent-type: text/plain\r\n\r\n`
	const text = 'Ada Lovelace\nada@example.com\n\nExperience\nAnalyst, Engines Ltd, 2019 to 2024\n'
	const sent = request(`${address}${guestPath}/analyze/`, {
		method: 'POST',
		headers: {
			'content-type': `multipart/form-data; boundary=${boundary}`,
			expect: '100-continue',
		},
	})
	sent.flushHeaders()
	await once(sent, 'continue')
	sent.write(head + text)
	return async () => {
		sent.end(`${text}\r\n--${boundary}--\r\n`)
		const answer = await answerTo(sent)
		const chunks: Buffer[] = []
		for await (const chunk of answer) chunks.push(chunk as Buffer)
		return { answer, body: JSON.parse(Buffer.concat(chunks).toString()) as unknown }
	}
}

const isRefused = (address: string) =>
	fetch(`${address}/readyz`).then(
		() => false,
		() => true,
	)

test.skipIf(testServerUrl === null)(
	'a server that is asked to stop says so and serves on, then finishes what it has begun',
	async () => {
		const { program, address } = await startServing()
		const ask = keptConnection(address)
		expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
		const finishEarlierUpload = await beginUpload(address)
		program.process.kill('SIGTERM')
		await expect.poll(async () => (await ask('/readyz')).status).toBe(503)
		expect(await ask('/api/templates/')).toEqual({ status: 200, connection: 'close' })
		const earlier = await finishEarlierUpload()
		expect([earlier.answer.statusCode, earlier.answer.headers.connection]).toEqual([200, 'close'])

		const finishUpload = await beginUpload(address)
		program.process.kill('SIGINT')
		while (!(await isRefused(address))) await wait(10)
		const { answer, body } = await finishUpload()
		expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
		expect(guestSessionSchema.parse(body).session_id).toBeTruthy()
		expect(await program.ended()).toBe(0)
	},
)

test.skipIf(testServerUrl !== null)(
	'a server that is alone with its database does not wait before it stops',
	async () => {
		const { program } = await startServing()
		expect(await program.stop()).toBe(0)
	},
)
