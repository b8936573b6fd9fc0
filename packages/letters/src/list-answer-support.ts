import {
	type CvDocument,
	formatDateRange,
	listPassages,
	type PartialDate,
	yearsAtWork,
} from '@app/cv'

/**
 * Lists everything that can support an answer: every text of the CV with its employers, schools and places, the dates
 * of jobs and courses, the person's earlier answers, and the whole years of each job and of all jobs.
 */
export function listSupport(cv: CvDocument, today: PartialDate): string[] {
	const { experience, education, volunteering, facts } = cv
	const years = [...experience.map((job) => [job]), experience].map((jobs) =>
		yearsAtWork(jobs, today),
	)
	return [
		...listPassages(cv).map(({ text }) => text),
		...[...experience, ...education, ...volunteering].map((dates) =>
			formatDateRange(dates, 'long'),
		),
		...facts.map(({ answer }) => answer),
		...years.map((count) => `${count} years`),
	].filter((text) => text !== '')
}
