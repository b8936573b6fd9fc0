import { casesOf, withBullets, withLine } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { noProtectedDetails } from './no-protected-details.ts'

export const noProtectedDetailsCases: CheckCases = {
	check: noProtectedDetails,
	finds: casesOf(
		[
			'Nationality: British',
			'Religion: Hindu',
			'Gender: Female',
			'Leeds | Sex: Male',
			'Place of birth: Lagos',
			'Ethnicity - White British',
		],
		withLine,
	),
	accepts: {
		...casesOf(
			[
				'Nationality: Polish, settled status',
				'Nationality: Indian (right to work in the UK)',
				'Taught religion and gender studies',
				'Gender equality: chaired the committee’s 12 meetings',
				'Race – finished the Leeds marathon in 2019',
			],
			withLine,
		),
		'in bullets': withBullets(
			'Recorded gender and nationality on 30 forms a day',
			'Wrote a thesis on sex differences in 400 birds',
		),
	},
}
