import { act, cleanup, render, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { hydratedEvent } from '#shared/hydrated-event.ts'
import { replayEvents } from '../../build-steps/hydration/replay-events.ts'
import { replayInputs } from '../../build-steps/hydration/replay-inputs.ts'
import { replayLeaving } from '../../build-steps/hydration/replay-leaving.ts'
import { BrokenPage, PageOverlays } from './any-page.tsx'

afterEach(() => {
	cleanup()
	document.body.replaceChildren()
})

test('a page that broke has begun too, so that its buttons can be pressed', async () => {
	const begun = vi.fn()
	window.addEventListener(hydratedEvent, begun, { once: true })
	const broken = (
		<>
			<BrokenPage />
			<PageOverlays />
		</>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element: broken }])} />)
	await waitFor(() => expect(begun).toHaveBeenCalledOnce())
})

test('the tab names a page that broke, and one that isn’t there', async () => {
	const loader = () => {
		throw new Error('broken')
	}
	const page = { element: null, ErrorBoundary: BrokenPage, HydrateFallback: () => null }
	const routes = [
		{ path: '/', ...page },
		{ path: '/broken', loader, ...page },
	]
	const router = createMemoryRouter(routes, { initialEntries: ['/broken'] })
	render(<RouterProvider router={router} />)
	await waitFor(() => expect(document.title).toBe('Something went wrong · Ella'))
	await act(() => router.navigate('/nowhere'))
	await waitFor(() => expect(document.title).toBe('Page not found · Ella'))
})

test('an early press is answered with what was written and chosen before it, and the caret stays', async () => {
	const send = vi.fn()
	const page = (
		<>
			<EarlyForm onSend={send} />
			<PageOverlays />
		</>
	)
	const container = document.body.appendChild(document.createElement('div'))
	container.innerHTML = renderToString(page)
	replayInputs({ beginningEvent: 'beginning', begunEvent: hydratedEvent })
	replayEvents(hydratedEvent, () => {})
	const field = container.querySelector('textarea')
	if (field === null) throw new Error('There is no field.')
	field.value = 'Served meals'
	field.dispatchEvent(new Event('input', { bubbles: true }))
	field.setSelectionRange(6, 6)
	container.querySelector<HTMLInputElement>('[value=now]')?.click()
	container.querySelector('button')?.click()
	render(page, { container, hydrate: true })
	await waitFor(() => expect(send).toHaveBeenCalled())
	expect(send.mock.calls).toEqual([['Served meals', 'now']])
	expect(field.value).toBe('Served meals')
	expect(field.selectionStart).toBe(6)
})

test('an error is told of a field that was filled in and left before the page had begun', async () => {
	const page = (
		<>
			<CheckedField />
			<PageOverlays />
		</>
	)
	const container = document.body.appendChild(document.createElement('div'))
	container.innerHTML = renderToString(page)
	replayInputs({ beginningEvent: 'beginning', begunEvent: hydratedEvent })
	replayLeaving(hydratedEvent)
	const field = container.querySelector('input')
	if (field === null) throw new Error('There is no field.')
	field.focus()
	field.value = 'ann@'
	field.dispatchEvent(new Event('input', { bubbles: true }))
	field.blur()
	render(page, { container, hydrate: true })
	await waitFor(() => expect(container.textContent).toContain('ann@ is not an address'))
})

function CheckedField() {
	const [told, setTold] = useState('')
	return (
		<>
			<input
				defaultValue=""
				onBlur={({ target }) => setTold(`${target.value} is not an address`)}
			/>
			{told}
		</>
	)
}

function EarlyForm({ onSend }: { onSend: (words: string, when: string) => void }) {
	const [words, setWords] = useState('')
	const [when, setWhen] = useState('past')
	return (
		<>
			<textarea value={words} onChange={({ target }) => setWords(target.value)} />
			{['past', 'now'].map((one) => (
				<input
					key={one}
					type="radio"
					name="when"
					value={one}
					checked={when === one}
					onChange={() => setWhen(one)}
				/>
			))}
			<button type="button" onClick={() => onSend(words, when)}>
				Send
			</button>
		</>
	)
}
