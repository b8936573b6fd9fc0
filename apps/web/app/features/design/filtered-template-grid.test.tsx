import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FilteredTemplateGrid, TemplateFilterBar } from './filtered-template-grid.tsx'
import { useTemplateFilters } from './use-template-filters.ts'

afterEach(cleanup)

const templates = [
	{
		id: 'plain',
		trades: ['care'],
		hasColumns: false,
		character: 'traditional' as const,
		isCompact: false,
	},
	{
		id: 'wide',
		trades: ['care', 'creative'],
		hasColumns: true,
		character: 'striking' as const,
		isCompact: true,
	},
]

function FilteredGallery() {
	const filtering = useTemplateFilters()
	return (
		<>
			<TemplateFilterBar filtering={filtering} />
			<FilteredTemplateGrid templates={templates} filtering={filtering}>
				{({ id }) => id}
			</FilteredTemplateGrid>
		</>
	)
}

function choose(label: string, value: string) {
	fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('templates are chosen among by work, columns, look and pages', () => {
	render(<FilteredGallery />)
	expect(shown()).toEqual(['plain', 'wide'])
	choose('Columns', 'one')
	expect(shown()).toEqual(['plain'])
	expect(screen.getByRole('status').textContent).toBe('1 template')
	choose('Type of work', 'creative')
	expect(shown()).toEqual([])
	fireEvent.click(screen.getByRole('button', { name: 'Show all templates' }))
	expect(shown()).toEqual(['plain', 'wide'])
	choose('Pages', 'compact')
	choose('Look', 'striking')
	expect(shown()).toEqual(['wide'])
})
