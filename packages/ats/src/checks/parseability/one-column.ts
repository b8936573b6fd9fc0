import type { Check } from '../../check.ts'
import { count } from '../../lists-and-counts.ts'
import { laidOutFile } from '../../subjects.ts'
import { isOutOfOrder } from './reading-order.ts'

export const oneColumn: Check = {
	id: 'A09',
	category: 'parseability',
	severity: 'warning-3',
	title: 'The page is set in one column',
	looksAt: (context) =>
		context.source !== null && isOutOfOrder(context.source) ? 0 : laidOutFile(context),
	run: ({ source }) => {
		const columns = source?.facts.columns ?? 1
		if (columns < 2) return null
		return {
			title: `This CV is set in ${count(columns, 'column')}.`,
			why: 'We could put the columns in order, but some software reads straight across the page and mixes the lines of the two.',
			fix: 'Set the same words in one column. Every template here does so when it prints.',
			evidence: [],
		}
	},
}
