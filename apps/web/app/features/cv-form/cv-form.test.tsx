import { newItem } from '@app/cv'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type CvFormData, emptyFormData } from '#shared/cv-form-data.ts'
import { readStoredForm, writeStoredForm } from '#shared/cv-form-storage.ts'
import { CvFormSession } from './form-state/cv-form-session.tsx'
import type { CvFormStore } from './form-state/cv-form-store.ts'
import { type FormSectionName, formSectionNamed } from './sections/form-sections.ts'
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
	achievements: ['Served 200 covers a night'],
}

function showSection(name: FormSectionName, stored: Partial<CvFormData> = {}) {
	writeStoredForm({ data: { ...emptyFormData(), ...stored }, lastSaved: null, replaced: [] })
	let store: CvFormStore | undefined
	const section = formSectionNamed(name)
	const element = (
		<CvFormSession>
			{(opened) => {
				store = opened
				return <SectionForm section={section} hrefOf={() => '/'} />
			}}
		</CvFormSession>
	)
	const page = render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
	const form = () => {
		if (store === undefined) throw new Error('The form was not shown.')
		act(() => void store?.settle())
		return store.getState()
	}
	return { ...page, form, undo: () => act(() => store?.dispatch({ type: 'undo' })) }
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const jobTitles = (form: CvFormData) => form.experience.map(({ jobTitle }) => jobTitle)

describe('checking', () => {
	test('says what is wrong with an address on leaving the field, not while typing', () => {
		showSection('personalInfo')
		const email = screen.getByLabelText('Email')
		type(email, 'ann@example')
		expect(screen.queryByText(/full email address/)).toBeNull()
		fireEvent.blur(email)
		expect(screen.getByText(/full email address/)).toBeTruthy()
		expect(email.getAttribute('aria-invalid')).toBe('true')
		type(email, 'ann@example.com')
		fireEvent.blur(email)
		expect(screen.queryByText(/full email address/)).toBeNull()
	})
})

describe('the order of jobs', () => {
	const older = {
		...job,
		id: 'job-0',
		jobTitle: 'Waiter',
		startDate: '2017-01',
		endDate: '2019-01',
		current: false,
	}

	test('is put right by one press, where a newer job is below an older one', () => {
		const { form } = showSection('experience', { experience: [older, job] })
		fireEvent.click(screen.getByRole('button', { name: 'Put the latest first' }))
		expect(jobTitles(form())).toEqual(['Chef', 'Waiter'])
		expect(screen.queryByText(/below an older one/)).toBeNull()
	})

	test('another role at an employer is below the one that goes on', () => {
		const { form } = showSection('experience', { experience: [job] })
		fireEvent.click(screen.getByRole('button', { name: /^Another role at/ }))
		expect(jobTitles(form())).toEqual(['Chef', ''])
	})
})

describe('what the trade lends to a section', () => {
	const { personalInfo } = emptyFormData()

	test('the sample profile is of the trade that the headline names, or the newest job', async () => {
		showSection('professionalSummary', {
			personalInfo: { ...personalInfo, headline: 'Warehouse manager' },
		})
		expect(await screen.findByText(/^Warehouse supervisor/)).toBeTruthy()
		cleanup()
		showSection('professionalSummary', { experience: [job] })
		expect(await screen.findByText(/^Chef de partie/)).toBeTruthy()
	})

	test('skills of the trade are offered, without those that are there', async () => {
		const skills = [{ id: 's', name: 'allergens', level: '', group: '' }]
		const { form } = showSection('skills', { experience: [job], skills: skills as never })
		fireEvent.click(await screen.findByRole('button', { name: 'Portion control' }))
		expect(form().skills.map(({ name }) => name)).toEqual(['allergens', 'Portion control'])
		expect(screen.queryByRole('button', { name: 'Allergens' })).toBeNull()
	})

	test('the sample profile is the usual one where no trade is known', () => {
		showSection('professionalSummary')
		expect(screen.getByText(/^Year 13 student/)).toBeTruthy()
	})
})

describe('details that few people need', () => {
	const isOpen = () => screen.getByLabelText('ORCID').closest('details')?.open

	test('are folded away while nobody has filled them in', () => {
		const { form } = showSection('personalInfo')
		expect(isOpen()).toBe(false)
		type(screen.getByLabelText('Title'), 'Dr')
		expect(form().personalInfo.honorificPrefix).toBe('Dr')
	})

	test('are shown once one of them is filled in, and a number that is none is named', () => {
		const { personalInfo } = emptyFormData()
		showSection('personalInfo', { personalInfo: { ...personalInfo, orcid: '0000-0002' } })
		expect(isOpen()).toBe(true)
		fireEvent.blur(screen.getByLabelText('ORCID'))
		expect(screen.getByText(/Enter an ORCID/)).toBeTruthy()
	})
})

describe('what was typed a moment ago', () => {
	test('is in the line that Enter splits', () => {
		const { form } = showSection('experience', { experience: [job] })
		const line = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Achievement 1 of/ })
		line.focus()
		type(line, 'Served 300 covers')
		line.setSelectionRange(6, 6)
		fireEvent.keyDown(line, { key: 'Enter' })
		expect(form().experience[0]?.achievements.map((text) => text.trim())).toEqual([
			'Served',
			'300 covers',
		])
	})

	test('is kept when the page goes', () => {
		showSection('personalInfo')
		type(screen.getByLabelText('Town or city'), 'Hull')
		fireEvent(window, new Event('pagehide'))
		expect(readStoredForm(localStorage)).toMatchObject({
			form: { data: { personalInfo: { city: 'Hull' } } },
		})
	})

	test('is taken back by undo, and the field shows it', async () => {
		const { form, undo } = showSection('personalInfo')
		const town = screen.getByLabelText('Town or city')
		type(town, 'Hull')
		undo()
		expect(form().personalInfo.city).toBe('')
		await waitFor(() => expect(town).toHaveProperty('value', ''))
	})

	test('gives its field the height of the words that undo brings back, in every browser', async () => {
		vi.stubGlobal('CSS', { supports: () => false })
		const { undo } = showSection('experience', { experience: [job] })
		const line = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Achievement 1 of/ })
		Object.defineProperty(line, 'scrollHeight', { get: () => line.textLength })
		type(line, 'Served')
		undo()
		const words = job.achievements[0] ?? ''
		await waitFor(() => expect(line).toHaveProperty('value', words))
		expect(line.style.height).toBe(`${words.length}px`)
	})
})

