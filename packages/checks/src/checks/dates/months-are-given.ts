import { type Experience, jobsByRecency, latestMonth, type PlacedJob } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { nameOfJob } from '../../name-of-entry.ts'

const recentMonths = 120
const yearsOfDoubt = 2

export const monthsAreGiven: Check = {
	id: 'D15',
	category: 'dates',
	severity: 'warning-1',
	title: 'Recent jobs have months as well as years',
	looksAt: judgedJobs,
	run: (context) => {
		const { cv, today, pointAt } = context
		const withoutMonths = listRecentJobs(context).filter(
			({ job }) => isYearOnly(job) && isOpenToDoubt(job, today),
		)
		const [first] = withoutMonths
		if (first === undefined) return null
		return {
			title: `The dates of ${nameOfJob(cv, first.index)} have years but no months.`,
			why: '“2021 – 2022” can mean 2 years or 2 months, and some employers will assume the shorter.',
			fix: 'Add the months to your recent jobs, for example “Mar 2021 – Nov 2022”.',
			evidence: withoutMonths.map(({ job, index }) => ({
				...pointAt({ path: `experience.${index}.startDate`, quote: '' }),
				quote: job.jobTitle,
			})),
		}
	},
}

// From 2013 to 2019 is long either way; from 2021 to 2022 can be two months. One that ends before it begins has another fault.
function isOpenToDoubt({ startDate, endDate, current }: Experience, today: string): boolean {
	const end = current || endDate === '' ? today : endDate
	const years = Number(end.slice(0, 4)) - Number(startDate.slice(0, 4))
	return years >= 0 && years <= yearsOfDoubt
}

function isYearOnly({ startDate, endDate, current }: Experience): boolean {
	return startDate.length === 4 || (!current && endDate.length === 4)
}

function listRecentJobs({ cv, today }: CheckContext): PlacedJob[] {
	return jobsByRecency(cv)
		.slice(0, 2)
		.filter(
			({ job }) =>
				job.startDate !== '' &&
				(job.current ||
					job.endDate === '' ||
					latestMonth(job.endDate) > latestMonth(today) - recentMonths),
		)
}

// Long years may stay without months, but then it is not so that all recent jobs have them.
function judgedJobs(context: CheckContext): number {
	const inYears = listRecentJobs(context).filter(({ job }) => isYearOnly(job))
	const areForgiven =
		inYears.length > 0 && !inYears.some(({ job }) => isOpenToDoubt(job, context.today))
	return areForgiven ? 0 : listRecentJobs(context).length
}
