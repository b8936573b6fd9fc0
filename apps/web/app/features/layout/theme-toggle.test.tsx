import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'

beforeEach(() => {
	document.documentElement.classList.remove('dark')
	localStorage.clear()
})
afterEach(cleanup)

test('pressing the toggle turns the page dark, remembers it and names the way back', () => {
	render(<ThemeToggle />)
	fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
	expect(document.documentElement.classList.contains('dark')).toBe(true)
	expect(localStorage.getItem('theme')).toBe('dark')
	expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
})

test('a theme chosen in another tab is followed', () => {
	render(<ThemeToggle />)
	localStorage.setItem('theme', 'dark')
	fireEvent(window, new Event('storage'))
	expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
})

test('a theme that was chosen in another tab while the page began is followed', async () => {
	localStorage.setItem('theme', 'dark')
	render(<ThemeToggle />)
	expect(await screen.findByRole('button', { name: 'Switch to light mode' })).toBeTruthy()
	expect(document.documentElement.classList.contains('dark')).toBe(true)
})

test('what a browser that stores nothing was told stays where the theme is asked for once more', async () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new Error('refused')
	})
	render(<ThemeToggle />)
	await new Promise((resolve) => setTimeout(resolve))
	fireEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }))
	render(<ThemeToggle />)
	await new Promise((resolve) => setTimeout(resolve))
	expect(document.documentElement.classList.contains('dark')).toBe(true)
})

test('the toggle makes way while one scrolls down and comes back on the way up', () => {
	render(<ThemeToggle />)
	const toggle = screen.getByRole('button')
	const scrollTo = (y: number) => {
		window.scrollTo(0, y)
		fireEvent.scroll(window)
	}
	Object.defineProperty(document.documentElement, 'scrollHeight', {
		configurable: true,
		value: 9000,
	})
	scrollTo(300)
	expect(toggle.dataset.tucked).toBe('true')
	scrollTo(200)
	expect(toggle.dataset.tucked).toBe('false')
	scrollTo(9000 - window.innerHeight)
	expect(toggle.dataset.tucked).toBe('false')
})

test('the toggle makes way for a link that lies below it', async () => {
	render(
		<>
			<a href="/help">
				<b>Help</b>
			</a>
			<ThemeToggle />
		</>,
	)
	const toggle = screen.getByRole('button')
	document.elementsFromPoint = () => [screen.getByText('Help')]
	fireEvent.scroll(window)
	await waitFor(() => expect(toggle.dataset.tucked).toBe('true'))
	document.elementsFromPoint = () => [toggle, document.body]
	fireEvent.scroll(window)
	await waitFor(() => expect(toggle.dataset.tucked).toBe('false'))
})

test('it makes way for words that are read', async () => {
	render(
		<>
			<p>Words of a report</p>
			<ThemeToggle />
		</>,
	)
	const toggle = screen.getByRole('button')
	toggle.getBoundingClientRect = () => new DOMRect(300, 700, 44, 44)
	const words = vi.spyOn(Range.prototype, 'getClientRects')
	document.elementsFromPoint = () => [toggle, screen.getByText('Words of a report')]
	words.mockReturnValue([new DOMRect(20, 710, 310, 20)] as unknown as DOMRectList)
	fireEvent.scroll(window)
	await waitFor(() => expect(toggle.dataset.tucked).toBe('true'))
	words.mockReturnValue([new DOMRect(20, 710, 200, 20)] as unknown as DOMRectList)
	fireEvent.scroll(window)
	await waitFor(() => expect(toggle.dataset.tucked).toBe('false'))
	words.mockRestore()
})
