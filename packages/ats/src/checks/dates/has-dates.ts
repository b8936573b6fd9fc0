import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { notFound } from '../../not-found.ts'
import { datedEntries } from '../../subjects.ts'

export const hasDates: Check = {
	id: 'D01',
	category: 'dates',
	severity: 'blocker',
	cap: 60,
	title: 'There are dates beside your jobs or courses',
	appliesTo: ({ cv }) => cv.experience.length + cv.education.length > 0,
	looksAt: datedEntries,
	missesThem: true,
	run: (context) => {
		const { cv, source, lines, pointAt } = context
		if (datedEntries(context) > 0 || lines.some((line) => findDateRanges(line).length > 0))
			return null
		return notFound(source, {
			what: 'date',
			title: 'There is not one date on your CV.',
			why: 'Without dates nobody can tell how long you have done the work or whether you still do it.',
			fix: 'Give each job and course its start and end, for example “Mar 2021 – Present”. If you are unsure of the month, the year alone is a start.',
			evidence: cv.experience.map(({ jobTitle }, index) =>
				pointAt({ path: `experience.${index}.jobTitle`, quote: jobTitle }),
			),
		})
	},
}
