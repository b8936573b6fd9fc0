import {
	type CvDesign,
	type CvDocument,
	cvDocumentSchema,
	defaultDesign,
	newListSection,
} from '@app/cv'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SectionControls } from './section-controls.tsx'

afterEach(cleanup)

const document = cvDocumentSchema.parse({
	professionalSummary: 'A chef.',
	experience: [{ id: 'a', jobTitle: 'Chef' }],
})

function open(design: Partial<CvDesign> = {}) {
	const handleChange = vi.fn()
	render(
		<SectionControls
			document={document}
			design={{ ...defaultDesign(), ...design }}
			onChange={handleChange}
			onEdit={vi.fn()}
		/>,
	)
	return handleChange
}

test('the heading of a profile is hidden and shown again', () => {
	const hide = open()
	fireEvent.click(screen.getByRole('button', { name: 'Hide the heading of Profile' }))
	expect(hide).toHaveBeenCalledWith(
		{ hiddenHeadings: ['professionalSummary'] },
		'heading.professionalSummary',
	)
	cleanup()
	const show = open({ hiddenHeadings: ['professionalSummary'] })
	fireEvent.click(screen.getByRole('button', { name: 'Show the heading of Profile' }))
	expect(show).toHaveBeenCalledWith({ hiddenHeadings: [] }, 'heading.professionalSummary')
})

test('the heading above jobs stays, since software finds them by it', () => {
	open()
	expect(screen.queryByRole('button', { name: 'Hide the heading of Experience' })).toBeNull()
})

test('each section of the person’s own is moved, renamed and hidden by itself', () => {
	const custom = ['Shows', 'Driving'].map((title) =>
		newListSection(title.toLowerCase(), { title, lines: ['One'] }),
	)
	const cv = { ...document, custom }
	const handleChange = vi.fn()
	let edited: CvDocument = cv
	render(
		<SectionControls
			document={cv}
			design={defaultDesign()}
			onChange={handleChange}
			onEdit={(change) => {
				edited = change(cv)
			}}
		/>,
	)
	fireEvent.click(screen.getByRole('button', { name: 'Move Shows up' }))
	expect(handleChange).toHaveBeenCalledWith(
		expect.objectContaining({
			ownSectionPlaces: expect.arrayContaining([{ id: 'shows', after: 'professionalSummary' }]),
		}),
		'order.custom/shows',
	)
	const heading = screen.getByRole('textbox', { name: 'Heading for Driving' })
	fireEvent.change(heading, { target: { value: 'Licences' } })
	expect(edited.custom[1]?.title).toBe('Licences')
	fireEvent.click(screen.getByRole('button', { name: 'Hide Driving' }))
	expect(edited.hidden).toEqual([{ item: 'driving', line: '' }])
})
