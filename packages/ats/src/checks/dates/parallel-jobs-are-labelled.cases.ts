import type { Experience } from '@app/cv'
import type { CheckCases } from '../../fixtures/cases.ts'
import { withJobs } from '../../fixtures/change-cv.ts'
import { parallelJobsAreLabelled } from './parallel-jobs-are-labelled.ts'

const jobs = (second: Partial<Experience>) =>
	withJobs(
		{ jobTitle: 'Cook', employer: 'Crust', startDate: '2020-03', endDate: '2022-08' },
		{
			jobTitle: 'Porter',
			employer: 'Hill House',
			startDate: '2021-01',
			endDate: '2023-02',
			...second,
		},
	)

export const parallelJobsAreLabelledCases: CheckCases = {
	check: parallelJobsAreLabelled,
	finds: {
		'two jobs for a year and a half': jobs({}),
		'one of them goes on': jobs({ endDate: '', current: true }),
	},
	accepts: {
		'one after the other': jobs({ startDate: '2022-09' }),
		'a month of handing over': jobs({ startDate: '2022-07' }),
		'part-time': jobs({ jobTitle: 'Porter (part-time)' }),
		'an agency': jobs({ employer: 'Blue Arrow agency' }),
		'years only': jobs({ startDate: '2021', endDate: '2023' }),
		'two roles at one employer': jobs({ employer: 'Crust' }),
	},
}
