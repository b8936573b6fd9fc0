import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { datedEntries } from '../../subjects.ts'

export const hasDates: Check = {
	id: 'D01',
	category: 'dates',
	severity: 'blocker',
	cap: 60,
	title: 'Your jobs or courses have dates',
	appliesTo: ({ cv }) => cv.experience.length + cv.education.length > 0,
	looksAt: datedEntries,
	missesThem: true,
	run: (context) => {
		const { cv, source, lines, pointAt } = context
		if (datedEntries(context) > 0 || lines.some((line) => findDateRanges(line).length > 0))
			return null
		return missingFieldFinding(source, {
			what: 'dates',
			title: 'Your CV has no dates.',
			why: 'Without dates, nobody can tell how long you did the work or whether you still do it.',
			fix: 'Give each job and course a start and end, for example “Mar 2021 – Present”. If you’re not sure of the month, just give the year.',
			evidence: cv.experience.map(({ jobTitle }, index) =>
				pointAt({ path: `experience.${index}.jobTitle`, quote: jobTitle }),
			),
		})
	},
}
