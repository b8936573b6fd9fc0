import { findDateRanges } from '@app/language'
import type { Check } from '../../check.ts'
import { notFound } from '../../not-found.ts'

export const hasDates: Check = {
	id: 'D01',
	category: 'dates',
	severity: 'blocker',
	cap: 60,
	title: 'Jobs and courses have dates',
	appliesTo: ({ cv }) => cv.experience.length + cv.education.length > 0,
	run: ({ cv, source, lines, pointAt }) => {
		const dated = [...cv.experience, ...cv.education, ...cv.volunteering, ...cv.projects].some(
			({ startDate, endDate }) => startDate !== '' || endDate !== '',
		)
		if (dated || lines.some((line) => findDateRanges(line).length > 0)) return null
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
