import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { writeStoredForm } from '#shared/cv-form-storage.ts'
import { findLowConfidence } from '#shared/import-confidence/low-confidence-fields.ts'
import { localCv, storeLowConfidence } from '#shared/import-confidence/stored-low-confidence.ts'
import { CvFormSession } from './form-state/cv-form-session.tsx'
import type { CvFormStore } from './form-state/cv-form-store.ts'
import { LowConfidenceProvider } from './form-state/low-confidence-context.tsx'
import { type FormSectionName, formSectionNamed } from './sections/form-sections.ts'
import { LowConfidenceStrip } from './sections/low-confidence-strip.tsx'
import { SectionForm } from './sections/section-form.tsx'
import { SectionNav } from './sections/section-nav.tsx'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const read: CvFormData = {
	...emptyFormData(),
	personalInfo: { ...emptyFormData().personalInfo, firstName: 'Ann', city: 'Hull' },
	skills: [{ id: 's1', name: 'Pastry', group: '', level: '' }],
}

function showUnsure(paths: string[], name: FormSectionName) {
	writeStoredForm({ data: read, lastSaved: null, replaced: [] })
	storeLowConfidence(
		localCv,
		findLowConfidence(read, Object.fromEntries(paths.map((path) => [path, 0.3]))),
	)
	return show(name)
}

function show(name: FormSectionName) {
	const section = formSectionNamed(name)
	let store: CvFormStore | undefined
	const element = (
		<CvFormSession>
			{(opened) => {
				store = opened
				return (
					<LowConfidenceProvider cvId={localCv}>
						<LowConfidenceStrip />
						<SectionNav current={section} hrefOf={() => '/'} />
						<SectionForm section={section} hrefOf={() => '/'} />
					</LowConfidenceProvider>
				)
			}}
		</CvFormSession>
	)
	render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	return { undo: () => act(() => store?.dispatch({ type: 'undo' })) }
}

const noteOf = (label: string) => {
	const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? []
	return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
const mark = 'Please check: we’re not sure about this'

test('an unsure field is marked in sight and for those who hear the page; other fields are not', () => {
	showUnsure(['personalInfo.city'], 'personalInfo')
	expect(noteOf('Town or city')).toContain(mark)
	expect(noteOf('First name')).not.toContain(mark)
	expect(screen.getByText(/We’re not sure about one detail/)).toBeTruthy()
	expect(screen.getByRole('link', { name: /Personal details.*1 to check/ })).toBeTruthy()
})

test('the mark goes when the person writes something else, and comes back with undo', async () => {
	const { undo } = showUnsure(['personalInfo.city'], 'personalInfo')
	fireEvent.change(screen.getByLabelText('Town or city'), { target: { value: 'Leeds' } })
	await waitFor(() => expect(screen.queryByText(mark)).toBeNull())
	undo()
	expect(screen.getByText(mark)).toBeTruthy()
})

test('the mark is there after a reload, until the person says that it is right', () => {
	showUnsure(['personalInfo.city', 'personalInfo.firstName'], 'personalInfo')
	const [first] = screen.getAllByRole('button', { name: 'Looks right' })
	fireEvent.click(first as HTMLElement)
	expect(document.activeElement).toBe(screen.getByLabelText('First name'))
	cleanup()
	show('personalInfo')
	expect(screen.getAllByText(mark)).toHaveLength(1)
	cleanup()
	show('personalInfo')
	expect(noteOf('Town or city')).toContain(mark)
})

test('an unsure skill is named', () => {
	showUnsure(['skills.0.name'], 'skills')
	expect(noteOf('Your skills')).toContain('Please check “Pastry”: we’re not sure about this')
})
