import type { Experience } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
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

const beside = (course: { startDate: string; endDate: string }): Case => ({
	cv: (cv) => {
		const changed = jobs({}).cv?.(cv) ?? cv
		const education = changed.education.slice(0, 1).map((one) => ({ ...one, ...course }))
		return { ...changed, education }
	},
})

export const parallelJobsAreLabelledCases: CheckCases = {
	check: parallelJobsAreLabelled,
	finds: {
		'two jobs for a year and a half': jobs({}),
		'one of them is present': jobs({ endDate: '', current: true }),
	},
	accepts: {
		'one after the other': jobs({ startDate: '2022-09' }),
		'a month of handing over': jobs({ startDate: '2022-07' }),
		'part-time': jobs({ jobTitle: 'Porter (part-time)' }),
		'an agency': jobs({ employer: 'Blue Arrow agency' }),
		'years only': jobs({ startDate: '2021', endDate: '2023' }),
		'the treasurer of a society': jobs({
			jobTitle: 'Treasurer',
			employer: 'Islamic Society, Birmingham City University',
		}),
		'a reservist': jobs({ jobTitle: 'Army Reservist', employer: '4 Mercian' }),
		'a parent at home': jobs({ jobTitle: 'Full-time mum', employer: '' }),
		'two jobs beside a course': beside({ startDate: '2019', endDate: '2022' }),
		'two jobs beside a present course': beside({ startDate: '2019-09', endDate: '' }),
		'two roles at one employer': jobs({ employer: 'Crust' }),
	},
}
