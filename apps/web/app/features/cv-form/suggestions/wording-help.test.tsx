import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { CvFormSession } from '../form-state/cv-form-session.tsx'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { WordingHelp } from './wording-help.tsx'

afterEach(cleanup)

function Lines() {
	const [lines, setLines] = useState([
		'Responsible for ordering stock',
		'Led 3 projects',
		'Cleaning of ovens',
	])
	return (
		<>
			<p data-testid="lines">{lines.join(' | ')}</p>
			<WordingHelp lines={lines} itemId="job" current={false} onChange={setLines} />
		</>
	)
}

test('it is quiet until asked, and each suggestion is taken or refused with a key', async () => {
	const stores: CvFormStore[] = []
	stubServer({ 'GET /api/rewrites/engine/': () => answer(200, { model: null, ownProviders: [] }) })
	const Page = () => (
		<CvFormSession>
			{(store) => {
				stores.push(store)
				return <Lines />
			}}
		</CvFormSession>
	)
	showPage(Page, { path: '/editor' })
	expect(screen.queryByText('2 lines could be stronger')).toBeNull()
	fireEvent.click(screen.getByRole('button', { name: 'Suggest better wording' }))
	// The engine is loaded now, which a busy machine takes its time for.
	await screen.findByText('2 lines could be stronger', {}, { timeout: 20_000 })
	const [first] = screen.getAllByRole('button', { name: 'Accept' })
	if (first === undefined) throw new Error('Nothing was suggested.')
	fireEvent.keyDown(first, { key: 'a' })
	expect(screen.getByTestId('lines').textContent).toBe(
		'Ordered stock | Led 3 projects | Cleaning of ovens',
	)
	fireEvent.keyDown(screen.getByRole('button', { name: 'Accept' }), { key: 'r' })
	expect(screen.getByText('One question about your lines')).toBeTruthy()
	const field = screen.getByLabelText(/^How much was the stock worth\?/)
	expect(field.getAttribute('placeholder')).toBeNull()
	fireEvent.change(field, { target: { value: 'hard to say' } })
	fireEvent.click(screen.getByRole('button', { name: 'Add to line' }))
	expect(screen.getByText(/^We’ve kept your answer/)).toBeTruthy()
	fireEvent.change(field, { target: { value: '2,000' } })
	fireEvent.click(screen.getByRole('button', { name: '£' }))
	fireEvent.click(screen.getByRole('button', { name: 'Add to line' }))
	expect(screen.getByTestId('lines').textContent).toBe(
		'Ordered stock worth £2,000 | Led 3 projects | Cleaning of ovens',
	)
	expect(screen.getByText(/^No more suggestions/)).toBeTruthy()
	const [store] = stores
	expect(store?.getState().facts).toMatchObject([
		{
			itemId: 'job',
			line: 'Ordered stock',
			question: 'How much was the stock worth?',
			answer: '£2,000',
		},
	])
	expect(store?.takeReason()).toEqual({ reason: 'ai' })
	expect(store?.takeReason()).toEqual({})
})
