import { withBullets, withCv } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noFillers } from './no-fillers.ts'

export const noFillersCases: CheckCases = {
	check: noFillers,
	finds: {
		'in the profile': withCv({
			professionalSummary: 'I clean ovens on a daily basis in order to pass inspections.',
		}),
		'two in a line': withBullets('Cleaned ovens on a daily basis in order to pass inspections'),
		'about something': withBullets(
			'Wrote the policy with regard to visits in order to guide staff',
		),
		'in two lines': withBullets(
			'Rang clients on a regular basis',
			'Closed early due to the fact that it snowed',
		),
	},
	accepts: {
		one: withBullets('Cleaned ovens in order to pass inspections'),
		'part of a longer phrase': withBullets('Answered calls at all times of the day and night'),
		'part of a longer phrase beside one': withBullets(
			'Answered calls at all times of the day and night in order to help',
		),
		'short forms': withBullets(
			'Cleaned ovens daily to pass inspections',
			'Kept the base of records daily',
		),
	},
}