describe('dates', () => {
	test('are read on leaving the field and shown in one way', () => {
		const { form } = showSection('experience', { experience: [job] })
		const from = screen.getByLabelText('From')
		type(from, '3/2019')
		expect(form().experience[0]?.startDate).toBe('2021-09')
		fireEvent.blur(from)
		expect(form().experience[0]?.startDate).toBe('2019-03')
		expect(from).toHaveProperty('value', 'Mar 2019')
	})

	test('that cannot be read stay as they were typed, also after a reload, and undo takes them back', () => {
		const first = showSection('experience', { experience: [job] })
		const from = screen.getByLabelText('From')
		type(from, 'after the flood')
		fireEvent.blur(from)
		expect(screen.getByText(/isn’t on your CV yet/)).toBeTruthy()
		const { design, unreadDates, experience } = first.form()
		first.unmount()
		const again = showSection('experience', { design, unreadDates, experience })
		expect(screen.getByLabelText('From')).toHaveProperty('value', 'after the flood')
		type(screen.getByLabelText('From'), '2019')
		fireEvent.blur(screen.getByLabelText('From'))
		expect(again.form().unreadDates).toEqual({})
		again.undo()
		expect(screen.getByLabelText('From')).toHaveProperty('value', 'after the flood')
	})

	test('a job that goes on can be ended and go on again', () => {
		const { form } = showSection('experience', { experience: [job] })
		const to = screen.getByLabelText('To')
		expect(to).toHaveProperty('value', 'Present')
		type(to, 'May 2023')
		fireEvent.blur(to)
		expect(form().experience[0]).toMatchObject({ endDate: '2023-05', current: false })
		type(to, 'present')
		fireEvent.blur(to)
		expect(form().experience[0]).toMatchObject({ endDate: '', current: true })
	})
})

