import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { sendFile } from './send-file.ts'

type Answer = { status: number; body: string }

let server: Server | undefined
afterEach(() => {
	window.localStorage.clear()
	server?.close()
})

const pageWindow = window as unknown as { happyDOM: { setURL: (url: string) => void } }

/** Starts a real server and puts the page on its address; returns a record of the request that it receives. */
async function serverThat(answer: Answer | 'hangs up') {
	const received = { path: '', body: '', authorization: '' }
	const started = createServer(async (request, response) => {
		received.path = request.url ?? ''
		received.authorization = request.headers.authorization ?? ''
		for await (const chunk of request) received.body += chunk
		if (answer === 'hangs up') return response.destroy()
		response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
	})
	server = started
	await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
	const { port } = started.address() as AddressInfo
	pageWindow.happyDOM.setURL(`http://127.0.0.1:${port}/cv-analysis`)
	return received
}

const cv = new File(['Siobhan, nurse'], 'Siobhan CV.txt', { type: 'text/plain' })
const send = (signal = new AbortController().signal) =>
	sendFile(cv, { signal, onPercent: () => {} })

test('the file goes out as the multipart field "file" and the session comes back', async () => {
	const received = await serverThat({ status: 202, body: '{"session_id":"1"}' })
	expect(await send()).toEqual({ session_id: '1' })
	expect(received.path).toBe('/api/ai_cv_parser/guest/analyze/')
	expect(received.body).toContain('name="file"; filename="Siobhan CV.txt"')
	expect(received.body).toContain('Siobhan, nurse')
	expect(received.authorization).toBe('')
})

test('whoever is signed in sends their token with the file', async () => {
	const received = await serverThat({ status: 202, body: '{"session_id":"1"}' })
	window.localStorage.setItem('access_token', 'token')
	await send()
	expect(received.authorization).toBe('Bearer token')
})

test('a refusal carries the sentence, the code and the status of the server', async () => {
	const body = JSON.stringify({ error: 'It is too large.', code: 'file_too_large' })
	await serverThat({ status: 413, body })
	await expect(send()).rejects.toMatchObject({
		message: 'It is too large.',
		code: 'file_too_large',
		status: 413,
	})
})

test('an answer that explains nothing is described by the fallback', async () => {
	await serverThat({ status: 502, body: '<h1>Bad gateway</h1>' })
	await expect(send()).rejects.toMatchObject({ message: 'Failed to upload CV', status: 502 })
})

test('a server that hangs up gave no answer', async () => {
	await serverThat('hangs up')
	await expect(send()).rejects.toBeInstanceOf(NoAnswerError)
})

test('a cancelled upload ends with the reason of its cancelling', async () => {
	const received = await serverThat({ status: 202, body: '{}' })
	const cancelling = new AbortController()
	cancelling.abort(new Error('The person cancelled.'))
	await expect(send(cancelling.signal)).rejects.toThrow('The person cancelled.')
	expect(received.path).toBe('')
})
