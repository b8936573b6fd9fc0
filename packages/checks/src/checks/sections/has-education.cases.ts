import { withJobs, withLine, withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasEducation } from './has-education.ts'

const untaught = { ...withJobs({ jobTitle: 'Porter', employer: 'Hill House' }) }
const withoutCourses = {
	cv: (cv: Parameters<NonNullable<typeof untaught.cv>>[0]) => ({
		...(untaught.cv?.(cv) ?? cv),
		education: [],
		skills: [],
		volunteering: [],
		publications: [],
		professionalSummary: '',
		personalInfo: { ...cv.personalInfo, headline: 'Porter' },
	}),
}

export const hasEducationCases: CheckCases = {
	check: hasEducation,
	finds: { 'no courses': withoutCourses, 'no courses while writing': withoutFile(withoutCourses) },
	accepts: {
		'a certificate': {
			cv: (cv) => ({
				...withoutCourses.cv(cv),
				certification: [
					{
						id: 'c',
						name: 'CSCS card',
						issuer: '',
						date: '',
						expires: '',
						credentialId: '',
						url: '',
					},
				],
			}),
		},
		'a line about school': {
			cv: (cv) => withLine('Nine GCSEs, Beaumont School').cv?.(withoutCourses.cv(cv)) ?? cv,
		},
		'a line about training': {
			cv: (cv) => withLine('In-house training in fire safety').cv?.(withoutCourses.cv(cv)) ?? cv,
		},
	},
}
