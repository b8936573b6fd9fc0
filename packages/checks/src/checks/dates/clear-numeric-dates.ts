import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { printedDateRanges } from '../../subjects.ts'

export const clearNumericDates: Check = {
	id: 'D06',
	category: 'dates',
	severity: 'warning-1',
	title: 'No date has 2 possible meanings',
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
			title: `The dates ${quoted(first)} can be read in 2 ways.`,
			why: 'American software reads the first number as the month, so your jobs may end up months out.',
			fix: 'Write the month as a word: “Mar 2021 – Present”. You don’t need the day.',
			evidence: unclear.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
