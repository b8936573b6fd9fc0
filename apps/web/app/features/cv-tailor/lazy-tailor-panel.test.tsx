import { applyEdits, cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, answerEvents, stubServer } from '#shared/test/stub-server.ts'
import { LazyTailorPanel } from './lazy-tailor-panel.tsx'

afterEach(cleanup)

const words = 'Administrator\nEssential:\n- payroll\n- full UK driving licence'
const advert = readAdvert(words)

function Editor() {
	const [cv, setCv] = useState(() =>
		cvDocumentSchema.parse({
			professionalSummary: 'Office all-rounder.',
			experience: [
				{
					id: 'job',
					jobTitle: 'Administrator',
					current: true,
					startDate: '2020',
					achievements: ['Ordered stationery', 'Was responsible for payroll of 40 staff'],
				},
			],
			skills: ['Filing', 'Payroll'].map((name) => ({ id: name, name })),
		}),
	)
	return (
		<>
			<p data-testid="skills">{cv.skills.map(({ name }) => name).join(' | ')}</p>
			<p data-testid="lines">{cv.experience[0]?.achievements.join(' | ')}</p>
			<LazyTailorPanel
				cv={cv}
				match={matchCv({ cv, source: null, today: '2026-01-01' }, advert)}
				advert={words}
				onAccept={({ edits }) => setCv((now) => applyEdits(now, edits) ?? now)}
			/>
		</>
	)
}

test('changes are accepted and refused one by one, and what is missing is asked about', async () => {
	stubServer({})
	showPage(Editor, { path: '/editor' })
	fireEvent.click(screen.getByRole('button', { name: 'Tailor this CV to the advert' }))
	await screen.findByRole('heading', { name: '3 changes for this advert' }, { timeout: 20_000 })
	expect(screen.getByText('full UK driving licence')).toBeTruthy()

	fireEvent.click(screen.getByRole('button', { name: /^Accept: Put the skills/ }))
	expect(screen.getByTestId('skills').textContent).toBe('Payroll | Filing')
	await screen.findByRole('heading', { name: '2 changes for this advert' })

	fireEvent.keyDown(screen.getByRole('button', { name: /^Accept: Put the matching/ }), { key: 'r' })
	await screen.findByRole('heading', { name: 'One change for this advert' })
	fireEvent.keyDown(screen.getByRole('button', { name: /^Accept: Improve this line/ }), {
		key: 'a',
	})
	await screen.findByRole('heading', { name: 'No more changes for this advert' })
	expect(screen.getByTestId('lines').textContent).toMatch(
		/^Ordered stationery \| .*payroll of 40 staff$/,
	)
	expect(screen.getByTestId('lines').textContent).not.toContain('responsible')
})

test('a model finds the line that shows a requirement, and only the person changes it', async () => {
	const wrote: Readonly<Record<string, object>> = {
		advert: { id: '1', text: 'Administrator', facts: [] },
		proof: { id: 'proof', text: 'Ordered stationery', facts: ['job.0.1'] },
		tailor: { id: 'line', text: 'Did the ordering of stationery', facts: ['line'] },
	}
	const asked = stubServer({
		'GET /api/rewrites/engine/': () =>
			answer(200, { model: 'Llama', mayAsk: true, tokensLeft: 9000, ownProviders: [] }),
		'POST /api/model/tasks/stream/': ({ body }) =>
			answerEvents({
				result: {
					engine: 'model',
					offered: [wrote[Object(body).task]],
					toConfirm: [],
					refused: [],
					keptBack: [],
					whyLocal: null,
					tokens: 9,
				},
			}),
		'POST /api/model/tasks/settled/': () => answer(204, null),
	})
	showPage(Editor, { path: '/editor' })
	fireEvent.click(screen.getByRole('button', { name: 'Tailor this CV to the advert' }))
	fireEvent.click(
		await screen.findByRole('button', { name: 'Look for other requirements' }, { timeout: 20_000 }),
	)
	fireEvent.click(await screen.findByRole('button', { name: 'Find my line for it: Administrator' }))
	await screen.findByText('Llama found this line of yours: “Ordered stationery”')
	const more = screen.getByText(/^More from Llama/).closest('details')
	if (more === null) throw new Error('No help with this line.')
	more.open = true
	fireEvent(more, new Event('toggle'))
	fireEvent.change(await screen.findByLabelText('What should Llama do?'), {
		target: { value: 'tailor' },
	})
	fireEvent.click(screen.getByRole('button', { name: 'Ask Llama' }))
	await screen.findByText('One rewrite of your line.')
	expect(screen.getByTestId('lines').textContent).toMatch(/^Ordered stationery/)
	const row = screen.getByText(/^Written by Llama, checked against your line/).closest('li')
	if (row === null) throw new Error('There is no rewrite.')
	fireEvent.keyDown(row, { key: 'a' })
	expect(screen.getByTestId('lines').textContent).toMatch(/^Did the ordering of stationery/)
	const bodies = asked
		.filter(({ route }) => route === 'POST /api/model/tasks/stream/')
		.map(({ body }) => body)
	expect(bodies).toMatchObject([
		{ task: 'advert', context: words },
		{ task: 'proof', context: 'Administrator' },
		{ task: 'tailor', context: 'Administrator', facts: [{ id: 'line' }] },
	])
})
