import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { begunEvent } from '#shared/begun-event.ts'
import { BesidePages, BrokenPage } from './any-page.tsx'

afterEach(cleanup)

test('a page that broke has begun too, so that its buttons can be pressed', () => {
	const begun = vi.fn()
	window.addEventListener(begunEvent, begun, { once: true })
	const broken = (
		<>
			<BrokenPage />
			<BesidePages />
		</>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element: broken }])} />)
	expect(begun).toHaveBeenCalledOnce()
})
