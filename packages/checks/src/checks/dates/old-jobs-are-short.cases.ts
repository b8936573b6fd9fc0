import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oldJobsAreShort } from './old-jobs-are-short.ts'

const bullets = ['Cooked breakfast', 'Ordered fish', 'Wrote the rota']
const now = { jobTitle: 'Head Chef', employer: 'Crust', startDate: '2012-03', current: true }

// A job of long ago in another trade, so that nobody here is a scholar with a long list.
const career = (endDate: string, achievements: string[]) => ({
	cv: (cv: Parameters<NonNullable<ReturnType<typeof withJobs>['cv']>>[0]) => {
		const old = { jobTitle: 'Cook', employer: 'Hill', startDate: '2004-01', endDate, achievements }
		const changed = withJobs(now, old).cv?.(cv) ?? cv
		return {
			...changed,
			publications: [],
			personalInfo: { ...changed.personalInfo, headline: 'Head Chef' },
		}
	},
})

export const oldJobsAreShortCases: CheckCases = {
	check: oldJobsAreShort,
	finds: {
		'ended in 2009, three bullets': career('2009-05', bullets),
		'ended in the year 2008': career('2008', [...bullets, 'Taught apprentices']),
	},
	accepts: {
		'ended in 2009, one line': career('2009-05', ['Cooked breakfast']),
		'ended ten years ago': career('2016-05', bullets),
		'an end that is not known': career('', bullets),
	},
}
