import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { printedDateRanges } from '../../subjects.ts'

export const fullYears: Check = {
	id: 'D13',
	category: 'dates',
	severity: 'tip',
	title: 'Years are written in full',
	looksAt: printedDateRanges,
	run: ({ lines, pointAt }) => {
		const short = lines.flatMap((line) =>
			findDateRanges(line)
				.filter(({ hasTwoDigitYear, isRange }) => hasTwoDigitYear && isRange)
				.map(({ start, end }) => line.slice(start, end)),
		)
		const [first] = short
		if (first === undefined) return null
		return {
			title: `You’ve shortened years to 2 digits: ${quoted(first)}.`,
			why: 'Some software doesn’t read ’21 as a year, and 10–12 could be years, months or hours.',
			fix: 'Write all 4 digits.',
			evidence: short.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
