import { once } from 'node:events'
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanUps } from '#test/clean-ups.ts'
import { guestPath } from '#test/guest-analysis-calls.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { plainTextCv } from '#test/sample-files.ts'

const megabyte = 1_048_576
const part = '\r\n--x\r\ncontent-disposition: form-data; name='
const file = `${part}"file"; filename="cv.txt"\r\ncontent-type: text/plain\r\n\r\n`

let origin: string
const agent = new Agent({ keepAlive: true })
const { later, cleanUp } = cleanUps()
afterAll(cleanUp)
beforeAll(async () => {
	const { app } = await openTestApp(later, { works: false })
	later(async () => agent.destroy())
	origin = await app.listen({ port: 0, host: '127.0.0.1' })
})

// Beyond the limit, some of it is on its way already, and a little is read on so that the answer can be heard.
test.each([
	['a field without an end', `${part}"note"\r\n\r\n`, 40],
	['a name without an end', `\r\n--x\r\ncontent-disposition: form-data; name="`, 40],
	['bytes before the first part', 'x', 40],
	['a file without an end', file, 320],
])('an upload of no stated length is refused: %s', async (_name, opening, mostMegabytes) => {
	const { answer, sent } = await sendEndlessly(opening)
	if (answer !== null) {
		expect(answer.statusCode).toBe(413)
		expect(answer.headers.connection).toBe('close')
	}
	expect(sent).toBeLessThan(mostMegabytes * megabyte)
})

test('bytes behind the form are not read on when its file was taken', async () => {
	const { answer, sent } = await sendEndlessly(`${file}${plainTextCv}\r\n--x--\r\n`)
	if (answer !== null) {
		expect(answer.statusCode).toBe(200)
		expect(answer.headers.connection).toBe('close')
	}
	expect(sent).toBeLessThan(600 * megabyte)
})

test('a form of many fields is refused before its file is taken', async () => {
	const fields = Array.from({ length: 50 }, (_, i) => `${part}"field${i}"\r\n\r\nvalue`).join('')
	const response = await sendWhole(`${fields}${file}${plainTextCv}\r\n--x--\r\n`)
	expect(response.statusCode).toBe(400)
	expect(await json(response)).toMatchObject({ code: 'bad_request' })
})

test('a form with a long field before its file is refused with a sentence, and the connection is kept', async () => {
	const long = `${part}"note"\r\n\r\n${'y'.repeat(8 * megabyte)}`
	const response = await sendWhole(`${long}${file}${plainTextCv}\r\n--x--\r\n`)
	expect(response.statusCode).toBe(413)
	expect(response.headers.connection).not.toBe('close')
	expect(await json(response)).toMatchObject({
		code: 'file_too_large',
		error: expect.stringContaining('too much text beside the file'),
	})
})

function begin(): ClientRequest {
	return request(`${origin}${guestPath}/analyze/`, {
		method: 'POST',
		agent,
		headers: { 'content-type': 'multipart/form-data; boundary=x' },
	})
}

async function sendWhole(body: string): Promise<IncomingMessage> {
	const sending = begin()
	sending.end(body)
	const [response] = await once(sending, 'response')
	return response
}

/**
 * Sends without an end, as fast as the server takes it, until there is an answer. The answer is `null` when the
 * connection was closed before the answer could be read.
 */
async function sendEndlessly(opening: string) {
	const sending = begin()
	const block = Buffer.alloc(65_536, 'y')
	let sent = 0
	let isOver = false
	const more = () => {
		do sent += block.length
		while (!isOver && sent < 1_200 * megabyte && sending.write(block))
	}
	const answered = new Promise<IncomingMessage | null>((resolve) => {
		sending.once('response', resolve)
		sending.on('error', () => resolve(null))
	})
	sending.on('drain', more)
	sending.write(opening)
	more()
	const answer = await answered
	isOver = true
	sending.destroy()
	return { answer, sent }
}
