import { defaultDesign, emptyCv } from '@app/cv'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { createQueryClient } from '#shared/query-client.ts'
import { ShareWithoutAccount } from './share-without-account.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
	onlineManager.setOnline(true)
	localStorage.clear()
	Reflect.deleteProperty(navigator, 'canShare')
	Reflect.deleteProperty(navigator, 'share')
})

function open() {
	render(
		<QueryClientProvider client={createQueryClient()}>
			<MemoryRouter>
				<ShareWithoutAccount getInput={() => ({ document: emptyCv(), design: defaultDesign() })} />
			</MemoryRouter>
		</QueryClientProvider>,
	)
	fireEvent.click(screen.getByRole('button', { name: 'Share' }))
}

const pdf = () =>
	new Response('%PDF', {
		headers: {
			'content-type': 'application/pdf',
			'content-disposition': "attachment; filename*=UTF-8''Maya-CV.pdf",
		},
	})

test('without an account it says what a link needs, and leads there', () => {
	open()
	expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe(
		'/register',
	)
	expect(screen.queryByRole('button', { name: 'Send PDF' })).toBeNull()
})

test('a device that hands files on is given the PDF under its name', async () => {
	const share = vi.fn(async (_: ShareData) => undefined)
	Object.assign(navigator, { canShare: () => true, share })
	vi.stubGlobal('fetch', async () => pdf())
	open()
	expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Making the file…' }).disabled).toBe(
		true,
	)
	const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send PDF' })
	expect(send.disabled).toBe(false)
	fireEvent.click(send)
	const [file] = share.mock.calls[0]?.[0].files ?? []
	expect(file?.name).toBe('Maya-CV.pdf')
	expect(file?.type).toBe('application/pdf')
})

test('the PDF for others has no data inside, where hidden sections would be, whatever is preferred', async () => {
	Object.assign(navigator, { canShare: () => true, share: async () => undefined })
	changePreferences({ embedsCopy: true })
	const bodies: unknown[] = []
	vi.stubGlobal('fetch', async (request: RequestInfo | URL, init?: RequestInit) => {
		bodies.push(await new Request(new URL(String(request), location.href), init).json())
		return pdf()
	})
	open()
	await screen.findByRole('button', { name: 'Send PDF' })
	expect(bodies).toMatchObject([{ format: 'pdf', carriesData: false }])
})

test('without a connection it says that the file could not be made', async () => {
	Object.assign(navigator, { canShare: () => true, share: async () => undefined })
	onlineManager.setOnline(false)
	vi.stubGlobal('fetch', async () => {
		throw new TypeError('Failed to fetch')
	})
	open()
	expect(await screen.findByText(/couldn’t make/, {}, { timeout: 5000 })).toBeTruthy()
})
