import { cvDocumentSchema, defaultDesign, emptyCv } from '@app/cv'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LayoutControls } from './layout-controls.tsx'

afterEach(cleanup)

const once = 'Group roles under one employer'

function open(...employers: string[]) {
	const years = ['2021', '2018', '2015']
	const handleChange = vi.fn()
	const document = cvDocumentSchema.parse({
		experience: employers.map((employer, index) => ({
			id: String(index),
			jobTitle: 'Chef',
			employer,
			startDate: years[index],
			endDate: years[index - 1] ?? '2024',
		})),
	})
	show({ document, onChange: handleChange })
	return handleChange
}

function show(given: Partial<Parameters<typeof LayoutControls>[0]>) {
	const usual = { document: emptyCv(), design: defaultDesign(), fontPairs: [], onChange: () => {} }
	render(<LayoutControls {...usual} hasColumns={false} hasSideColumn={false} {...given} />)
}

test('a side column is moved and resized where the template has one and it is shown', () => {
	const onChange = vi.fn()
	show({ hasColumns: true, hasSideColumn: true, onChange })
	fireEvent.change(screen.getByLabelText('Side column'), { target: { value: 'left' } })
	expect(onChange).toHaveBeenCalledWith({ sidebarSide: 'left' }, 'sidebarSide')
	fireEvent.change(screen.getByLabelText('Side column width'), { target: { value: 'wide' } })
	expect(onChange).toHaveBeenCalledWith({ sidebarWidth: 'wide' }, 'sidebarWidth')
	cleanup()
	show({ hasColumns: true, hasSideColumn: true, design: { ...defaultDesign(), columns: 'one' } })
	expect(screen.queryByLabelText('Side column')).toBeNull()
	cleanup()
	show({ hasColumns: true })
	expect(screen.queryByLabelText('Side column')).toBeNull()
})

test('somebody with several roles at one employer chooses whether its name is printed once', () => {
	const handleChange = open('Old Mill', 'Old Mill', 'Inn')
	fireEvent.click(screen.getByRole('checkbox', { name: once }))
	expect(handleChange).toHaveBeenCalledWith({ employerOnce: false }, 'employerOnce')
})

test('where there is nothing to choose, nothing is asked', () => {
	open('Old Mill', 'Inn')
	expect(screen.queryByRole('checkbox', { name: once })).toBeNull()
})
