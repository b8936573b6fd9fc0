import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { stubServer } from '#shared/test/stub-server.ts'
import Jobs from './jobs.tsx'

afterEach(cleanup)

test('the choice between the lists keeps its focus, there and back', async () => {
	stubServer({})
	const { router } = showPage(Jobs, { path: '/jobs', user: sampleUser() })
	const own = await screen.findByRole('radio', { name: 'Jobs you added' })
	for (const [list, address] of [
		[own, '?list=own'],
		[screen.getByRole('radio', { name: 'Open jobs' }), ''],
	] as const) {
		list.focus()
		fireEvent.click(list)
		expect(router.state.location.search).toBe(address)
		expect(document.activeElement).toBe(list)
		expect(list.isConnected).toBe(true)
	}
})

test('the jobs that somebody added are shown to nobody else', async () => {
	stubServer({})
	const { router } = showPage(Jobs, { path: '/jobs', at: '/jobs?list=own' })
	expect(await screen.findByText('Another page')).toBeTruthy()
	expect(router.state.location.pathname).toBe('/login')
})
