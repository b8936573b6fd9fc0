import { tinyPhoto } from '@app/cv/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { writeStoredForm } from '#shared/cv-form-storage.ts'
import { CvFormSession } from '../form-state/cv-form-session.tsx'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { PhotoField } from './photo-field.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const empty = emptyFormData()
const photo = { image: tinyPhoto, description: '' }
const german = { design: { ...empty.design, headingLanguage: 'de' as const } }

function showField(stored: Partial<CvFormData>) {
	writeStoredForm({ data: { ...empty, ...stored }, lastSaved: null, replaced: [] })
	let store: CvFormStore | undefined
	const client = new QueryClient()
	client.setQueryData(['templates'], { templates: [], fontPairs: [] })
	const element = (
		<QueryClientProvider client={client}>
			<CvFormSession>
				{(opened) => {
					store = opened
					return <PhotoField />
				}}
			</CvFormSession>
		</QueryClientProvider>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	return {
		form: () => {
			if (store === undefined) throw new Error('The form was not shown.')
			return store.getState()
		},
		undo: () => act(() => store?.dispatch({ type: 'undo' })),
	}
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('nobody is asked for a photo for a CV in English from the UK', () => {
	showField({ personalInfo: { ...empty.personalInfo, country: 'United Kingdom' } })
	expect(screen.queryByText('Photo')).toBeNull()
})

test('a photo is offered for a CV in German', () => {
	showField(german)
	expect(screen.getByRole('button', { name: 'Add a photo' })).toBeTruthy()
	expect(screen.getByText(/^Usual on CVs where yours is going/)).toBeTruthy()
})

test('one press hides a photo and another shows it', () => {
	const { form } = showField({ ...german, photo })
	press('Hide photo')
	expect(form().design.photo).toBe('hidden')
	expect(form().photo.image).toBe(tinyPhoto)
	expect(screen.getByText(/^It isn’t on your page/)).toBeTruthy()
	press('Show photo')
	expect(form().design.photo).toBe('')
})

test('one press removes it, and undo brings it back', () => {
	const { form, undo } = showField({ ...german, photo })
	press('Remove photo')
	expect(form().photo.image).toBe('')
	undo()
	expect(form().photo.image).toBe(tinyPhoto)
})

test('a photo on a CV in English isn’t shown until somebody wants it, and the remark says why', () => {
	const { form } = showField({ photo })
	expect(screen.getByText(/^It isn’t on your page\. UK, Irish and North American/)).toBeTruthy()
	press('Show photo')
	expect(form().design.photo).toBe('square')
	expect(screen.getByText(/^UK, Irish and North American/)).toBeTruthy()
})

test('a file that is no picture is refused in a sentence, whatever its name', async () => {
	showField(german)
	const file = new File(['<svg onload="alert(1)"/>'], 'me.jpg', { type: 'image/jpeg' })
	fireEvent.change(screen.getByLabelText('Picture file'), { target: { files: [file] } })
	await waitFor(() =>
		expect(screen.getByRole('alert').textContent).toBe(
			'“me.jpg” isn’t a JPEG, PNG or WebP picture. Choose one of these.',
		),
	)
})

test('what it shows can be said in words', () => {
	const { form } = showField({ ...german, photo })
	fireEvent.change(screen.getByLabelText('What the photo shows'), {
		target: { value: 'Ada, smiling' },
	})
	fireEvent.blur(screen.getByLabelText('What the photo shows'))
	expect(form().photo.description).toBe('Ada, smiling')
})
