import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { AddApplication } from './add-application.tsx'
import { sampleApplication } from './sample-application.ts'
import { commonStages, Stages } from './stage-names.ts'

afterEach(cleanup)

const stages = new Stages({ order: [...commonStages], own: [] })

function show() {
	const told: string[] = []
	showPage(
		() => (
			<AddApplication
				stages={stages}
				onAdded={() => told.push('added')}
				onClose={() => told.push('closed')}
			/>
		),
		{ path: '/applications', user: sampleUser() },
	)
	fireEvent.change(screen.getByLabelText('Job title'), { target: { value: 'Baker' } })
	return told
}

test('a press that is repeated after a lost answer names the same application', async () => {
	let isLost = true
	const asked = stubServer({
		'POST /api/applications/': () => {
			if (!isLost) return answer(200, sampleApplication())
			isLost = false
			return refusal(502, 'unexpected', 'No answer came.')
		},
	})
	const told = show()
	fireEvent.click(screen.getByRole('button', { name: 'Add application' }))
	await screen.findByText('No answer came.')
	fireEvent.click(screen.getByRole('button', { name: 'Add application' }))
	await waitFor(() => expect(told).toEqual(['added']))
	const ids = asked
		.filter(({ route }) => route.startsWith('POST'))
		.map(({ body }) => Object(body).id)
	expect(ids).toHaveLength(2)
	expect(new Set(ids).size).toBe(1)
})

test('what is half filled in is not closed over by Escape', async () => {
	stubServer({})
	const told = show()
	fireEvent.keyDown(screen.getByLabelText('Job title'), { key: 'Escape' })
	fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }))
	expect(screen.getByDisplayValue('Baker')).toBeTruthy()
	expect(told).toEqual([])
})
