import type { CheckCases } from '../../fixtures/cases.ts'
import { withBullets } from '../../fixtures/change-cv.ts'
import { exactQuantities } from './exact-quantities.ts'

export const exactQuantitiesCases: CheckCases = {
	check: exactQuantities,
	finds: {
		'many and several': withBullets(
			'Served many customers at lunch',
			'Trained several apprentices',
		),
		'twice in one line': withBullets('Visited various schools and numerous nurseries'),
		once: withBullets('Served many customers at lunch', 'Trained two apprentices'),
		'a lot of': withBullets('Handled a lot of calls', 'Wrote a number of reports'),
	},
	accepts: {
		'with a figure beside it': withBullets(
			'Trained several apprentices (4 a year)',
			'Visited various schools, about 20 a term',
		),
		'how many': withBullets(
			'Counted how many children ate lunch',
			'Recorded how many drugs were given',
		),
		'as many as': withBullets('Seated as many as the hall held', 'Wore many hats'),
	},
}
