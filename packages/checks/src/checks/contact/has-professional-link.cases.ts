import { withLine, withoutFile, withPerson } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasProfessionalLink } from './has-professional-link.ts'

export const hasProfessionalLinkCases: CheckCases = {
	check: hasProfessionalLink,
	finds: {
		'no link': withPerson({ website: '' }),
		'no link while writing': withoutFile(withPerson({ website: '' })),
	},
	accepts: {
		'a pupil without jobs': {
			cv: (cv) => ({
				...cv,
				personalInfo: { ...cv.personalInfo, website: '' },
				experience: [],
				education: cv.education.slice(0, 1).map((course) => ({
					...course,
					qualification: '9 GCSEs',
					institution: 'Hall Cross Academy',
				})),
			}),
		},
		'a printed address': {
			cv: (cv) =>
				withLine('linkedin.com/in/example').cv?.({
					...cv,
					personalInfo: { ...cv.personalInfo, website: '' },
				}) ?? cv,
		},
		'a profile of a network': {
			cv: (cv) => ({
				...cv,
				personalInfo: { ...cv.personalInfo, website: '' },
				socialMedia: [
					{ id: 'l', network: 'LinkedIn', url: 'https://www.example.com/in/g', handle: '' },
				],
			}),
		},
	},
}
