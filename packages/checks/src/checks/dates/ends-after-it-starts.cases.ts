import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { endsAfterItStarts } from './ends-after-it-starts.ts'

const porter = { jobTitle: 'Porter', employer: 'Hill House' }

export const endsAfterItStartsCases: CheckCases = {
	check: endsAfterItStarts,
	finds: {
		'months of one year': withJobs({ ...porter, startDate: '2021-09', endDate: '2021-03' }),
		years: withJobs({ ...porter, startDate: '2021', endDate: '2019' }),
		days: withJobs({ ...porter, startDate: '2021-03-20', endDate: '2021-03-02' }),
		'the second job': withJobs(
			{ ...porter, startDate: '2020', endDate: '2021' },
			{ ...porter, startDate: '2020-06', endDate: '2019-06' },
		),
		'a course': {
			cv: (cv) => ({
				...cv,
				education: cv.education.map((course) => ({
					...course,
					startDate: '2020',
					endDate: '2017',
				})),
			}),
		},
	},
	accepts: {
		'one month': withJobs({ ...porter, startDate: '2021-03', endDate: '2021-03' }),
		'a month and its year': withJobs({ ...porter, startDate: '2021-09', endDate: '2021' }),
		'a day and its month': withJobs({ ...porter, startDate: '2021-03-20', endDate: '2021-03' }),
		'a current job with an old end': withJobs({
			...porter,
			startDate: '2021',
			endDate: '2019',
			current: true,
		}),
		'no end': withJobs({ ...porter, startDate: '2021' }),
	},
}
