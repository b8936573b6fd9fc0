import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { SiteFooter } from './site-footer.tsx'

const Site = createRoutesStub([{ path: '*', Component: SiteFooter }])

afterEach(cleanup)

test.each([
	['Product', ['/features', '/templates', '/pricing', '/cv-writer', '/cv-analysis']],
	['Company', ['/about', '/blog', '/contact']],
	['Resources', ['/help', '/tips', '/api', '/status']],
	['Legal', ['/privacy', '/terms', '/cookies', '/licenses']],
])('the group %s leads to its pages', (title, paths) => {
	render(<Site initialEntries={['/']} />)
	const group = screen.getByRole('button', { name: title }).closest('section') as HTMLElement
	const links = within(group).getAllByRole('link')
	expect(links.map((link) => link.getAttribute('href'))).toEqual(paths)
})

test('a group unfolds and folds again', () => {
	render(<Site initialEntries={['/']} />)
	const button = screen.getByRole('button', { name: 'Legal' })
	fireEvent.click(button)
	expect(button.getAttribute('aria-expanded')).toBe('true')
	fireEvent.click(button)
	expect(button.getAttribute('aria-expanded')).toBe('false')
})
