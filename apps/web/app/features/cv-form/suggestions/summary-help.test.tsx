import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CvFormProvider } from '../form-state/cv-form-provider.tsx'
import type { CvFormStore } from '../form-state/cv-form-store.ts'
import { SummarySection } from '../sections/summary-section.tsx'

afterEach(() => {
	cleanup()
	localStorage.clear()
})

function open(): CvFormStore {
	const stores: CvFormStore[] = []
	render(
		<CvFormProvider>
			{(store) => {
				stores.push(store)
				return <SummarySection />
			}}
		</CvFormProvider>,
	)
	const [store] = stores
	if (store === undefined) throw new Error('No form was drawn.')
	return store
}

const job = {
	id: 'job',
	jobTitle: 'Staff Nurse',
	employer: 'Northside Infirmary',
	location: '',
	startDate: '2019-02',
	endDate: '2023-02',
	current: false,
	summary: '',
	achievements: ['Cut falls on the ward by 40% with hourly checks'],
}

test('a profile is written from the CV, sentence by sentence, each with its facts', async () => {
	const store = open()
	act(() => store.dispatch({ type: 'update', changes: { experience: [job] }, at: 0 }))
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	await screen.findByText('2 sentences for your profile', {}, { timeout: 20_000 })
	expect(screen.getByText(/Staff Nurse · Northside Infirmary · Staff Nurse, Feb 2019/)).toBeTruthy()
	const [first] = screen.getAllByRole('button', { name: 'Accept' })
	if (first === undefined) throw new Error('Nothing was suggested.')
	fireEvent.keyDown(first, { key: 'a' })
	expect(store.getState().professionalSummary).toBe(
		'Staff Nurse with 4 years’ experience, most recently at Northside Infirmary.',
	)
	fireEvent.click(screen.getByRole('button', { name: 'Leave out' }))
	expect(screen.getByText('No more suggestions from your CV.')).toBeTruthy()
	expect(store.takeReason()).toEqual({ reason: 'ai' })
})

test('a CV that says too little is told so', async () => {
	open()
	fireEvent.click(screen.getByRole('button', { name: 'Write it from my CV' }))
	await screen.findByText(/There’s not enough in English/, {}, { timeout: 20_000 })
})
