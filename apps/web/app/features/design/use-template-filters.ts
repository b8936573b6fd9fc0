import { useState } from 'react'
import { noFilters, type TemplateFilters } from './filter-templates.ts'

/** The filters for templates, and the functions that change them. */
export type TemplateFiltering = {
	filters: TemplateFilters
	/** Changes some filters and leaves the others. */
	choose: (change: Partial<TemplateFilters>) => void
	clear: () => void
}

/**
 * Holds the filters of a gallery. A page calls this above everything that it swaps while it loads, so that a choice made
 * before its scripts came still counts when other cards take the place of the first ones.
 */
export function useTemplateFilters(): TemplateFiltering {
	const [filters, setFilters] = useState(noFilters)
	return {
		filters,
		choose: (change) => setFilters((before) => ({ ...before, ...change })),
		clear: () => setFilters(noFilters),
	}
}
