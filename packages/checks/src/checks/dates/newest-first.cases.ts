import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { newestFirst } from './newest-first.ts'

const job = (startDate: string, endDate: string) => ({
	jobTitle: 'Cook',
	employer: 'Crust',
	startDate,
	endDate,
	current: endDate === '',
})

export const newestFirstCases: CheckCases = {
	check: newestFirst,
	finds: {
		'oldest first': withJobs(
			job('2015-01', '2017-01'),
			job('2017-02', '2020-01'),
			job('2020-02', ''),
		),
		'the last job is the newest': withJobs(
			job('2018', '2020'),
			job('2015', '2017'),
			job('2021', ''),
		),
		'years only': withJobs(job('2010', '2012'), job('2013', '2014')),
	},
	accepts: {
		'newest first': withJobs(
			job('2020-02', ''),
			job('2017-02', '2020-01'),
			job('2015-01', '2017-01'),
		),
		'two current jobs, the longer first': withJobs(job('2015-01', ''), job('2021-01', '')),
		'a short job inside a long one': withJobs(job('2015-01', '2022-01'), job('2018-01', '2019-01')),
		'two jobs of one year': withJobs(job('2019', '2019'), job('2019', '2019')),
		'jobs without dates': withJobs(job('2019', '2020'), { jobTitle: 'Cook' }, job('2017', '2018')),
		'two sections of jobs': {
			...withJobs(job('2018', '2020'), job('2022', '2024')),
			source: (source) => ({
				...source,
				headings: ['Relevant experience', 'Other experience'].map((text) => ({
					text,
					section: 'experience',
					place: null,
				})),
			}),
		},
	},
}
