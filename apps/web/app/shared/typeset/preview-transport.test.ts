import { defaultDesign, emptyCv } from '@app/cv'
import { beforeEach, expect, test } from 'vitest'
import { NoAnswerError } from '#shared/api/api-error.ts'
import { previewTransport } from './preview-transport.ts'

beforeEach(() => {
	// A server that never answers.
	globalThis.fetch = (_url, { signal } = {}) =>
		new Promise((_, reject) =>
			signal?.addEventListener('abort', () => reject(signal.reason as Error)),
		)
})

function sendUnder(signal: AbortSignal): Promise<unknown> {
	const input = { document: emptyCv(), design: defaultDesign() }
	const nothing = { hashes: () => [], names: () => ({ known: [], outlines: [] }) }
	const sent = previewTransport.send(input, nothing, signal)
	return sent.catch((error: unknown) => error)
}

test('a request that is under way when the connection goes is not waited for', async () => {
	const failed = sendUnder(new AbortController().signal)
	window.dispatchEvent(new Event('offline'))
	const error = await failed
	expect(error).toBeInstanceOf(NoAnswerError)
	expect(previewTransport.kindOf(error)).toBe('waiting')
})

test('what is called off is not told as a server without an answer', async () => {
	const caller = new AbortController()
	const failed = sendUnder(caller.signal)
	caller.abort()
	expect(await failed).not.toBeInstanceOf(NoAnswerError)
})
