import { newListSection } from '@app/cv'
import { withoutFile } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { hasExperience } from './has-experience.ts'

export const hasExperienceCases: CheckCases = {
	check: hasExperience,
	finds: {
		'no jobs': { cv: (cv) => ({ ...cv, experience: [], volunteering: [] }) },
		'no jobs while writing': withoutFile({ cv: (cv) => ({ ...cv, experience: [] }) }),
	},
	accepts: {
		'one job': {
			cv: (cv) => ({
				...cv,
				experience: [
					{
						id: 'j',
						jobTitle: 'Barista',
						employer: 'Bean',
						location: '',
						startDate: '2024-01',
						endDate: '',
						current: true,
						summary: '',
						achievements: [],
					},
				],
			}),
		},
		'dated lines that were not understood': {
			cv: (cv) => ({
				...cv,
				experience: [],
				custom: ['Cook, Crust 2019 – 2021', 'Porter, Hill House 2015 – 2019'].map((text, index) =>
					newListSection(`c${index}`, { title: 'More', lines: [text] }),
				),
			}),
		},
		'a heading whose jobs were not understood': {
			cv: (cv) => ({ ...cv, experience: [] }),
			source: (source) => ({
				...source,
				headings: [{ text: 'Career', section: 'experience', place: null }],
			}),
		},
	},
}
