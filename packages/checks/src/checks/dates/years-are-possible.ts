import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { datedEntries, printedDateRanges } from '../../subjects.ts'

/** Nobody who sends a CV began work longer ago. */
const longestLife = 80
const wordsOfDateLine = 8
// A year at the start of a line, then a dash and another year or a word: the form of a range of dates.
const opensWithYear = /^\s*(1\d{3})\s*[–—-]\s*(?=\d{4}|\p{L})/u

export const yearsArePossible: Check = {
	id: 'D17',
	category: 'dates',
	severity: 'warning-2',
	title: 'Start dates are believable',
	looksAt: (context) =>
		datedEntries(context) + printedDateRanges(context) + findImpossible(context).length,
	run: (context) => {
		const impossible = findImpossible(context)
		const [first] = impossible
		if (first === undefined) return null
		return {
			title: `${quoted(first.quote)} can’t be when you started.`,
			why: 'One impossible date makes employers doubt the others.',
			fix: 'Check the year. Write the month and all 4 digits of the year, for example “Mar 2021 – Present”.',
			evidence: impossible.map(context.pointAt),
		}
	},
}

function findImpossible({ cv, lines, today }: CheckContext) {
	const earliest = Number(today.slice(0, 4)) - longestLife
	const inFields = cv.experience.flatMap(({ startDate }, index) =>
		startDate !== '' && Number(startDate.slice(0, 4)) < earliest
			? [{ path: `experience.${index}.startDate`, quote: startDate.slice(0, 4) }]
			: [],
	)
	if (inFields.length > 0) return inFields
	return lines
		.filter((line) => line.trim().split(/\s+/).length <= wordsOfDateLine)
		.filter((line) => Number(opensWithYear.exec(line)?.[1] ?? earliest) < earliest)
		.map((line) => ({ path: null, quote: line.trim() }))
}
