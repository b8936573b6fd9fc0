import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RouteOverlay } from './route-overlay.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
	cleanup()
	vi.useRealTimers()
})

function openSite() {
	const router = createMemoryRouter([{ path: '*', Component: RouteOverlay }])
	render(<RouterProvider router={router} />)
	return (to: string) => act(() => router.navigate(to))
}

test('the dots stay for 900 ms after a change of page', async () => {
	const goTo = openSite()
	expect(screen.queryByTestId('route-overlay')).toBeNull()
	await goTo('/pricing')
	act(() => vi.advanceTimersByTime(899))
	expect(screen.getByTestId('route-overlay').className).toContain('pointer-events-none')
	act(() => vi.advanceTimersByTime(1))
	expect(screen.queryByTestId('route-overlay')).toBeNull()
})

test('a change of the query alone shows no dots', async () => {
	const goTo = openSite()
	await goTo('/?page=2')
	expect(screen.queryByTestId('route-overlay')).toBeNull()
})
