import { type Experience, jobsByRecency, latestMonth } from '@app/cv'
import type { Check } from '../../check.ts'
import { nameOfJob } from '../../words-about.ts'

const recentMonths = 120
const yearsOfDoubt = 2

export const monthsAreGiven: Check = {
	id: 'D15',
	category: 'dates',
	severity: 'warning-1',
	title: 'Recent jobs have months as well as years',
	appliesTo: ({ cv }) => cv.experience.some(({ startDate }) => startDate !== ''),
	run: ({ cv, today, pointAt }) => {
		const recent = jobsByRecency(cv)
			.slice(0, 2)
			.filter(
				({ job }) =>
					job.current ||
					job.endDate === '' ||
					latestMonth(job.endDate) > latestMonth(today) - recentMonths,
			)
		const withoutMonths = recent.filter(({ job }) => isYearOnly(job) && isOpenToDoubt(job, today))
		const [first] = withoutMonths
		if (first === undefined) return null
		return {
			title: `The dates of ${nameOfJob(cv, first.index)} give years without months.`,
			why: '“2021 – 2022” can mean two years or two months, and some readers will assume the shorter.',
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
