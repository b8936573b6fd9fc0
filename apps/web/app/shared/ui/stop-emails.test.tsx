import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { StopEmails } from './stop-emails.tsx'

afterEach(cleanup)

function open(stop: () => Promise<{ name: string }>) {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<StopEmails
					text="Other alerts continue."
					stop={stop}
					stopped={({ name }) => `No more emails about “${name}”.`}
					goOn={{ to: '/jobs', label: 'Go to jobs' }}
				/>
			</MemoryRouter>
		</QueryClientProvider>,
	)
	return screen.getByRole('button', { name: 'Stop these emails' })
}

test('only a press stops the emails, and then the screen says which', async () => {
	const stop = vi.fn(async () => ({ name: 'Chef in Leeds' }))
	const button = open(stop)
	expect(stop).not.toHaveBeenCalled()
	fireEvent.click(button)
	expect((await screen.findByRole('status')).textContent).toContain('“Chef in Leeds”')
	expect(screen.getByRole('link', { name: 'Go to jobs' }).getAttribute('href')).toBe('/jobs')
	expect(stop).toHaveBeenCalledOnce()
})

test('a link that no longer works is said, and can be tried again', async () => {
	fireEvent.click(open(() => Promise.reject(new Error('This link has expired.'))))
	await screen.findByText('This link has expired.')
	expect(screen.getByRole('button', { name: 'Stop these emails' })).toHaveProperty(
		'disabled',
		false,
	)
})
