import { type CvDesign, cvDocumentSchema, defaultDesign } from '@app/cv'
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
