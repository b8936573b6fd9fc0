import type { Check } from '../../check.ts'
import { count } from '../../format-lists.ts'
import { laidOutFile } from '../../subjects.ts'
import { isOutOfOrder } from './reading-order.ts'

export const oneColumn: Check = {
	id: 'A09',
	category: 'parseability',
	severity: 'warning-3',
	title: 'The page has one column',
	looksAt: (context) =>
		context.source !== null && isOutOfOrder(context.source) ? 0 : laidOutFile(context),
	run: ({ source }) => {
		const columns = source?.facts.columns ?? 1
		if (columns < 2) return null
		return {
			title: `This CV has ${count(columns, 'column')}.`,
			why: 'We could put the columns in order, but some software reads straight across and mixes up the lines.',
			fix: 'Put the same words in one column. Most of our templates have one.',
			evidence: [],
		}
	},
}
