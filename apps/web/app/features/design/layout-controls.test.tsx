import { cvDocumentSchema, defaultDesign } from '@app/cv'
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
	const parts = { document, design: defaultDesign(), fontPairs: [], hasColumns: false }
	render(<LayoutControls {...parts} onChange={handleChange} />)
	return handleChange
}

test('somebody with several roles at one employer chooses whether its name is printed once', () => {
	const handleChange = open('Old Mill', 'Old Mill', 'Inn')
	fireEvent.click(screen.getByRole('checkbox', { name: once }))
	expect(handleChange).toHaveBeenCalledWith({ employerOnce: false }, 'employerOnce')
})

test('where there is nothing to choose, nothing is asked', () => {
	open('Old Mill', 'Inn')
	expect(screen.queryByRole('checkbox', { name: once })).toBeNull()
})
