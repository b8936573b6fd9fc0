import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { printedDateRanges } from '../../subjects.ts'
import { quoted } from '../../words-about.ts'

export const clearNumericDates: Check = {
	id: 'D06',
	category: 'dates',
	severity: 'warning-1',
	title: 'No date can be read in two ways',
	looksAt: printedDateRanges,
	run: ({ lines, pointAt }) => {
		const unclear = lines.flatMap((line) =>
			findDateRanges(line)
				.filter(({ isAmbiguous, isRange }) => isAmbiguous && isRange)
				.map(({ start, end }) => line.slice(start, end)),
		)
		const [first] = unclear
		if (first === undefined) return null
		return {
			title: `The dates ${quoted(first)} can be read in two ways.`,
			why: 'Software from America takes the first number for the month, and then your jobs shift by months.',
			fix: 'Write the month as a word: “Mar 2021 – Present”. The day is not needed.',
			evidence: unclear.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
