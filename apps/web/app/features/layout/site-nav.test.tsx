import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteNav } from './site-nav.tsx'

const Site = createRoutesStub([{ path: '*', Component: SiteNav }])

function openSite(path: string) {
	render(<Site initialEntries={[path]} />)
	return document.querySelector('#mobile-menu') as HTMLElement
}

afterEach(() => {
	cleanup()
	window.scrollTo(0, 0)
})

test('the bar has every link that a visitor needs', () => {
	const menu = openSite('/')
	const links = screen.getAllByRole('link').filter((link) => !menu.contains(link))
	expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
		['/', 'Ella'],
		['/', 'Home'],
		['/cv-writer', 'Write CV'],
		['/cv-analysis', 'Check CV'],
		['/templates', 'Templates'],
		['/features', 'Features'],
		['/pricing', 'Pricing'],
		['/blog', 'Blog'],
		['/pricing', ''],
		['/login', 'Log In'],
		['/cv-writer', 'Write your CV'],
	])
})

test('the bar has a button for the search and one for the plans', () => {
	openSite('/')
	expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy()
	const bag = screen.getByRole('link', { name: 'Plans and prices' })
	expect(bag.getAttribute('href')).toBe('/pricing')
})

test('the link of the page one is on says so', () => {
	const menu = openSite('/pricing')
	const current = within(menu).getByRole('link', { current: 'page' })
	expect(current.textContent).toBe('Pricing')
})

test('the mobile menu opens on its first link, and Escape gives the focus back', () => {
	const menu = openSite('/')
	const button = screen.getByRole('button', { name: 'Open menu' })
	fireEvent.click(button)
	expect(button.getAttribute('aria-expanded')).toBe('true')
	expect(document.activeElement).toBe(within(menu).getByRole('link', { name: 'Home' }))
	fireEvent.keyDown(document, { key: 'Escape' })
	expect(button.getAttribute('aria-expanded')).toBe('false')
	expect(document.activeElement).toBe(button)
})

test('the mobile menu opens at its top, wherever it was scrolled to and without scrolling to its focus', () => {
	const menu = openSite('/')
	const focused = vi.spyOn(HTMLElement.prototype, 'focus')
	const parts = [menu, ...menu.children]
	for (const part of parts) part.scrollTop = 120
	fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
	expect(parts.map(({ scrollTop }) => scrollTop)).toEqual(parts.map(() => 0))
	expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
	focused.mockRestore()
})

test('each link of the mobile menu closes it', async () => {
	const menu = openSite('/')
	for (const link of within(menu).getAllByRole('link')) {
		fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
		await act(async () => {
			fireEvent.click(link)
		})
		expect(menu.dataset.open).toBe('false')
	}
})

test('a press outside the mobile menu closes it', () => {
	const menu = openSite('/')
	fireEvent.click(screen.getByRole('button', { name: 'Open menu' }))
	fireEvent.pointerDown(document.body)
	expect(menu.dataset.open).toBe('false')
})

test('the bar lifts off the page after 20 pixels and not before', () => {
	openSite('/')
	const bar = screen.getByRole('banner')
	const scrollTo = (y: number) => {
		window.scrollTo(0, y)
		fireEvent.scroll(window)
	}
	scrollTo(20)
	expect(bar.dataset.lifted).toBe('false')
	scrollTo(21)
	expect(bar.dataset.lifted).toBe('true')
})
