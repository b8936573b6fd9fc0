import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { currentJobIsMarked } from './current-job-is-marked.ts'

const cook = { jobTitle: 'Cook', employer: 'Crust' }

export const currentJobIsMarkedCases: CheckCases = {
	check: currentJobIsMarked,
	finds: {
		'a start alone': withJobs({ ...cook, startDate: '2022-03' }),
		'a year alone': withJobs(
			{ ...cook, startDate: '2022' },
			{ ...cook, startDate: '2018', endDate: '2021' },
		),
		'the newest is second': withJobs(
			{ ...cook, startDate: '2018', endDate: '2021' },
			{ ...cook, startDate: '2022' },
		),
	},
	accepts: {
		Present: withJobs({ ...cook, startDate: '2022-03', current: true }),
		'an end': withJobs({ ...cook, startDate: '2022-03', endDate: '2023-01' }),
		'an older job without an end': withJobs(
			{ ...cook, startDate: '2022-03', current: true },
			{ ...cook, startDate: '2019' },
		),
		'another current job': withJobs(
			{ ...cook, startDate: '2022-03' },
			{ ...cook, startDate: '2020-01', current: true },
		),
	},
}
