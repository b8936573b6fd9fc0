import { withJobs, withLine, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasDates } from './has-dates.ts'

const undated = {
	cv: (cv: Parameters<NonNullable<ReturnType<typeof withJobs>['cv']>>[0]) => ({
		...(withJobs(
			{ jobTitle: 'Porter', employer: 'Hill House' },
			{ jobTitle: 'Cook', employer: 'Crust' },
		).cv?.(cv) ?? cv),
		education: [],
		volunteering: [],
		publications: [],
	}),
}

export const hasDatesCases: CheckCases = {
	check: hasDates,
	finds: {
		'no dates': undated,
		'no dates while writing': withoutFile(undated),
		'only courses, and no dates': {
			cv: (cv) => ({
				...undated.cv(cv),
				experience: [],
				education: cv.education.map((course) => ({ ...course, startDate: '', endDate: '' })),
			}),
		},
	},
	accepts: {
		'one year': withJobs({ jobTitle: 'Porter', employer: 'Hill House', startDate: '2019' }),
		'dates that were not taken over': {
			cv: (cv) => withLine('Hill House, 2019 – 2021').cv?.(undated.cv(cv)) ?? cv,
		},
		'only a course is dated': { cv: (cv) => ({ ...undated.cv(cv), education: cv.education }) },
	},
}
