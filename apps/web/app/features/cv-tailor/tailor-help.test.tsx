import { applyEdits, cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { TailorHelp } from './tailor-help.tsx'

afterEach(cleanup)

const advert = readAdvert('Administrator\nEssential:\n- payroll\n- full UK driving licence')

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
			<TailorHelp
				cv={cv}
				match={matchCv({ cv, source: null, today: '2026-01-01' }, advert)}
				onAccept={({ edits }) => setCv((now) => applyEdits(now, edits) ?? now)}
			/>
		</>
	)
}

test('changes are accepted and refused one by one, and what is missing is asked about', async () => {
	render(<Editor />)
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
