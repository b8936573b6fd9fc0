import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noLongGaps } from './no-long-gaps.ts'

const job = (startDate: string, endDate: string) => ({
	jobTitle: 'Cook',
	employer: 'Crust',
	startDate,
	endDate,
	current: endDate === '',
})
const alone = (...jobs: ReturnType<typeof job>[]) => ({
	cv: (cv: Parameters<NonNullable<ReturnType<typeof withJobs>['cv']>>[0]) => ({
		...(withJobs(...jobs).cv?.(cv) ?? cv),
		education: [],
		volunteering: [],
	}),
})

export const noLongGapsCases: CheckCases = {
	check: noLongGaps,
	finds: {
		'seven months': alone(job('2022-09', ''), job('2019-01', '2022-01')),
		'three years': alone(job('2023-01', ''), job('2018', '2019')),
	},
	accepts: {
		'six months': alone(job('2022-08', ''), job('2019-01', '2022-01')),
		'years that may touch': alone(job('2020', ''), job('2015', '2019')),
		'a gap of long ago': alone(job('2014-01', ''), job('2010-01', '2012-01')),
		'a course in between': {
			cv: (cv) => ({
				...(withJobs(job('2022-09', ''), job('2019-01', '2020-01')).cv?.(cv) ?? cv),
				education: [
					{
						id: 'e',
						qualification: 'HND',
						fieldOfStudy: '',
						institution: 'College',
						location: '',
						startDate: '2020-02',
						endDate: '2022-07',
						grade: '',
						current: false,
						details: [],
					},
				],
			}),
		},
		'a job held meanwhile': alone(
			job('2022-09', ''),
			job('2021-01', '2021-03'),
			job('2019-01', ''),
		),
	},
}
