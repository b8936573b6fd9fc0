import type { TemplateEntry } from '@app/contract'

/** The filters for templates; `''` means any. */
export type TemplateFilters = {
	trade: string
	columns: '' | 'one' | 'two'
	character: '' | TemplateEntry['character']
	space: '' | 'compact'
}

export const noFilters: TemplateFilters = { trade: '', columns: '', character: '', space: '' }

type Filtered = Pick<TemplateEntry, 'trades' | 'hasColumns' | 'isCompact'> & { character: string }

/** Whether a template matches the filters. */
export function matchesFilters(template: Filtered, filters: TemplateFilters): boolean {
	const { trade, columns, character, space } = filters
	return (
		(trade === '' || template.trades.includes(trade)) &&
		(columns === '' || template.hasColumns === (columns === 'two')) &&
		(character === '' || template.character === character) &&
		(space === '' || template.isCompact)
	)
}

/** The choices of each filter, as people call them. */
export const filterChoices: {
	[Field in keyof TemplateFilters]: { label: string; options: [TemplateFilters[Field], string][] }
} = {
	trade: {
		label: 'Type of work',
		options: [
			['', 'Any work'],
			['care', 'Health and social care'],
			['education', 'Education'],
			['office', 'Office and public sector'],
			['service', 'Hospitality, retail and sales'],
			['manual', 'Trades, transport and warehousing'],
			['technology', 'Technology and engineering'],
			['creative', 'Creative work'],
			['research', 'Research'],
			['first-job', 'First job'],
		],
	},
	columns: {
		label: 'Columns',
		options: [
			['', 'Any'],
			['one', '1 column'],
			['two', '2 columns'],
		],
	},
	character: {
		label: 'Look',
		options: [
			['', 'Any'],
			['traditional', 'Traditional'],
			['modern', 'Modern'],
			['striking', 'Striking'],
		],
	},
	space: {
		label: 'Pages',
		options: [
			['', 'Any'],
			['compact', 'Fits more on a page'],
		],
	},
}
