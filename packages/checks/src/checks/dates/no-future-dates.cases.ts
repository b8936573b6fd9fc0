import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noFutureDates } from './no-future-dates.ts'

const porter = { jobTitle: 'Porter', employer: 'Hill House' }

export const noFutureDatesCases: CheckCases = {
	check: noFutureDates,
	finds: {
		'a start next month': withJobs({ ...porter, startDate: '2026-07', current: true }),
		'a start in years': withJobs({ ...porter, startDate: '2062-03', endDate: '2063-01' }),
		'an end next year': withJobs({ ...porter, startDate: '2024-01', endDate: '2027-01' }),
		'an end next month': withJobs({ ...porter, startDate: '2024-01', endDate: '2026-07' }),
	},
	accepts: {
		'this month': withJobs({ ...porter, startDate: '2026-06', current: true }),
		'this year': withJobs({ ...porter, startDate: '2024', endDate: '2026' }),
		'a fixed term': withJobs({
			...porter,
			jobTitle: 'Porter (fixed-term)',
			startDate: '2025-01',
			endDate: '2026-12',
		}),
		'an apprenticeship': withJobs({
			...porter,
			jobTitle: 'Apprentice Joiner',
			startDate: '2025-01',
			endDate: '2027-09',
		}),
		'a course that is not finished': {
			cv: (cv) => ({
				...cv,
				education: cv.education.map((course) => ({ ...course, endDate: '2027' })),
			}),
		},
	},
}
