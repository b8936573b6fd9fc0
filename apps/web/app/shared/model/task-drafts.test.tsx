import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { TaskDrafts } from './task-drafts.tsx'

afterEach(cleanup)

const sentence = { id: '1', text: 'Ordered stock.', facts: ['job.0.0'] }

/** A stream that is written to while it is read, as a model's answer comes. */
function openStream() {
	const { readable, writable } = new TransformStream<string, string>()
	const writer = writable.getWriter()
	const tell = (event: object) => writer.write(`${JSON.stringify(event)}\n`)
	return { response: new Response(readable.pipeThrough(new TextEncoderStream())), tell, writer }
}

function show() {
	const stream = openStream()
	const onAccept = vi.fn()
	let signal: AbortSignal | null | undefined
	stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, { model: 'Llama', mayAsk: true, tokensLeft: 900, ownProviders: [] }),
	})
	const others = globalThis.fetch
	globalThis.fetch = (url, init) => {
		if (!String(url).endsWith('/tasks/stream/')) return others(url, init)
		signal = init?.signal
		return Promise.resolve(stream.response)
	}
	const Page = () => (
		<TaskDrafts
			what="a profile"
			sent="your lines"
			notSent="Your name"
			prepare={() =>
				Promise.resolve({ task: 'profile', facts: [{ id: 'job.0.0', text: 'Ordered stock' }] })
			}
			onAccept={onAccept}
		/>
	)
	showPage(Page, { path: '/editor' })
	return { ...stream, onAccept, wasLeft: () => signal?.aborted === true }
}

test('each text is shown when it has passed the check, and can only be taken when all is there', async () => {
	const { tell } = show()
	fireEvent.click(await screen.findByRole('button', { name: 'Ask Llama for a profile' }))
	await screen.findByText('0 seconds')
	await tell({ progress: { step: 'writing', offered: [] } })
	await tell({ progress: { step: 'writing', offered: [sentence] } })
	await screen.findByText('Ordered stock.')
	screen.getByText('1 checked so far')
	expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
	await tell({ progress: { step: 'correcting', offered: [sentence] } })
	await screen.findByText(/so we’ve asked for that again/)
	const rest = { toConfirm: [], refused: [], keptBack: [], whyLocal: null, tokens: 9 }
	await tell({ result: { engine: 'model', offered: [sentence], ...rest } })
	await screen.findByText('One sentence from your own facts.')
	expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull()
	screen.getByRole('button', { name: 'Accept' })
})

test('stopping leaves the call, and a second press while it runs asks nothing more', async () => {
	const { tell, wasLeft } = show()
	const ask = await screen.findByRole('button', { name: 'Ask Llama for a profile' })
	fireEvent.click(ask)
	await tell({ progress: { step: 'writing', offered: [sentence] } })
	await screen.findByText('Ordered stock.')
	fireEvent.click(ask)
	fireEvent.click(screen.getByRole('button', { name: 'Stop' }))
	expect(wasLeft()).toBe(true)
	expect(screen.queryByText('Ordered stock.')).toBeNull()
	expect(ask.getAttribute('aria-disabled')).toBe('false')
	expect(screen.queryByRole('alert')).toBeNull()
})

test('an answer that is cut off is said to be, and nothing of it can be taken', async () => {
	const { tell, writer } = show()
	fireEvent.click(await screen.findByRole('button', { name: 'Ask Llama for a profile' }))
	await tell({ progress: { step: 'writing', offered: [sentence] } })
	await screen.findByText('Ordered stock.')
	await writer.close()
	await screen.findByText('The answer was cut off. Please try again.')
	expect(screen.queryByText('Ordered stock.')).toBeNull()
})
