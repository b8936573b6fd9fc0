import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CvFormData, emptyFormData, toFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { createQueryClient } from '#shared/query-client.ts'
import { keepStep } from '#shared/stored-undo-history.ts'
import { answer, stubServer } from '#shared/test/stub-server.ts'
import { Toaster } from '#shared/ui/toaster.tsx'
import { CvFormSession } from './form-state/cv-form-session.tsx'
import type { CvFormStore } from './form-state/cv-form-store.ts'
import { type FormSectionName, formSectionNamed } from './sections/form-sections.ts'
import { SectionForm } from './sections/section-form.tsx'

beforeEach(() => {
	localStorage.clear()
	sessionStorage.clear()
})
afterEach(cleanup)

const guest = { cvId: 'local', ownerId: null }
const job = {
	id: 'job',
	jobTitle: 'Staff Nurse',
	employer: 'Northside Infirmary',
	location: '',
	startDate: '2019-02',
	endDate: '2023-02',
	current: false,
	summary: '',
	achievements: ['Was responsible for answering phones', 'Responsible for ordering stock'],
}
const cv: CvFormData = { ...emptyFormData(), experience: [job], professionalSummary: 'Calm.' }

function show(name: FormSectionName, stored: CvFormData = cv) {
	writeStoredForm({ data: stored, lastSaved: '2026-01-01T00:00:00.000Z', replaced: [] })
	let store: CvFormStore | undefined
	const element = (
		<>
			<Toaster />
			<CvFormSession>
				{(opened) => {
					store = opened
					return <SectionForm section={formSectionNamed(name)} hrefOf={() => '/'} />
				}}
			</CvFormSession>
		</>
	)
	stubServer({ 'GET /api/rewrites/engine/': () => answer(200, { model: null, ownProviders: [] }) })
	const page = render(
		<QueryClientProvider client={createQueryClient()}>
			<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
		</QueryClientProvider>,
	)
	const opened = () => {
		if (store === undefined) throw new Error('The form was not shown.')
		return store
	}
	return {
		...page,
		edit: (changes: Partial<CvFormData>) =>
			act(() => opened().dispatch({ type: 'update', changes, at: 0 })),
		go: (type: 'undo' | 'redo') => act(() => opened().dispatch({ type })),
		form: () => {
			act(() => void opened().settle())
			return toFormData(opened().getState())
		},
		reason: () => opened().takeReason(),
	}
}

const press = (name: string | RegExp, at = 0) => {
	const button = screen.getAllByRole('button', { name })[at]
	if (button === undefined) throw new Error(`No button ${name}.`)
	fireEvent.click(button)
}

async function openWordings() {
	press('Suggest better wording')
	await screen.findByText(/be stronger/, {}, { timeout: 20_000 })
}

async function openProfile() {
	press('Write it from my CV')
	await screen.findByText(/sentences? for your profile/, {}, { timeout: 20_000 })
}

/** Every way in which words that Ella suggested come into the form that is open. */
const ways: Record<string, { section: FormSectionName; act: () => Promise<void> }> = {
	'a line that is accepted': {
		section: 'experience',
		act: async () => {
			await openWordings()
			press('Accept')
		},
	},
	'a line that is edited, then accepted': {
		section: 'experience',
		act: async () => {
			await openWordings()
			press('Edit')
			fireEvent.change(screen.getByLabelText(/^Your wording of/), {
				target: { value: 'Answered phones in three languages' },
			})
			press('Accept')
		},
	},
	'a line with an answer in it': {
		section: 'experience',
		act: async () => {
			await openWordings()
			fireEvent.change(screen.getByLabelText(/^How many calls a day/), { target: { value: '60' } })
			press('Add to line')
		},
	},
	'a sentence of the profile': {
		section: 'professionalSummary',
		act: async () => {
			await openProfile()
			press('Accept')
		},
	},
}

describe.each(Object.entries(ways))('%s', (_, { section, act: putIn }) => {
	test('is one step: undo brings exactly the old CV back, redo the new', async () => {
		const { form, go, reason } = show(section)
		await putIn()
		const changed = form()
		expect(changed).not.toEqual(cv)
		go('undo')
		expect(form()).toEqual(cv)
		go('redo')
		expect(form()).toEqual(changed)
		expect(reason()).toEqual({ reason: 'ai' })
	})

	test('is taken back by the Undo of its message, once', async () => {
		const { form, go } = show(section)
		await putIn()
		const changed = form()
		press('Undo')
		expect(form()).toEqual(cv)
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
		go('redo')
		expect(form()).toEqual(changed)
	})

	test('takes its message along when it is undone by key', async () => {
		const { form, go } = show(section)
		await putIn()
		expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
		go('undo')
		await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
		expect(form()).toEqual(cv)
	})

	test('is taken back alone when something else was written since', async () => {
		const { form, edit, go } = show(section)
		await putIn()
		const interests = [{ id: 'hill', name: 'Hill walking' }]
		edit({ interests })
		press('Undo')
		expect(form()).toEqual({ ...cv, interests })
		go('undo')
		expect(form()).not.toMatchObject({ experience: cv.experience, professionalSummary: 'Calm.' })
	})
})

test('a line that was written over since its change stays, and a sentence says so', async () => {
	const { form, edit } = show('experience')
	await ways['a line that is accepted']?.act()
	const achievements = ['Answered phones kindly', ...job.achievements.slice(1)]
	edit({ experience: [{ ...job, achievements }] })
	press('Undo')
	await screen.findByText(/You’ve changed these words since/)
	expect(form().experience[0]?.achievements).toEqual(achievements)
})

test('words that another page put in are undone in the editor, by key and by their message', async () => {
	const after = { ...cv, professionalSummary: 'Calm. Kind.' }
	for (const by of ['key', 'message']) {
		keepStep({ before: cv, after, says: 'Added one line to your CV.' }, guest)
		const { form, go, unmount } = show('professionalSummary', after)
		await screen.findByText('Added one line to your CV.')
		if (by === 'key') go('undo')
		else press('Undo')
		expect(form()).toEqual(cv)
		await waitFor(() => expect(screen.queryByText('Added one line to your CV.')).toBeNull())
		go('redo')
		expect(form()).toEqual(after)
		unmount()
	}
})

test('what another page did is said when the editor opens, and not a second time', async () => {
	const after = { ...cv, professionalSummary: 'Calm. Kind.' }
	keepStep({ before: cv, after, says: 'Added one line to your CV.' }, guest)
	const first = show('professionalSummary', after)
	await screen.findByText('Added one line to your CV.')
	press('Undo')
	first.go('redo')
	await waitFor(() => expect(screen.queryByText('Added one line to your CV.')).toBeNull())
	first.unmount()
	const reading = readStoredForm()
	if (reading.status !== 'found') throw new Error('Nothing was saved.')
	const second = show('professionalSummary', reading.form.data)
	expect(screen.queryByText('Added one line to your CV.')).toBeNull()
	second.go('undo')
	expect(second.form()).toEqual(cv)
})
