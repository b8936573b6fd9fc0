import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { shortJobsAreGrouped } from './short-jobs-are-grouped.ts'

const jobs = (...rows: [title: string, start: string, end: string][]) =>
	withJobs(
		...rows.map(([jobTitle, startDate, endDate]) => ({
			jobTitle,
			startDate,
			endDate,
			employer: `${startDate} Ltd`,
		})),
	)

export const shortJobsAreGroupedCases: CheckCases = {
	check: shortJobsAreGrouped,
	finds: {
		'three in two years': jobs(
			['Porter', '2023-01', '2023-06'],
			['Cook', '2023-08', '2024-02'],
			['Driver', '2024-03', '2024-09'],
		),
	},
	accepts: {
		'two short ones': jobs(
			['Porter', '2019-01', '2023-06'],
			['Cook', '2023-08', '2024-02'],
			['Driver', '2024-03', '2024-09'],
		),
		contracts: jobs(
			['Contract porter', '2023-01', '2023-06'],
			['Agency cook', '2023-08', '2024-02'],
			['Temporary driver', '2024-03', '2024-09'],
		),
		'years only': jobs(
			['Porter', '2021', '2021'],
			['Cook', '2022', '2022'],
			['Driver', '2023', '2023'],
		),
	},
}
