import { earliestMonth, editOf, formatDateRange, latestMonth } from '@app/cv'
import type { Check } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { nameOfEntry } from '../../name-of-entry.ts'
import { type DatedEntry, listDatedEntries } from './dated-entries.ts'

export const endsAfterItStarts: Check = {
	id: 'D03',
	category: 'dates',
	severity: 'warning-3',
	title: 'No end date comes before its start',
	looksAt: ({ cv }) => listDatedEntries(cv).filter(hasBothDates).length,
	run: ({ cv, pointAt }) => {
		const reversed = listDatedEntries(cv).filter(isReversed)
		const [first] = reversed
		if (first === undefined) return null
		return {
			title: `${sentence(nameOfEntry(cv, first.section, first.index))} ends before it starts: ${formatDateRange(first)}.`,
			why: 'Software works out your experience from these dates, and here the total is less than zero.',
			fix: 'Check both dates. Usually they’re swapped, or one year is a typo.',
			evidence: reversed.map(({ path, name }) => ({
				...pointAt({ path: `${path}.endDate`, quote: '' }),
				quote: name,
			})),
		}
	},
	quickFixes: ({ cv }) =>
		listDatedEntries(cv)
			.filter(isReversed)
			.map(({ path, section, index, startDate, endDate }) => ({
				label: `Swap the dates of ${nameOfEntry(cv, section, index)}`,
				edits: [editOf(cv, `${path}.startDate`, endDate), editOf(cv, `${path}.endDate`, startDate)],
			})),
}

function isReversed({ startDate, endDate, current }: DatedEntry): boolean {
	if (current || !hasBothDates({ startDate, endDate })) return false
	const bothHaveDays = startDate.length === 10 && endDate.length === 10
	return bothHaveDays ? endDate < startDate : latestMonth(endDate) < earliestMonth(startDate)
}

function hasBothDates({ startDate, endDate }: Pick<DatedEntry, 'startDate' | 'endDate'>): boolean {
	return startDate !== '' && endDate !== ''
}
