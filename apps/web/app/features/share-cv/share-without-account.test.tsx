import { defaultDesign, emptyCv } from '@app/cv'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#shared/query-client.ts'
import { ShareWithoutAccount } from './share-without-account.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
	Reflect.deleteProperty(navigator, 'canShare')
	Reflect.deleteProperty(navigator, 'share')
})

function open() {
	render(
		<QueryClientProvider client={createQueryClient()}>
			<MemoryRouter>
				<ShareWithoutAccount input={{ document: emptyCv(), design: defaultDesign() }} />
			</MemoryRouter>
		</QueryClientProvider>,
	)
	fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

test('without an account it says what a link needs, and leads there', () => {
	open()
	expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
		'/register',
	)
	expect(screen.queryByRole('button', { name: 'Send the PDF' })).toBeNull()
})

test('a device that hands files on is given the PDF under its name', async () => {
	const share = vi.fn(async (_: ShareData) => undefined)
	Object.assign(navigator, { canShare: () => true, share })
	vi.stubGlobal(
		'fetch',
		async () =>
			new Response('%PDF', {
				headers: {
					'content-type': 'application/pdf',
					'content-disposition': "attachment; filename*=UTF-8''Maya-CV.pdf",
				},
			}),
	)
	open()
	const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send the PDF' })
	await waitFor(() => expect(send.disabled).toBe(false))
	fireEvent.click(send)
	const [file] = share.mock.calls[0]?.[0].files ?? []
	expect(file?.name).toBe('Maya-CV.pdf')
	expect(file?.type).toBe('application/pdf')
})
