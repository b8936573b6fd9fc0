import { newListSection } from '@app/cv'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { writeStoredForm } from '#shared/cv-form-storage.ts'
import { CvFormSession } from './form-state/cv-form-session.tsx'
import type { CvFormStore } from './form-state/cv-form-store.ts'
import { formSectionNamed } from './sections/form-sections.ts'
import { SectionForm } from './sections/section-form.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const job = {
	id: 'job-1',
	jobTitle: 'Chef',
	employer: 'The Old Mill',
	location: '',
	startDate: '2021-09',
	endDate: '',
	current: true,
	summary: '',
	achievements: ['Served 200 covers', 'Trained apprentices', 'Cut waste by a third'],
}
const own = newListSection('own-1', { title: 'Driving', lines: ['Full licence', 'Own van'] })

function showSection(name: 'experience' | 'custom', stored: Partial<CvFormData> = {}) {
	const data = { ...emptyFormData(), experience: [job], custom: [own], ...stored }
	writeStoredForm({ data, lastSaved: null, replaced: [] })
	let store: CvFormStore | undefined
	const element = (
		<CvFormSession>
			{(opened) => {
				store = opened
				return <SectionForm section={formSectionNamed(name)} hrefOf={() => '/'} />
			}}
		</CvFormSession>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	const form = () => {
		if (store === undefined) throw new Error('The form was not shown.')
		act(() => void store?.settle())
		return store.getState()
	}
	return { form, undo: () => act(() => store?.dispatch({ type: 'undo' })) }
}

function hideLine(name: string) {
	const button = screen.getByRole('button', { name: `Move, hide or remove ${name}` })
	act(() => button.focus())
	fireEvent.keyDown(button, { key: 'Enter' })
	fireEvent.click(screen.getByRole('menuitem', { name: 'Hide from the page' }))
}

const hiddenField = 'Achievement 2 of 3, hidden from the page'
const trained = { item: 'job-1', line: 'Trained apprentices' }

test('an item is hidden and shown again by one press, and keeps every word', () => {
	const { form, undo } = showSection('experience')
	fireEvent.click(screen.getByRole('button', { name: 'Hide Chef, The Old Mill from the page' }))
	expect(form().hidden).toEqual([{ item: 'job-1', line: '' }])
	expect(form().experience).toEqual([job])
	expect(screen.getByText('Hidden from the page')).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'Show Chef, The Old Mill on the page' }))
	expect(form().hidden).toEqual([])
	undo()
	expect(form().hidden).toHaveLength(1)
})

test('a line is hidden from its menu and shown again by one press', () => {
	const { form } = showSection('experience')
	hideLine('Achievement 2')
	expect(form().hidden).toEqual([trained])
	expect(form().experience).toEqual([job])
	expect(screen.getByLabelText(hiddenField)).toHaveProperty('readOnly', true)
	fireEvent.click(screen.getByRole('button', { name: 'Show Achievement 2 on the page' }))
	expect(form().hidden).toEqual([])
	expect(screen.getByLabelText('Achievement 2 of 3')).toHaveProperty('readOnly', false)
})

test('a line of a section of one’s own is hidden in the same way', () => {
	const { form } = showSection('custom')
	hideLine('Line 2')
	expect(form().hidden).toEqual([{ item: 'own-1', line: 'Own van' }])
})

test('a hidden line is neither divided nor joined, and moves with its mark', () => {
	const { form } = showSection('experience', { hidden: [trained] })
	fireEvent.keyDown(screen.getByLabelText(hiddenField), { key: 'Enter' })
	const after = screen.getByLabelText<HTMLTextAreaElement>('Achievement 3 of 3')
	after.setSelectionRange(0, 0)
	fireEvent.keyDown(after, { key: 'Backspace' })
	expect(form().experience[0]?.achievements).toEqual(job.achievements)
	fireEvent.keyDown(screen.getByLabelText(hiddenField), { key: 'ArrowUp', altKey: true })
	expect(form().experience[0]?.achievements[0]).toBe('Trained apprentices')
	expect(screen.getByLabelText('Achievement 1 of 3, hidden from the page')).toBeTruthy()
})

test('words of a hidden line that was removed are shown when they are written again', () => {
	const { form } = showSection('experience', { hidden: [trained] })
	const button = screen.getByRole('button', { name: 'Move, hide or remove Achievement 2' })
	act(() => button.focus())
	fireEvent.keyDown(button, { key: 'Enter' })
	fireEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
	expect(form().hidden).toEqual([])
	const last = screen.getByLabelText('Achievement 2 of 2')
	fireEvent.change(last, { target: { value: trained.line } })
	expect(form().hidden).toEqual([])
})

test('a removed item takes its marks with it', () => {
	const { form } = showSection('experience', { hidden: [trained, { item: 'job-1', line: '' }] })
	fireEvent.click(screen.getByRole('button', { name: 'Remove Chef, The Old Mill' }))
	expect(form().hidden).toEqual([])
})
