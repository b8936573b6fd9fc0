import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { EditorBar } from './editor-bar.tsx'
import { CvFormSession } from './form-state/cv-form-session.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
})

function openBar({ isOfAccount = false, title = '' } = {}) {
	const renamed: string[] = []
	const modes = [{ id: 'design', label: 'Design', href: '/?mode=design', hotkey: '2' }]
	const nothing = () => undefined
	const element = (
		<CvFormSession>
			{() => (
				<EditorBar
					modes={modes}
					mode="write"
					isOfAccount={isOfAccount}
					title={title}
					onRename={(name) => renamed.push(name)}
					others={null}
					download={null}
					onShowSection={nothing}
					onShowShortcuts={nothing}
				/>
			)}
		</CvFormSession>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	return { design: screen.getByRole('link', { name: 'Design' }), renamed }
}

test('a mode tells the key that chooses it', () => {
	const { design } = openBar()
	expect(design.getAttribute('aria-keyshortcuts')).toBe('2')
	expect(design.title).toBe('Design (2)')
})

test('the way back leads to the CVs of this browser', () => {
	openBar()
	expect(screen.getByRole('link', { name: 'My CVs' }).getAttribute('href')).toBe('/cv-writer')
	expect(screen.getByRole('link', { name: 'Ella, home' }).getAttribute('href')).toBe('/')
})

test('where single keys are switched off, none is told', () => {
	changePreferences({ singleKeys: false })
	const { design } = openBar()
	expect(design.getAttribute('aria-keyshortcuts')).toBeNull()
	expect(design.title).toBe('')
})

test('in an account the way back and the logo lead to its CVs', () => {
	openBar({ isOfAccount: true })
	for (const name of ['My CVs', 'Ella, My CVs']) {
		expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard')
	}
})

test('a press on the name makes a field of it, and Enter keeps what was written', () => {
	const { renamed } = openBar({ title: 'My CV' })
	fireEvent.click(screen.getByRole('button', { name: 'Rename My CV' }))
	const field = screen.getByRole('textbox', { name: 'Name of the CV' })
	expect(document.activeElement).toBe(field)
	fireEvent.change(field, { target: { value: ' For the ward ' } })
	// Without `preventDefault` the Enter key would press the button that gets the focus.
	expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false)
	expect(renamed).toEqual(['For the ward'])
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename My CV' }))
})

test('F2 renames too, and Escape, an empty field and the same name change nothing', () => {
	const { renamed } = openBar({ title: 'My CV' })
	for (const [value, key] of [
		['Other', 'Escape'],
		['  ', 'Enter'],
		['My CV', 'Enter'],
	] as const) {
		fireEvent.keyDown(window, { key: 'F2' })
		const field = screen.getByRole('textbox', { name: 'Name of the CV' })
		fireEvent.change(field, { target: { value } })
		fireEvent.keyDown(field, { key })
	}
	expect(renamed).toEqual([])
})

test('a CV without a name of its own goes by the name in it', () => {
	openBar()
	expect(screen.getByRole('heading', { level: 1, name: 'Rename My CV' })).toBeTruthy()
})
