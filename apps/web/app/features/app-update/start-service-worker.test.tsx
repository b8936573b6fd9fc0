import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { StartServiceWorker } from './start-service-worker.tsx'
import { updateCheckMs } from './watch-app-updates.ts'

afterEach(() => {
	cleanup()
	vi.unstubAllEnvs()
	Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('the hourly check for a new version survives navigation', async () => {
	vi.useFakeTimers()
	vi.stubEnv('PROD', true)
	const update = vi.fn(async () => undefined)
	const register = vi.fn(async () => Object.assign(new EventTarget(), { update }))
	const value = Object.assign(new EventTarget(), { controller: null, register })
	Object.defineProperty(navigator, 'serviceWorker', { value, configurable: true })
	const router = createMemoryRouter([{ path: '*', element: <StartServiceWorker /> }], {
		initialEntries: ['/blog'],
	})
	render(<RouterProvider router={router} />)
	await act(() => vi.advanceTimersByTimeAsync(5000))
	await act(() => vi.advanceTimersByTimeAsync(updateCheckMs / 2))
	await act(() => router.navigate('/cv-writer'))
	await act(() => vi.advanceTimersByTimeAsync(updateCheckMs / 2))
	expect(update).toHaveBeenCalledTimes(1)
	expect(register).toHaveBeenCalledTimes(1)
})