describe('items', () => {
	test('are asked for while there are none, with a sample that is no part of the CV', () => {
		const { form } = showSection('experience')
		expect(screen.getByText(/won’t appear on your CV/)).toBeTruthy()
		expect(screen.getAllByRole('listitem').length).toBe(3)
		fireEvent.click(screen.getByRole('button', { name: 'Add a job' }))
		expect(screen.queryByText(/still empty/)).toBeNull()
		expect(form().experience).toMatchObject([{ jobTitle: '', achievements: [] }])
	})

	test('are added, copied, moved and removed, and the focus is never lost', async () => {
		const { form } = showSection('experience', { experience: [job] })
		fireEvent.click(screen.getByRole('button', { name: 'Add another job' }))
		const title = screen.getByLabelText('Job title')
		expect(document.activeElement).toBe(title)
		type(title, 'Porter')
		fireEvent.keyDown(title, { key: 'ArrowUp', altKey: true })
		expect(jobTitles(form())).toEqual(['Porter', 'Chef'])
		expect(document.activeElement).toBe(title)
		fireEvent.click(screen.getByRole('button', { name: 'Duplicate Porter' }))
		expect(jobTitles(form())).toEqual(['Porter', 'Porter', 'Chef'])
		fireEvent.click(screen.getByRole('button', { name: 'Remove Chef, The Old Mill' }))
		expect(jobTitles(form())).toEqual(['Porter', 'Porter'])
		await waitFor(() => expect(document.activeElement?.textContent).toContain('Add another job'))
	})
})

describe('lines', () => {
	const lines = (form: CvFormData) => form.experience[0]?.achievements

	test('Enter begins the next, Backspace in an empty one goes back', () => {
		const { form } = showSection('experience', { experience: [job] })
		const first = screen.getByLabelText<HTMLTextAreaElement>('Achievement 1 of 1')
		first.focus()
		first.setSelectionRange(25, 25)
		fireEvent.keyDown(first, { key: 'Enter' })
		expect(lines(form())).toEqual(['Served 200 covers a night', ''])
		const second = screen.getByLabelText<HTMLTextAreaElement>('Achievement 2 of 2')
		expect(document.activeElement).toBe(second)
		fireEvent.keyDown(second, { key: 'Backspace' })
		expect(lines(form())).toEqual(['Served 200 covers a night'])
		expect(document.activeElement).toBe(first)
	})

	test('Enter that ends the composition of a word is no new line', () => {
		const { form } = showSection('experience', { experience: [job] })
		const first = screen.getByLabelText('Achievement 1 of 1')
		fireEvent.keyDown(first, { key: 'Enter', isComposing: true })
		expect(lines(form())).toHaveLength(1)
	})
})

