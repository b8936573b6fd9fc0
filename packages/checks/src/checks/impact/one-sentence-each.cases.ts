import { withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { oneSentenceEach } from './one-sentence-each.ts'

export const oneSentenceEachCases: CheckCases = {
	check: oneSentenceEach,
	finds: {
		'two of three': withBullets(
			'Planned the rota. Everyone got their weekend.',
			'Ordered fish at dawn. Checked every crate for ice.',
			'Trained apprentices',
		),
	},
	accepts: {
		'one each': withBullets('Planned the rota.', 'Ordered fish.', 'Trained apprentices.'),
		abbreviations: withBullets(
			'Ordered approx. 40 crates a week',
			'Worked with Dr. Khan on St. James ward',
			'Sold e.g. bread and cakes',
		),
		'one long one': withBullets('Planned the rota. All agreed.', 'Ordered fish', 'Cooked', 'Baked'),
		decimals: withBullets('Kept 99.5 % of orders', 'Ran 3.5 tonne vans', 'Scored 4.8 of 5'),
	},
}
