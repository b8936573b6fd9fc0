import { earliestMonth, editOf, formatDateRange, latestMonth } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../words-about.ts'
import { type DatedEntry, datedEntriesOf } from './dated-entries.ts'

export const endsAfterItStarts: Check = {
	id: 'D03',
	category: 'dates',
	severity: 'warning-3',
	title: 'Everything ends after it starts',
	appliesTo: ({ cv }) =>
		datedEntriesOf(cv).some(({ startDate, endDate }) => startDate !== '' && endDate !== ''),
	run: ({ cv, pointAt }) => {
		const reversed = datedEntriesOf(cv).filter(isReversed)
		const [first] = reversed
		if (first === undefined) return null
		return {
			title: `${quoted(first.name)} ends before it starts: ${formatDateRange(first)}.`,
			why: 'Software counts the time between the dates, and here it counts less than nothing.',
			fix: 'Check both dates; most often they have changed places or one year is a slip.',
			evidence: reversed.map(({ path, name }) => ({
				...pointAt({ path: `${path}.endDate`, quote: '' }),
				quote: name,
			})),
		}
	},
	mend: ({ cv }) =>
		datedEntriesOf(cv)
			.filter(isReversed)
			.map(({ path, name, startDate, endDate }) => ({
				label: `Swap the dates of ${quoted(name)}`,
				edits: [editOf(cv, `${path}.startDate`, endDate), editOf(cv, `${path}.endDate`, startDate)],
			})),
}

function isReversed({ startDate, endDate, current }: DatedEntry): boolean {
	if (current || startDate === '' || endDate === '') return false
	const bothHaveDays = startDate.length === 10 && endDate.length === 10
	return bothHaveDays ? endDate < startDate : latestMonth(endDate) < earliestMonth(startDate)
}
