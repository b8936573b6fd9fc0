import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFormData, readStoredForm } from '#shared/cv-form-storage.ts'
import { putImportedCv } from '#shared/local-cvs/create-local-cv.ts'
import { listLocalCvs } from '#shared/local-cvs/local-cvs.ts'
import { SettingsScreen } from './settings-screen.tsx'

beforeEach(() => {
	localStorage.clear()
	document.documentElement.className = ''
})
afterEach(cleanup)

const show = () =>
	render(
		<MemoryRouter>
			<SettingsScreen account={<p>Account</p>} />
		</MemoryRouter>,
	)
const radio = (name: string) => screen.getByRole('radio', { name }) as HTMLInputElement

test('the theme is that of the system until one is chosen, and again after', () => {
	show()
	expect(radio('System').checked).toBe(true)
	fireEvent.click(radio('Dark'))
	expect(document.documentElement.classList.contains('dark')).toBe(true)
	expect(localStorage.getItem('theme')).toBe('dark')
	fireEvent.click(radio('System'))
	expect(radio('System').checked).toBe(true)
	expect(localStorage.getItem('theme')).toBeNull()
	expect(document.documentElement.classList.contains('dark')).toBe(false)
})

test('a new CV begins on the chosen paper with the chosen dates', () => {
	show()
	expect(radio('A4').checked).toBe(true)
	fireEvent.click(radio('US Letter'))
	fireEvent.change(screen.getByLabelText('Dates'), { target: { value: 'long' } })
	expect(radio('US Letter').checked).toBe(true)
	expect(newFormData().design).toMatchObject({ pageSize: 'us-letter', dateStyle: 'long' })
	putImportedCv({ ...newFormData() })
	expect(readStoredForm()).toMatchObject({ form: { data: { design: { pageSize: 'us-letter' } } } })
})

test('counting is off until it is allowed, and the choice outlives the visit', () => {
	show()
	const box = () => screen.getByRole('checkbox', { name: /count my visits/ }) as HTMLInputElement
	expect(box().checked).toBe(false)
	fireEvent.click(box())
	cleanup()
	show()
	expect(box().checked).toBe(true)
})

test.each([
	[['Calm nurse'], 'Remove it'],
	[['Calm nurse', 'Kind nurse'], 'Remove all 2'],
])('the CVs of this browser (%j) can be removed, and brought back', async (summaries, remove) => {
	for (const professionalSummary of summaries) {
		putImportedCv({ ...newFormData(), professionalSummary })
	}
	show()
	fireEvent.click(await screen.findByRole('button', { name: remove }))
	fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
	await screen.findByRole('button', { name: remove })
	expect(readStoredForm()).toMatchObject({
		form: { data: { professionalSummary: summaries.at(-1) } },
	})
	expect(await listLocalCvs()).toHaveLength(summaries.length - 1)
})

test('of CVs that were removed nothing is left in this browser', async () => {
	putImportedCv({ ...newFormData(), professionalSummary: 'Calm nurse' })
	putImportedCv({ ...newFormData(), professionalSummary: 'Kind nurse' })
	show()
	fireEvent.click(await screen.findByRole('button', { name: 'Remove all 2' }))
	await screen.findByText('Removed from this browser.')
	expect(Object.keys(localStorage).filter((key) => key.startsWith('cv'))).toEqual([])
	expect(await listLocalCvs()).toEqual([])
})

test('without a CV there is nothing to remove', async () => {
	show()
	expect(await screen.findByText('None.')).toBeTruthy()
})
