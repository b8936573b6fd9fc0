import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { sampleApplication } from '../sample-application.ts'
import { commonStages, Stages } from '../stage-names.ts'
import { StagesDialog } from './stages-dialog.tsx'

afterEach(cleanup)

test('a stage is removed only after a question that counts all that is in it, whatever is searched', async () => {
	const own = {
		id: '019aa5c0-0000-7000-8000-0000000000f1',
		name: 'Phone screen',
		countsAs: 'interview' as const,
		stands: 'before' as const,
	}
	const asked = stubServer({
		'GET /api/applications/?q=': () =>
			answer(200, {
				applications: [sampleApplication({ stage: own.id })],
				count: 1,
				most: 1000,
			}),
	})
	const stages = new Stages({ order: [...commonStages, own.id], own: [own] })
	const Page = () => <StagesDialog stages={stages} maxStages={12} onClose={() => undefined} />
	showPage(Page, { path: '/applications', at: '/applications?q=cook', user: sampleUser() })
	fireEvent.click(screen.getByRole('button', { name: 'Remove Phone screen' }))
	expect(await screen.findByText(/^Its application will move to Interview\./)).toBeTruthy()
	expect(asked.some(({ route }) => route.startsWith('DELETE'))).toBe(false)
})
