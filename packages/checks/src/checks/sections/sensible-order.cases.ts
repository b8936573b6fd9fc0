import type { Case } from '@app/cv/fixtures'
import { withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { sensibleOrder } from './sensible-order.ts'

const longCareer = withJobs(
	{ jobTitle: 'Warehouse Operative', employer: 'Hub', startDate: '2012-03', endDate: '2019-05' },
	{ jobTitle: 'Team Leader', employer: 'Hub', startDate: '2019-06', current: true },
)

const firstJob = withJobs({
	jobTitle: 'Trainee',
	employer: 'Hub',
	startDate: '2025-09',
	current: true,
})

const ordered = (base: Case, ...sections: string[]): Case => ({
	cv: (cv) => ({ ...(base.cv?.(cv) ?? cv), publications: [] }),
	source: (source) => ({
		...source,
		headings: sections.map((section) => ({ text: `The ${section}`, section, place: null })),
	}),
})

// A senior lecturer leads with her degrees, as academic CVs do.
const unlessAcademic = (change: Case): Case => ({
	...change,
	cv: (cv) => {
		const changed = change.cv?.(cv) ?? cv
		return { ...changed, personalInfo: { ...changed.personalInfo, headline: 'Team Leader' } }
	},
})

export const sensibleOrderCases: CheckCases = {
	check: sensibleOrder,
	finds: {
		'a long career after school': unlessAcademic(ordered(longCareer, 'education', 'experience')),
		'skills after the referees': unlessAcademic(
			ordered(longCareer, 'experience', 'reference', 'skills'),
		),
	},
	accepts: {
		'work first': ordered(longCareer, 'experience', 'education', 'skills'),
		'a beginner leads with a degree': ordered(firstJob, 'education', 'experience'),
		'a student whose shifts add up to years': {
			...ordered(longCareer, 'education', 'experience'),
			cv: (cv) => ({
				...(longCareer.cv?.(cv) ?? cv),
				education: cv.education
					.slice(0, 1)
					.map((course) => ({ ...course, startDate: '2024-09', endDate: '' })),
			}),
		},
		'no file yet': { ...longCareer, source: () => null },
	},
}
