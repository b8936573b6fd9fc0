import { emptyCv } from '@app/cv'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, answerEvents, stubServer } from '#shared/test/stub-server.ts'
import { AskModelAboutLines } from './ask-model-about-lines.tsx'

afterEach(cleanup)

test('a model names the lines that the rules couldn’t place, and nothing is sent before it is asked', async () => {
	const asked = stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, { model: 'Llama', mayAsk: true, tokensLeft: 9000, ownProviders: [] }),
		'POST /api/model/tasks/stream/': () =>
			answerEvents({
				result: {
					engine: 'model',
					offered: [
						{ id: 'title-1', text: 'Cashier', facts: [] },
						{ id: 'dates-1', text: '2019 to 2021', facts: [] },
					],
					toConfirm: [],
					refused: [],
					keptBack: [],
					whyLocal: null,
					tokens: 9,
				},
			}),
	})
	const document = emptyCv()
	const lines = [{ text: 'Cashier 2019 to 2021', place: null }]
	showPage(() => <AskModelAboutLines lines={lines} document={document} />, { path: '/check' })
	const ask = await screen.findByRole('button', { name: 'Ask Llama what they are' })
	expect(asked.map(({ route }) => route)).toEqual(['GET /api/rewrites/engine/'])
	fireEvent.click(ask)
	await screen.findByText('Job title')
	expect(screen.getByRole('button', { name: 'Copy: 2019 to 2021' })).toBeTruthy()
	expect(asked.at(-1)?.body).toMatchObject({ task: 'read', context: 'Cashier 2019 to 2021' })
})
