import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SessionContext } from '#shared/session/use-session.ts'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { stubServer } from '#shared/test/stub-server.ts'
import { SiteNav } from './site-nav.tsx'
// Imported here, because on a busy machine loading it on demand takes longer than a test waits.
import './member-bar.tsx'
import './mobile-account.tsx'

afterEach(cleanup)

async function openSignedIn(more: Parameters<typeof sampleUser>[0] = {}) {
	const asked = stubServer({ 'POST /api/auth/logout/': () => new Response(null, { status: 204 }) })
	const { session } = openBrowser().newTab()
	const user = sampleUser(more)
	await session.adopt({ access: 'a', refresh: 'r', user }, { isRemembered: false })
	const router = createMemoryRouter([{ path: '*', Component: SiteNav }])
	render(
		<SessionContext value={session}>
			<RouterProvider router={router} />
		</SessionContext>,
	)
	// The menu is loaded now, which a busy machine takes its time for.
	await screen.findByRole('button', { name: 'Account menu' }, { timeout: 20_000 })
	const mobile = within(document.querySelector('#mobile-menu') as HTMLElement)
	return { asked, session, router, mobile }
}

const trigger = () => screen.getByRole('button', { name: 'Account menu' })
const openMenu = () => {
	fireEvent.keyDown(trigger(), { key: 'Enter' })
	return within(screen.getByRole('menu'))
}

const linksOf = (links: HTMLElement[]) =>
	links.map((link) => [link.getAttribute('href'), link.textContent])

test('whoever is signed in has their work first in the bar, and no Log In', async () => {
	const { mobile } = await openSignedIn()
	await mobile.findByRole('link', { name: 'Jobs', hidden: true })
	const menu = document.querySelector('#mobile-menu') as HTMLElement
	const bar = within(screen.getByRole('banner')).getAllByRole('link')
	expect(linksOf(bar.filter((link) => !menu.contains(link)))).toEqual([
		['/dashboard', 'Ella'],
		['/dashboard', 'My CVs'],
		['/jobs', 'Jobs'],
		['/applications', 'Applications'],
		['/cv-analysis', 'Check CV'],
		['/cv-rewriter', 'Rewrite'],
		['/templates', 'Templates'],
		['/subscription', ''],
	])
	expect(screen.getByRole('link', { name: 'Ella, My CVs' })).toBeTruthy()
})

test('what every visitor has in the bar is under More', async () => {
	await openSignedIn()
	fireEvent.keyDown(screen.getByRole('button', { name: 'More pages' }), { key: 'Enter' })
	const links = within(screen.getByRole('menu')).getAllByRole('menuitem')
	expect(linksOf(links)).toEqual([
		['/', 'Home'],
		['/cv-writer', 'Write CV'],
		['/features', 'Features'],
		['/pricing', 'Pricing'],
		['/blog', 'Blog'],
	])
})

test('the account menu shows the email, the plan and its links behind the first letter', async () => {
	await openSignedIn({ email: 'zoe@example.com' })
	expect(trigger().textContent).toBe('Z')
	const menu = openMenu()
	expect(menu.getByText('zoe@example.com')).toBeTruthy()
	expect(menu.getByText('Free Plan')).toBeTruthy()
	expect(linksOf(menu.getAllByRole('menuitem'))).toEqual([
		['/dashboard', 'My CVs'],
		['/cv/versions', 'CV Versions'],
		['/profile', 'Profile Settings'],
		['/subscription', 'Subscription'],
		[null, 'Sign Out'],
	])
})

test('whoever has paid sees so', async () => {
	await openSignedIn({ plan: 'premium' })
	expect(openMenu().getByText('Premium Plan')).toBeTruthy()
})

test('signing out from the account menu ends the session and goes to sign in', async () => {
	const { asked, session, router } = await openSignedIn()
	const menu = openMenu()
	fireEvent.click(menu.getByRole('menuitem', { name: 'Sign Out' }))
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	expect(router.state.location.pathname).toBe('/login')
	expect(asked.map(({ body }) => body)).toEqual([{ refresh: 'r' }])
	expect(screen.queryByRole('button', { name: 'Account menu' })).toBeNull()
	expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy()
})

test('the mobile menu has the links of the account, and signs out', async () => {
	const { mobile, session, router } = await openSignedIn()
	const links = linksOf(mobile.getAllByRole('link', { hidden: true })).map(([to]) => to)
	const work = [
		'/dashboard',
		'/jobs',
		'/applications',
		'/cv-analysis',
		'/cv-rewriter',
		'/templates',
	]
	const others = ['/', '/cv-writer', '/features', '/pricing', '/blog']
	expect(links).toEqual([...work, ...others, '/profile', '/cv/versions', '/settings'])
	fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
	fireEvent.click(mobile.getByRole('button', { name: 'Sign Out' }))
	await waitFor(() => expect(session.getState().status).toBe('signed-out'))
	expect(router.state.location.pathname).toBe('/login')
	expect(screen.getByRole('button', { name: 'Open menu' })).toBeTruthy()
})
