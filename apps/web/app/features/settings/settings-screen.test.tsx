import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFormData, putImportedCv, readStoredForm } from '#shared/cv-form-storage.ts'
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
	fireEvent.click(radio('American Letter'))
	fireEvent.change(screen.getByLabelText('Dates'), { target: { value: 'long' } })
	expect(radio('American Letter').checked).toBe(true)
	expect(newFormData().design).toMatchObject({ pageSize: 'us-letter', dateStyle: 'long' })
	putImportedCv({ ...newFormData() })
	expect(readStoredForm()).toMatchObject({ form: { data: { design: { pageSize: 'us-letter' } } } })
})

test('counting is off until it is allowed, and the choice outlives the visit', () => {
	show()
	const box = () => screen.getByRole('checkbox', { name: /counted/ }) as HTMLInputElement
	expect(box().checked).toBe(false)
	fireEvent.click(box())
	cleanup()
	show()
	expect(box().checked).toBe(true)
})

test('the CV of this browser can be removed, and brought back', () => {
	putImportedCv({ ...newFormData(), professionalSummary: 'Calm nurse' })
	show()
	fireEvent.click(screen.getByRole('button', { name: 'Remove it' }))
	expect(readStoredForm().status).toBe('empty')
	fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
	expect(readStoredForm()).toMatchObject({
		form: { data: { professionalSummary: 'Calm nurse' } },
	})
	expect(screen.getByRole('button', { name: 'Remove it' })).toBeTruthy()
})

test('without a CV there is nothing to remove', () => {
	show()
	expect(screen.getByText('There is none.')).toBeTruthy()
})
