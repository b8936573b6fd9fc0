import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { sameFullStops } from './same-full-stops.ts'

export const sameFullStopsCases: CheckCases = {
	check: sameFullStops,
	finds: {
		'half and half': withBullets('Cooked soup.', 'Baked bread.', 'Ordered fish', 'Wrote rotas'),
		'two of six': withBullets(
			'Cooked soup.',
			'Baked bread.',
			'Ordered fish.',
			'Sold tea.',
			'Led walks',
			'Wrote rotas',
		),
	},
	accepts: {
		all: withBullets('Cooked soup.', 'Baked bread.', 'Ordered fish.', 'Wrote rotas.'),
		none: withBullets('Cooked soup', 'Baked bread', 'Ordered fish', 'Wrote rotas'),
		'one slip': withBullets('Cooked soup', 'Baked bread', 'Ordered fish', 'Wrote rotas.'),
		'other signs': withBullets('Cooked soup;', 'Baked bread;', 'Ordered fish', 'Wrote rotas'),
	},
}
