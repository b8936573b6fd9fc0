import { expect, test } from 'vitest'
import { loadContactCalls } from './load-contact-calls.ts'

test('where what sends a message did not come, it is not said that the server is away', async () => {
	const loading = loadContactCalls(() => Promise.reject(new TypeError('Failed to fetch')))
	await expect(loading).rejects.toThrow(/contact form\. Copy your message, reload the page/)
})
