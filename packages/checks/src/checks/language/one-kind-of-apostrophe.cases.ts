import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneKindOfApostrophe } from './one-kind-of-apostrophe.ts'

export const oneKindOfApostropheCases: CheckCases = {
	check: oneKindOfApostrophe,
	finds: {
		'two of each': withBullets(
			"Met the chef's deadlines",
			"Kept the guests' and the owner's trust",
			'Wrote the shop’s rota',
			'Ran the children’s menu',
		),
	},
	accepts: {
		straight: withBullets(
			"Met the chef's deadlines",
			"Wrote the shop's rota",
			"Ran the bar's till",
		),
		curly: withBullets('Met the chef’s deadlines', 'Wrote the shop’s rota'),
		'one straight mark in a name': withBullets(
			"Worked at O'Neill",
			'The shop’s rota',
			'The bar’s till',
		),
		none: withBullets('Cooked', 'Baked', 'Cleaned'),
	},
}
