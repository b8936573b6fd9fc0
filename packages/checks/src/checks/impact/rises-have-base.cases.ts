import { casesOf, withBullets } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { risesHaveBase } from './rises-have-base.ts'

const bullet = (text: string) => withBullets(text, 'Cooked breakfast')

export const risesHaveBaseCases: CheckCases = {
	check: risesHaveBase,
	finds: casesOf(
		[
			'Grew revenue by 823% in 7 years',
			'Increased sales by 4,000%',
			'Followers up 300 per cent within six months',
		],
		bullet,
	),
	accepts: casesOf(
		[
			'Grew revenue by 823% in 7 years, from £40k to £370k',
			'Followers up 300% to 12,000 within six months',
			'Increased sales by 40%',
			'Reached 240% of target in December',
			'Delivered a 250% return on the budget',
		],
		bullet,
	),
}
