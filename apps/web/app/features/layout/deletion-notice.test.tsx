import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SessionContext } from '#shared/session/use-session.ts'
import { openBrowser } from '#shared/test/open-tab.ts'
import { sampleUser } from '#shared/test/sample-user.ts'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { DeletionNotice } from './deletion-notice.tsx'
// Imported here, because on a busy machine loading it on demand takes longer than a test waits.
import './deletion-strip.tsx'

afterEach(cleanup)

async function showNotice(deletionAt: string | null) {
	const { session } = openBrowser().newTab()
	const user = sampleUser({ deletionAt })
	await session.adopt({ access: 'a', refresh: 'r', user }, { isRemembered: true })
	render(
		<QueryClientProvider client={new QueryClient()}>
			<SessionContext value={session}>
				<DeletionNotice />
			</SessionContext>
		</QueryClientProvider>,
	)
	return session
}

test('an account that stays says nothing', async () => {
	await showNotice(null)
	expect(screen.queryByRole('region')).toBeNull()
})

test('an account that goes says when, and can be kept', async () => {
	stubServer({ 'POST /api/auth/account/keep/': () => answer(200, sampleUser()) })
	const session = await showNotice('2026-12-05T12:00:00.000Z')
	await screen.findByText(/will be deleted on 5 December 2026/)
	fireEvent.click(screen.getByRole('button', { name: 'Keep my account' }))
	await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
	expect(session.getState().user?.deletionAt).toBeNull()
})
