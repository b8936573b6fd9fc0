import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { CvAnalysisScreen } from './screens/cv-analysis-screen.tsx'
import type { GuestCalls } from './session/guest-calls.ts'

afterEach(cleanup)

test('a file that is chosen before the script has arrived is sent once it has', async () => {
	const send = vi.fn<GuestCalls['send']>(() => new Promise(() => {}))
	const calls = { send, getStatus: vi.fn(), getResults: vi.fn(), remove: vi.fn() }
	const screen = (
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<CvAnalysisScreen calls={calls} onOpenInEditor={() => {}} onImprove={() => {}} />
			</MemoryRouter>
		</QueryClientProvider>
	)
	const container = document.body.appendChild(document.createElement('div'))
	container.innerHTML = renderToString(screen)
	const file = new File(['words'], 'cv.pdf', { type: 'application/pdf' })
	const chooser = container.querySelector('input[type=file]')
	Object.defineProperty(chooser, 'files', { value: [file] })

	const root = await act(async () => hydrateRoot(container, screen))

	await waitFor(() => expect(send.mock.calls[0]?.[0]).toBe(file))
	act(() => root.unmount())
	container.remove()
})
