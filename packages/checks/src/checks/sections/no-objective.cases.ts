import type { Case } from '@app/cv/fixtures'
import { casesOf, withJobs } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noObjective } from './no-objective.ts'

const after =
	(startDate: string) =>
	(professionalSummary: string): Case => ({
		cv: (cv) => ({
			...(withJobs({ jobTitle: 'Porter', employer: 'Hill', startDate, current: true }).cv?.(cv) ??
				cv),
			professionalSummary,
		}),
	})

export const noObjectiveCases: CheckCases = {
	check: noObjective,
	finds: casesOf(
		[
			'Seeking a challenging position in a growing company where I can use my skills.',
			'Looking for a new role in hospitality.',
			'Objective: to work as a head porter in a large hospital.',
			'To obtain a position as a manager.',
			'To work in a progressive hospital where my skills can be put to use.',
		],
		after('2015-04'),
	),
	accepts: {
		...casesOf(
			[
				'Hospital porter with ten years on wards, now looking for a post in theatres.',
				'I look for the quickest way between two wards and keep patients at ease.',
				'Objective and calm in difficult talks with relatives.',
			],
			after('2015-04'),
		),
		'a beginner may say what they look for': after('2026-01')(
			'Looking for an apprenticeship in joinery.',
		),
	},
}
