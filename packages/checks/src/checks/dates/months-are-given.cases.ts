import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { monthsAreGiven } from './months-are-given.ts'

const cook = { jobTitle: 'Cook', employer: 'Crust' }

export const monthsAreGivenCases: CheckCases = {
	check: monthsAreGiven,
	finds: {
		'a year and Present': withJobs({ ...cook, startDate: '2025', current: true }),
		'two years': withJobs({ ...cook, startDate: '2019', endDate: '2021' }),
		'the end is a year': withJobs({ ...cook, startDate: '2019-04', endDate: '2021' }),
		'a summer job': withJobs({ ...cook, startDate: '2024', endDate: '2024' }),
		'a contract over new year': withJobs({ ...cook, startDate: '2024', endDate: '2025' }),
		'the job before': withJobs(
			{ ...cook, startDate: '2022-01', current: true },
			{ ...cook, startDate: '2019', endDate: '2021' },
		),
	},
	accepts: {
		months: withJobs({ ...cook, startDate: '2022-01', current: true }),
		days: withJobs({ ...cook, startDate: '2022-01-10', endDate: '2023-02-11' }),
		'the third job has years': withJobs(
			{ ...cook, startDate: '2022-01', current: true },
			{ ...cook, startDate: '2019-01', endDate: '2021-12' },
			{ ...cook, startDate: '2010', endDate: '2018' },
		),
		'years enough either way': withJobs(
			{ ...cook, startDate: '2020', current: true },
			{ ...cook, startDate: '2013', endDate: '2019' },
		),
		'a long-served present job': withJobs({ ...cook, startDate: '2008', current: true }),
		'the wrong way round, which another check covers': withJobs(
			{ ...cook, startDate: '2022-01', current: true },
			{ ...cook, startDate: '2020', endDate: '2019' },
		),
		'a job without dates': withJobs({ ...cook }, { ...cook, startDate: '2020-02', current: true }),
		'a job of long ago': withJobs(
			{ ...cook, startDate: '2018-01', current: true },
			{ ...cook, startDate: '2009', endDate: '2014' },
		),
	},
}