describe('what is pressed beside the fields', () => {
	test('the menu of a blank line removes that line and no other', () => {
		const achievements = ['One', '', 'Three']
		const { form } = showSection('experience', { experience: [{ ...job, achievements }] })
		const button = screen.getByRole('button', { name: 'Move, hide or remove Achievement 2' })
		screen.getByLabelText('Achievement 2 of 3').focus()
		act(() => button.focus())
		fireEvent.keyDown(button, { key: 'Enter' })
		fireEvent.click(screen.getByRole('menuitem', { name: 'Remove' }))
		expect(form().experience[0]?.achievements).toEqual(['One', 'Three'])
	})

	test('a note that is emptied to write it anew keeps its field and the focus', () => {
		showSection('experience', { experience: [job], notes: [{ id: job.id, text: 'Ask Sam' }] })
		const note = screen.getByLabelText('Private note')
		act(() => note.focus())
		type(note, '')
		expect(screen.getByLabelText('Private note')).toBe(note)
		expect(document.activeElement).toBe(note)
	})

	test('Alt and an arrow key in a select are the select’s', () => {
		const language = ['Welsh', 'Irish'].map((name) => ({
			...newItem('language', name),
			name,
		}))
		const { form } = showSection('language', { language })
		const [level] = screen.getAllByRole('combobox')
		fireEvent.keyDown(level as HTMLElement, { key: 'ArrowDown', altKey: true })
		expect(form().language.map(({ name }) => name)).toEqual(['Welsh', 'Irish'])
	})

	test('the button that hides a section says what it does, and is not pressed as well', () => {
		showSection('experience', { experience: [job] })
		fireEvent.click(screen.getByRole('button', { name: /^Hide(?!.* from the page)/ }))
		const button = screen.getByRole('button', { name: /^Hidden.*Show it$/ })
		expect(button.getAttribute('aria-pressed')).toBeNull()
	})
})

describe('skills', () => {
	test('a comma or Enter makes a chip of what was typed, once', () => {
		const { form } = showSection('skills')
		const input = screen.getByLabelText('Your skills', { selector: 'input' })
		type(input, 'Baking, icing,')
		type(input, 'baking')
		fireEvent.keyDown(input, { key: 'Enter' })
		expect(form().skills.map(({ name }) => name)).toEqual(['Baking', 'icing'])
	})

	const skillField = () =>
		screen.getByLabelText<HTMLInputElement>('Your skills', { selector: 'input' })

	test.each([
		['the focus leaves the field', () => fireEvent.blur(skillField())],
		['the page is left', () => act(() => void window.dispatchEvent(new Event('pagehide')))],
	])('half a skill is no skill when %s, and stays in its field', (_, leave) => {
		const { form } = showSection('skills')
		fireEvent.focus(skillField())
		type(skillField(), 'Bak')
		leave()
		expect(form().skills).toEqual([])
		expect(skillField().value).toBe('Bak')
	})

	test('half a skill is in its field again after a reload, and says that it waits', () => {
		const { unmount } = showSection('skills')
		type(skillField(), 'Bak')
		unmount()
		const { form } = showSection('skills')
		expect(skillField().value).toBe('Bak')
		expect(screen.getByText(/“Bak” isn’t on your CV yet/)).toBeTruthy()
		expect(screen.queryByRole('option')).toBeNull()
		fireEvent.click(screen.getByRole('button', { name: 'Add Bak' }))
		expect(form().skills.map(({ name }) => name)).toEqual(['Bak'])
		expect(skillField().value).toBe('')
	})

	test('a half-typed interest is kept apart from a half-typed skill', () => {
		const { unmount } = showSection('interests')
		type(screen.getByLabelText('Your interests', { selector: 'input' }), 'Che')
		unmount()
		showSection('skills')
		expect(skillField().value).toBe('')
	})

	test('the title of a new group and half its first skill are there again after a reload', () => {
		const { unmount } = showSection('skills')
		fireEvent.click(screen.getByRole('button', { name: 'Add a skill group' }))
		type(screen.getByLabelText('Group name'), 'Kitchen')
		type(screen.getByLabelText('Skills in Kitchen', { selector: 'input' }), 'Bak')
		unmount()
		const { form } = showSection('skills')
		fireEvent.click(screen.getByRole('button', { name: 'Add Bak' }))
		expect(form().skills).toMatchObject([{ group: 'Kitchen', name: 'Bak' }])
		expect(screen.queryByLabelText('Skills in Kitchen', { selector: 'input' })).toBeTruthy()
	})
})
