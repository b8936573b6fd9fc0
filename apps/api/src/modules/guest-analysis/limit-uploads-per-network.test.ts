import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { currentTurnTaker } from '#db/turn-taker.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { guestPath, upload } from '#test/guest-analysis-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'

const crowd = '192.0.2.1'
const neighbour = '192.0.2.2'
const here = '127.0.0.1'
const mostPerMinute = 12
const limit = { name: 'upload', max: mostPerMinute, windowMs: 60_000 }
const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="cv.txt"\r\n\r\n'
const whole = `${part}${plainTextCv}\r\n--x--\r\n`

let api: TestApp
let port: number
const logged: string[] = []
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const config = { uploadsPerMinute: mostPerMinute }
	api = await openTestApp(later, { works: false, config, onLog: (line) => logged.push(line) })
	const origin = new URL(await api.app.listen({ port: 0, host: here }))
	port = Number(origin.port)
})
beforeEach(() => {
	// A minute that begins anew.
	api.clock.aheadMs += limit.windowMs
})

const countOf = async (network: string) =>
	(await api.background.accounts.attempts.take(limit, network, 0)).count

const send = (from: string) => upload(api.app, { bytes: plainTextCv, name: 'cv.txt', from })

function sendMany(count: number, from: string) {
	return Promise.all(Array.from({ length: count }, () => send(from)))
}

/**
 * Holds uploads back until they are released, and counts the most uploads that were being received at once for each
 * address.
 */
function holdReceiving() {
	const { files } = api.background
	const { receive } = files
	const { promise: released, resolve: release } = Promise.withResolvers<void>()
	const running = new Map<string, number>()
	const most = new Map<string, number>()
	const spy = vi.spyOn(files, 'receive').mockImplementation(async (...given) => {
		const asker = currentTurnTaker().key
		const now = (running.get(asker) ?? 0) + 1
		running.set(asker, now)
		most.set(asker, Math.max(now, most.get(asker) ?? 0))
		if (asker !== neighbour) await released
		try {
			return await receive(...given)
		} finally {
			running.set(asker, (running.get(asker) ?? 1) - 1)
		}
	})
	onTestFinished(() => {
		release()
		spy.mockRestore()
	})
	return { release, running, most }
}

/** An upload of which so much is sent and no more. */
function beginSending(body: string): ClientRequest {
	const sending = request({
		host: here,
		port,
		path: `${guestPath}/analyze/`,
		method: 'POST',
		headers: {
			'content-type': 'multipart/form-data; boundary=x',
			'content-length': Buffer.byteLength(whole),
		},
	})
	sending.on('error', () => {})
	sending.write(body)
	onTestFinished(() => void sending.destroy())
	return sending
}

async function statusOf(sending: ClientRequest): Promise<number | undefined> {
	const [response] = await once(sending, 'response')
	response.resume()
	return response.statusCode
}

test('uploads of one address are counted and received two at a time, and another begins at once', async () => {
	const { release, running, most } = holdReceiving()
	const sent = sendMany(12, crowd)
	await expect.poll(() => running.get(crowd)).toBe(2)
	expect((await send(neighbour)).statusCode).toBe(200)
	expect(await countOf(crowd)).toBe(2)
	release()
	expect((await sent).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
	expect(most.get(crowd)).toBe(2)
	expect(await countOf(crowd)).toBe(12)
})

test('an address that is over its limit is refused without asking the database, until the minute is over', async () => {
	const taking = vi.spyOn(api.background.accounts.attempts, 'take')
	onTestFinished(() => taking.mockRestore())
	const answers = await sendMany(mostPerMinute + 2, crowd)
	await sendMany(10, crowd)
	expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(mostPerMinute)
	expect(taking.mock.calls.length).toBeLessThanOrEqual(mostPerMinute + 2)
	api.clock.aheadMs += limit.windowMs
	expect((await send(crowd)).statusCode).toBe(200)
})

test('no more uploads of one address wait than it may send in a minute', async () => {
	const { release, running } = holdReceiving()
	const sent = sendMany(mostPerMinute + 2, crowd)
	await expect.poll(() => running.get(crowd)).toBe(2)
	const refused = await send(crowd)
	expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
	expect(refused.headers['retry-after']).toBe('60')
	release()
	await sent
})

test('bodies that trickle hold two turns of their address and nobody else', async () => {
	const slow = [beginSending(part), beginSending(part)]
	await expect.poll(() => countOf(here)).toBe(2)
	const third = beginSending(whole)
	expect((await send(neighbour)).statusCode).toBe(200)
	expect(await countOf(here)).toBe(2)
	for (const sending of slow) sending.end(whole.slice(part.length))
	expect(await Promise.all([...slow, third].map(statusOf))).toEqual([200, 200, 200])
})

test('whoever leaves while waiting loses the place and is not counted', async () => {
	const slow = [beginSending(part), beginSending(part)]
	await expect.poll(() => countOf(here)).toBe(2)
	const arriving = once(api.app.server, 'request')
	const leaving = beginSending(whole)
	const [, answering] = await arriving
	const staying = beginSending(whole)
	leaving.destroy()
	await once(answering, 'close')
	for (const sending of slow) sending.end(whole.slice(part.length))
	expect(await Promise.all([...slow, staying].map(statusOf))).toEqual([200, 200, 200])
	expect(await countOf(here)).toBe(3)
})

test.each([
	['before its file', '--x\r\n'],
	['within its file', part],
])('an upload that breaks off %s gives its turn back and is no failure', async (_name, body) => {
	const broken = [beginSending(body), beginSending(body)]
	await expect.poll(() => countOf(here)).toBe(2)
	for (const sending of broken) sending.destroy()
	expect(await statusOf(beginSending(whole))).toBe(200)
	expect(logged).toEqual([])
})

test('a body that is no form is not parsed before its address is counted', async () => {
	const answer = await api.app.inject({
		method: 'POST',
		url: `${guestPath}/analyze/`,
		remoteAddress: crowd,
		headers: { 'content-type': 'application/json' },
		payload: '{"',
	})
	expect([answer.statusCode, answer.json().code]).toEqual([400, 'file_missing'])
	expect(await countOf(crowd)).toBe(1)
})
