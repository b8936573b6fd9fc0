import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'

afterEach(cleanup)

function openSite() {
	const Page = () => (
		<>
			<main id="content">Words</main>
			<FocusAfterNavigation />
		</>
	)
	const router = createMemoryRouter([{ path: '*', Component: Page }])
	render(<RouterProvider router={router} />)
	return (to: string) => act(() => router.navigate(to))
}

test('a page that is opened directly leaves the focus alone and says nothing', () => {
	document.title = 'Home · Ella'
	openSite()
	expect(document.activeElement).toBe(document.body)
	expect(screen.getByRole('status').textContent).toBe('')
})

test('after a change of page the keyboard is at its start and its title is said', async () => {
	const goTo = openSite()
	document.title = 'Pricing · Ella'
	await goTo('/pricing')
	expect(document.activeElement).toBe(screen.getByRole('main'))
	expect(screen.getByRole('status').textContent).toBe('Pricing · Ella')
})
