import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { EditorBar } from './editor-bar.tsx'
import { CvFormProvider } from './form-state/cv-form-provider.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
})

function openBar() {
	const modes = [{ id: 'design', label: 'Design', href: '/?mode=design', hotkey: '2' }]
	const nothing = () => undefined
	const element = (
		<CvFormProvider>
			{() => (
				<EditorBar
					modes={modes}
					mode="write"
					isOfAccount={false}
					others={null}
					download={null}
					onShowSection={nothing}
					onShowShortcuts={nothing}
				/>
			)}
		</CvFormProvider>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	return screen.getByRole('link', { name: 'Design' })
}

test('a mode tells the key that chooses it', () => {
	const design = openBar()
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
	const design = openBar()
	expect(design.getAttribute('aria-keyshortcuts')).toBeNull()
	expect(design.title).toBe('')
})
